// npm run known-marks.
import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/known-marks.ts');
