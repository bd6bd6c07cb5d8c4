// npm run gallery: every drawing on one page.
import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/gallery.ts');
