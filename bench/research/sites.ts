import { misbehavingSites } from '../../apps/server/src/testing/misbehaving-sites.ts';
import { brandPage, openTestWeb } from '../../apps/server/src/testing/web.ts';

/** Three competitors whose sites answer at once. */
export const rivals = ['one', 'two', 'three'].map((name) => `${name}-rival.com`);

const good = Object.fromEntries(rivals.map((host, at) => [host, brandPage('#7a1f3d', `Rival ${at}`)]));

// as a process of its own, so that what sites cost is not taken for what reading them costs
if (process.send) {
  const { port } = await openTestWeb({ ...good, ...misbehavingSites });
  process.send({ port });
  process.on('disconnect', () => process.exit(0));
}
