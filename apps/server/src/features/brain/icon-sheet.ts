import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brain } from '@signet/brain';

type Icon = { icon: string; iconStyle: 'outline' | 'filled' };

/** The package exports its icons and nothing else, so one of them shows where they lie. */
const ICONS = path.resolve(fileURLToPath(import.meta.resolve('@tabler/icons/outline/circle.svg')), '../..');
const NAME = /^[a-z0-9-]+$/;

/** How a symbol is named in the sheet: `leaf`, `leaf-filled`. */
const symbolId = ({ icon, iconStyle }: Icon) => (iconStyle === 'filled' ? `${icon}-filled` : icon);

const iconsOf = (brain: Brain): Icon[] => [
  ...brain.keywords,
  ...brain.categories.map(({ icon }) => ({ icon, iconStyle: 'outline' as const })),
  ...brain.marketingKits.flatMap((kit) => kit.styles),
];

const STYLES = {
  outline: 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"',
  filled: 'fill="currentColor"',
};

const readSymbol = async (one: Icon): Promise<string> => {
  if (!NAME.test(one.icon)) return '';
  const svg = await fs.readFile(path.join(ICONS, one.iconStyle, `${one.icon}.svg`), 'utf8').catch(() => '');
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/
    .exec(svg)?.[1]
    ?.replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return body ? `<symbol id="${symbolId(one)}" viewBox="0 0 24 24" ${STYLES[one.iconStyle]}>${body}</symbol>` : '';
};

/**
 * Every icon that a brain names as one SVG of symbols (Tabler Icons, MIT). A name that Tabler does not have is left
 * out: its place stays empty rather than breaking the page.
 */
export const drawIconSheet = async (brain: Brain): Promise<string> => {
  const distinct = new Map(iconsOf(brain).map((one) => [symbolId(one), one]));
  const symbols = await Promise.all([...distinct.values()].map(readSymbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
};
