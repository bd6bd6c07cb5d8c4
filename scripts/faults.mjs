import { ensureBuilt, ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
handOver('faults/main.ts');
