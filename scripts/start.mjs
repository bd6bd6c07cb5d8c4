import { ensureBuilt, ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
handOver('apps/server/src/main.ts');
