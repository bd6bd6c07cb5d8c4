import { ConfigError, readConfig, type Config } from './config.ts';
import { takeDataDir } from './data-dir.ts';
import { createStopping } from './stopping.ts';

const stopping = createStopping((problem) => console.error(problem));
const stopped = new AbortController();
let ending: Promise<never> | undefined;

const stop = (code: number): Promise<never> => {
  ending ??= (async () => {
    stopped.abort();
    const clean = await stopping.run();
    process.exit(clean ? code : 1);
  })();
  return ending;
};

const start = async (config: Config): Promise<void> => {
  // with DATABASE_URL the folder holds nothing that two processes could spoil
  if (!config.DATABASE_URL) stopping.add('the lock of DATA_DIR', takeDataDir(config.DATA_DIR));
  // only now, since it takes a second or two to load: whoever may not have the folder is told at once
  const { serve } = await import('./serve.ts');
  await serve(config, { stopping, stopped: stopped.signal });
};

const explain = (error: unknown, config: Config | undefined): string => {
  if (error instanceof ConfigError) return error.message;
  const { code, syscall, path: place } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${config?.PORT} is in use. Stop what uses it, or set PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${config?.PORT} is not open to this user. Set PORT to another, such as 3000.`;
  if (code === 'EACCES')
    return `${place ?? 'A folder'} may not be written. Check DATA_DIR (${config?.DATA_DIR}) and BLOBS_DIR.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// the start script's channel: when that process is killed outright, end in order
process.on('disconnect', () => void stop(0));

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  // what a signal takes away under a start is no news
  if (!ending) console.error(explain(error, config));
  await stop(1);
}
