import {
  headlineWeights,
  rankFonts,
  rankSchemes,
  type EngineInput,
  type NameFits,
  type RankedFont,
} from '@signet/engine';
import { toSvg } from '@signet/scene';
import { judgeName, type NameFit } from '@signet/type';
import { CARD, drawCard } from './brand-card.ts';
import { brain, openFace } from './families.ts';
import type { Plate, PlateGroup } from './plate.ts';
import { startups, type Startup } from './startups.ts';

const SHOWN = 6;
const [GAP, TITLE, CAPTION] = [16, 34, 22];
const WIDTH = SHOWN * (CARD.width + GAP) - GAP;
const HEIGHT = TITLE + CARD.height + CAPTION;

const fitsOf = async (name: string, answers: EngineInput['answers']): Promise<NameFits> => {
  const fits = new Map<string, ReadonlyMap<number, NameFit>>();
  for (const [id, weight] of headlineWeights({ brain, answers, companyName: name })) {
    const fit = judgeName(await openFace(id, weight), name);
    if (fit) fits.set(id, new Map([[weight, fit]]));
  }
  return fits;
};

const quizOf = async ({ name, rivals, ...answers }: Startup): Promise<EngineInput> => ({
  seed: `gallery ${name}`,
  brain,
  answers,
  companyName: name,
  nameFits: await fitsOf(name, answers),
  research: { competitors: rivals.map((colors, at) => ({ id: `rival-${at}`, name: `Rival ${at + 1}`, colors })) },
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const words = (x: number, y: number, size: number, fill: string, text: string): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${fill}">${escaped(text)}</text>`;
const swatch = (x: number, fill: string): string =>
  `<rect x="${x}" y="8" width="14" height="14" rx="3" fill="${fill}"/>`;

const wishesOf = ({ name, industry, keywords, favoriteColors, dislikedColors }: Startup): string =>
  [
    `${name}: ${keywords.join(', ')}`,
    industry,
    favoriteColors.length > 0 ? `likes ${favoriteColors.join(', ')}` : '',
    dislikedColors.length > 0 ? `dislikes ${dislikedColors.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');

const drawRivals = ({ rivals }: Startup, ink: string): string => {
  const colors = rivals.flat();
  const left = WIDTH - colors.length * 20;
  return colors.length === 0
    ? ''
    : words(left - 78, 20, 12, ink, 'competitors') + colors.map((hex, at) => swatch(left + at * 20, hex)).join('');
};

const faceOf = (fonts: readonly RankedFont[], at: number): RankedFont => {
  const font = fonts[at] ?? fonts[0];
  if (!font) throw new Error('No font was recommended.');
  return font;
};

const plateOf =
  (startup: Startup): Plate =>
  async ({ b1: ink = '#000000' }) => {
    const quiz = await quizOf(startup);
    const { headline, bulkText } = rankFonts(quiz);
    const cards = rankSchemes(quiz)
      .slice(0, SHOWN)
      .map(async ({ colors, matchScore }, at) => {
        const [head, text] = [faceOf(headline, at), faceOf(bulkText, at)];
        const [headFont, textFont] = [
          await openFace(head.fontId, head.fontWeight),
          await openFace(text.fontId, text.fontWeight),
        ];
        const card = toSvg(drawCard({ ...startup, headline: headFont, text: textFont }), colors);
        return (
          `<g transform="translate(${at * (CARD.width + GAP)} ${TITLE})">${card}` +
          `${words(0, CARD.height + 16, 11, ink, `${matchScore}   ${head.fontName} with ${text.fontName}`)}</g>`
        );
      });
    const drawn = (await Promise.all(cards)).join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="` +
      `${HEIGHT}">${words(0, 20, 15, ink, wishesOf(startup))}${drawRivals(startup, ink)}${drawn}</svg>`
    );
  };

/**
 * Twelve invented startups, the first six schemes of each with the first six headline and text fonts. To be looked
 * at: what is muddy, childish or nearly the same at the top is wrong whatever its score.
 */
export const group: PlateGroup = {
  title: 'Twelve quizzes',
  plates: Object.fromEntries(
    startups.map((startup) => [startup.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'), plateOf(startup)]),
  ),
};
