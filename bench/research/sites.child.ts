import { misbehavingSites } from '../../apps/server/src/testing/misbehaving-sites.ts';
import { openTestWeb } from '../../apps/server/src/testing/web.ts';
import { rivalSites } from './sites.ts';

// A process of its own, so that what sites cost is not taken for what reading them costs; it ends with its parent.
const { port } = await openTestWeb({ ...rivalSites, ...misbehavingSites });
process.send?.({ port });
process.on('disconnect', () => process.exit(0));
