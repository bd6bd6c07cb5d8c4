import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/check.ts');
