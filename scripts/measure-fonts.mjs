import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/measure-fonts.ts');
