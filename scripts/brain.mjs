import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/brain.ts');
