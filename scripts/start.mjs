import { ensureBuilt, ensureInstalled, handOver, serverOptions } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
handOver('apps/server/src/main.ts', process.argv.slice(2), serverOptions);
