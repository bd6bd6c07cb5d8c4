// npm run briefs: hand-made brands beside the engine's, sides shuffled.
import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/briefs.ts');
