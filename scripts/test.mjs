import { ensureBuilt, ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
handOver('scripts/test.ts');
