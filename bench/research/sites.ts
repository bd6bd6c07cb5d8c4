import { brandPage } from '../../apps/server/src/testing/web.ts';

/** Three competitors whose sites answer at once. */
export const rivals = ['one', 'two', 'three'].map((name) => `${name}-rival.com`);

/** What their sites say, by host. */
export const rivalSites = Object.fromEntries(rivals.map((host, at) => [host, brandPage('#7a1f3d', `Rival ${at}`)]));
