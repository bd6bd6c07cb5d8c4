import { ensureBuilt, ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
handOver('bench/main.ts');
