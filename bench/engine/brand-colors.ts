import fs from 'node:fs';
import { brandsFile } from '../../apps/server/src/adapters/company-data/sources.ts';

/**
 * The official colors of the brands in simple-icons, `#rrggbb`, one a brand: what a founder's competitors really look
 * like.
 */
export const readBrandColors = (): string[] =>
  (JSON.parse(fs.readFileSync(brandsFile(), 'utf8')) as { hex: string }[]).map(({ hex }) => `#${hex.toLowerCase()}`);
