import Fastify from 'fastify';

/* The baseline of the start: `bare-listen.ts <port>`. */
const app = Fastify();
app.get('/api/health', async () => ({ ready: true }));
process.on('SIGTERM', () => void app.close());
await app.listen({ port: Number(process.argv[2]), host: 'localhost' });
