import { checkBrain } from '@signet/brain';
import type { SchemeColors } from '@signet/color';
import { rankSchemes } from '@signet/engine';
import type { EngineAnswers, RankedScheme } from '@signet/engine';
import { readTables } from '../brain/read-tables.ts';
import type { Plate, PlateGroup } from './plate.ts';

interface Startup extends Omit<EngineAnswers, 'lifecycle'> {
  name: string;
}

const startups: readonly Startup[] = [
  { name: 'Harbor Ledger', industry: 'accounting-and-tax', favoriteColors: ['navy'], dislikedColors: [], keywords: ['reliable', 'precise', 'calm'] },
  { name: 'Pip & Peel', industry: 'groceries-and-packaged-food', favoriteColors: ['lemon'], dislikedColors: ['black'], keywords: ['playful', 'fresh', 'happy'] },
  { name: 'Oakrise', industry: 'construction', favoriteColors: [], dislikedColors: ['magenta', 'lavender'], keywords: ['rugged', 'sturdy', 'hands-on'] },
  { name: 'Noctua', industry: 'cybersecurity', favoriteColors: ['violet', 'black'], dislikedColors: [], keywords: ['nocturnal', 'skeptical', 'cool'] },
  { name: 'Tendril', industry: 'health-care', favoriteColors: ['mint'], dislikedColors: ['crimson'], keywords: ['tender', 'nurturing', 'safe'] },
  { name: 'Velvet Hour', industry: 'beer-wine-and-spirits', favoriteColors: ['burgundy', 'amber'], dislikedColors: [], keywords: ['indulgent', 'romantic', 'sophisticated'] },
  { name: 'Lumen Orbit', industry: 'aerospace-and-defense', favoriteColors: [], dislikedColors: ['cobalt', 'violet'], keywords: ['futuristic', 'technical', 'far-sighted'] },
  { name: 'Bramble', industry: 'childcare-and-parenting', favoriteColors: ['coral', 'turquoise'], dislikedColors: [], keywords: ['cute', 'soft', 'warm'] },
  { name: 'Stilte', industry: 'mental-health', favoriteColors: ['ivory'], dislikedColors: ['lemon'], keywords: ['calm', 'minimal', 'modest'] },
  { name: 'Ferrous', industry: 'fitness-and-sports', favoriteColors: ['tangerine'], dislikedColors: ['blush', 'lavender'], keywords: ['intense', 'loud', 'competitive'] },
  { name: 'Marrow Press', industry: 'books-and-publishing', favoriteColors: [], dislikedColors: [], keywords: ['scholarly', 'poetic', 'vintage'] },
  { name: 'Canopy', industry: 'climate-and-carbon', favoriteColors: ['forest', 'lime'], dislikedColors: ['tan'], keywords: ['earth-minded', 'hopeful', 'practical'] },
];

const CELL = { width: 264, height: 214, gap: 16 } as const;
const TITLE = 34;
const bands = [['p1', 0.3], ['p2', 0.1], ['s1', 0.15], ['a1', 0.1], ['a2', 0.05], ['n1', 0.1], ['n2', 0.1], ['n3', 0.1]] as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${radius}"/>`;
const words = (x: number, y: number, size: number, fill: string, text: string, weight = 400): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;

const drawBands = (colors: SchemeColors): string => {
  let x = 0;
  return bands.map(([role, share]) => {
    const band = rect(x, 0, CELL.width * share, 84, colors[role]);
    x += CELL.width * share;
    return band;
  }).join('');
};

const drawScheme = (name: string, { colors, matchScore, reasons: [reason] }: RankedScheme, ink: string): string => [
  rect(0, 0, CELL.width, 184, colors.n3), drawBands(colors),
  words(8, 76, 13, colors.w1, name, 700),
  words(12, 112, 19, colors.p1, name, 700),
  words(12, 131, 11, colors.b1, 'Black text on the ground, as in a letter,'), words(12, 146, 11, colors.n1, 'and the quiet dark beneath it.'),
  rect(12, 156, 74, 20, colors.s1, 5), words(23, 170, 9, '#ffffff', 'Secondary', 700),
  rect(92, 156, 62, 20, colors.a1, 5), words(107, 170, 9, colors.b1, 'Accent', 700),
  rect(160, 156, 26, 20, colors.a2, 5), rect(192, 156, 60, 20, colors.p2, 5), words(203, 170, 9, colors.w1, 'Primary 2'),
words(0, 198, 8.5, ink, `${matchScore}  ${reason?.kind ?? ''} ${reason?.input ?? ''} ${reason?.value.toFixed(2) ?? ''}`),
].join('');

const wishesOf = ({ industry, keywords, favoriteColors, dislikedColors }: Startup): string =>
  [industry, keywords.join(', '), favoriteColors.length > 0 ? `likes ${favoriteColors.join(', ')}` : '', dislikedColors.length > 0 ? `dislikes ${dislikedColors.join(', ')}` : '']
    .filter(Boolean).join('; ');

const SHOWN = 6;
const [WIDTH, HEIGHT] = [SHOWN * (CELL.width + CELL.gap) + CELL.gap, TITLE + CELL.height + CELL.gap];

const checked = checkBrain(await readTables());

const plateOf = (startup: Startup): Plate => ({ b1: ink = '#000000', n3: paper = '#ffffff' }) => {
  if (!checked.ok) throw new Error('The default brain does not pass its check.');
  const answers = { ...startup, lifecycle: 'seed' };
  const schemes = rankSchemes({ seed: `gallery ${startup.name}`, brain: checked.brain, answers, companyName: startup.name, coverage: () => true }).slice(0, SHOWN);
  const cells = schemes.map((scheme, at) => `<g transform="translate(${at * (CELL.width + CELL.gap)} ${TITLE})">${drawScheme(startup.name, scheme, ink)}</g>`);
  const title = words(0, 20, 15, ink, `${startup.name}: ${wishesOf(startup)}`);
  const frame = `viewBox="${-CELL.gap} 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${rect(-CELL.gap, 0, WIDTH, HEIGHT, paper)}${title}${cells.join('')}</svg>`;
};

/**
 * Twelve invented startups, the first six schemes of each: bands in the proportions that the engine weighs, and a sample of text on the
 * scheme's own ground. To be looked at for what is broken, muddy, childish or alike.
 */
export const group: PlateGroup = {
  title: 'Color schemes',
  plates: Object.fromEntries(startups.map((startup) => [startup.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'), plateOf(startup)])),
};
