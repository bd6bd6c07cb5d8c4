import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('apps/server/src/operations/doctor-command.ts');
