// npm run contact-sheets: the first brands of fifty random quizzes, in color and in gray.
import { ensureInstalled, handOver } from './bootstrap.mjs';

ensureInstalled();
handOver('scripts/contact-sheets.ts');
