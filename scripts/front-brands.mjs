// npm run front-brands.
import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/front-brands.ts');
