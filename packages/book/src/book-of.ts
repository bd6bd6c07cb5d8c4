import { contrastRatio, oklchOf, type ColorRole } from '@signet/color';
import { bookManner, type Book, type BookDrawing, type BookOpening } from '@signet/contract';
import { tintsOf } from '@signet/pack';
import { lookSentence, saidInTrade, voiceOf } from '@signet/wording';
import { argumentOf } from './argument.ts';
import type { BookBrand, BookKeyword, PieceAreas } from './book-brand.ts';
import { clearSpaceRule } from './clear-space.ts';
import { bookColors } from './colors.ts';
import { drawBook, drawOpening, type DrawnPicture } from './draw-book.ts';
import { inkOn } from './ink-on.ts';
import { lockupTitles } from './lockup-titles.ts';

/** Sizes of the hierarchy: a scale of a major third around a text of 16 px; in print 16 px are 10 points. */
const levels = [
  ['Display', 'headline', 61, 1.05],
  ['Title', 'headline', 39, 1.12],
  ['Heading', 'headline', 25, 1.2],
  ['Body', 'text', 16, 1.55],
  ['Small', 'text', 13, 1.45],
] as const;
const PT = 10 / 16;

/** Spec results §9: labels of the three keywords, and the colors that they are tied to. */
const places = [
  ['CORE', 'p1'],
  ['SUPPORTING', 's1'],
  ['NUANCE', 'a1'],
] as const;

const sampleOf = ({ keywords, drawing }: BookBrand, name: string): string => {
  const [core] = keywords;
  const samples: Readonly<Record<string, string>> = {
    Display: core?.name ?? 'Display',
    Title: drawing.texts.story,
    Heading: drawing.texts.deck,
    Body: drawing.texts.letter.paragraphs[0] ?? '',
    Small: 'Captions, notes and everything that is looked up rather than read.',
  };
  return samples[name] ?? '';
};

/** How much a keyword asks for quiet colors: what it wants of calm, less what it wants of strength. */
const quietOf = ({ traits }: BookKeyword): number =>
  traits.reduce((sum, { anchor, weight }) => {
    if (anchor === 'saysani:calm') return sum + weight;
    return anchor === 'oklch:chroma' || anchor === 'saysani:exciting' ? sum - weight : sum;
  }, 0);

/** From so much on a keyword is called quiet, and a color loud. */
const [QUIET, LOUD] = [0.5, 0.12];
/** The step of a color's scale that is pale and still that color. */
const PALE = 100;

/** What a keyword stands on: its color; of a loud one the pale tint where the word is a quiet one. */
const fieldFor = (hex: string, keyword: BookKeyword): string =>
  quietOf(keyword) >= QUIET && oklchOf(hex).chroma > LOUD ? tintsOf(hex)[PALE] : hex;

const voiceIn = ({ keywords, colors, industry }: BookBrand): Book['voice'] => {
  const said = saidInTrade(industry._id, keywords.map(quietOf));
  return places.flatMap(([place, role], at) => {
    const keyword = keywords[at];
    if (!keyword) return [];
    const { words = '', say: any = '', not = '' } = voiceOf(keyword._id) ?? {};
    const [say, also] = said[at] ? [said[at], any] : [any, ''];
    const hex = colors[role];
    const field = fieldFor(hex, keyword);
    const { name, meaning, traits } = keyword;
    const look = lookSentence(traits);
    return [{ place, role, hex, field, ink: inkOn(field), name, meaning, look, words, say, also, not }];
  });
};

/** Pieces that are shown lying together, and the colors that they may lie on. */
const together = ['kit-letterhead', 'kit-card-front', 'kit-card-back', 'kit-story'];
const grounds = ['s1', 'a2', 'p1', 'p2', 'a1'] as const;
/** Paler, against white, a letter would be lost on it. */
const PALEST = 1.25;

/** The color of the brand of which those pieces have the least: they stand out from it. */
const fieldOf = ({ colors }: BookBrand, pieces: PieceAreas): string => {
  const has = (role: ColorRole): number =>
    pieces
      .filter(({ name }) => together.includes(name))
      .flatMap(({ areas: { roles } }) => roles)
      .reduce((sum, part) => sum + (part.role === role ? part.percent : 0), 0);
  const deep = grounds.filter((role) => contrastRatio(colors[role], colors.w1) >= PALEST);
  return colors[deep.toSorted((one, other) => has(one) - has(other))[0] ?? 'p1'];
};

const told = (pictures: readonly DrawnPicture[]): BookDrawing[] => pictures.map(({ svg: _svg, ...drawing }) => drawing);

/** What a book opens on: logo and type, with the drawings of the logo. */
export const openingOf = (brand: BookBrand): BookOpening => {
  const { logo, grounds, faces, reasons } = brand;
  return {
    logo: {
      hasMark: logo.lockups.some(({ lockup }) => lockup === 'mark'),
      story: [...reasons.mark],
      clearSpace: clearSpaceRule(brand),
      smallest: logo.lockups.flatMap(({ lockup, smallest }) =>
        smallest ? [{ lockup, title: lockupTitles[lockup].title, widths: { ...smallest } }] : [],
      ),
      grounds,
    },
    type: {
      faces,
      levels: levels.map(([name, part, px, lineHeight]) => ({
        name,
        part,
        px,
        pt: Math.round(px * PT * 2) / 2,
        lineHeight,
        sample: sampleOf(brand, name),
      })),
    },
    drawings: told(drawOpening(brand)),
  };
};

/** A brand as its book tells of it; `areas` are those of its pieces. */
export const bookOf = (brand: BookBrand, areas: PieceAreas): Book => {
  const { companyName, logoText, number, savedAt, kit, reasons } = brand;
  return {
    companyName,
    logoText,
    number,
    savedAt,
    ...openingOf(brand),
    colors: bookColors(brand, areas),
    voice: voiceIn(brand),
    argument: argumentOf(brand, areas),
    kit: {
      name: kit.name,
      description: kit.description,
      reasons: [...reasons.kit],
      manner: bookManner(kit.key),
      field: fieldOf(brand, areas),
    },
    drawings: told(drawBook(brand)),
  };
};
