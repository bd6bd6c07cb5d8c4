import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/schema.ts');
