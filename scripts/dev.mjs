import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/dev.ts');
