// npm run mark-forms.
import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/mark-forms.ts');
