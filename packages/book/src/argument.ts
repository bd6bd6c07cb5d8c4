import type { Book } from '@signet/contract';
import { inPercent } from '@signet/wording';
import { colorPart } from './argument-color.ts';
import type { BookBrand, PieceAreas } from './book-brand.ts';
import { kitLanguages } from './kit-language.ts';
import { thingNames, tradeOf } from './trades.ts';

type Part = Book['argument']['parts'][number];

const inSentence = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Authored: what the first, the second and the third word are to each other. */
const statements = [
  ['before anything.', 'in every detail.', 'to the end.'],
  ['at first sight.', 'in every line.', 'the longer you look.'],
  ['from afar.', 'up close.', 'in the hand.'],
  ['in the look.', 'in the words.', 'in what people keep.'],
  ['when you meet it.', 'when you know it.', 'when you come back.'],
] as const;

/** Of a name always the same one. */
const chosenFor = <T>(list: readonly T[], name: string): T =>
  list[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % list.length] as T;

const statementOf = ({ companyName, keywords }: BookBrand): string => {
  const ends = chosenFor(statements, companyName);
  return keywords.map(({ name }, at) => `${name} ${ends[at] ?? ''}`.trim()).join(' ');
};

/** Who meets the company where, what they ask themselves, and what the look answers before a word is read. */
const introOf = ({ companyName, industry, keywords }: BookBrand): string => {
  const { meet, ask } = tradeOf(industry._id);
  const [core, ...others] = keywords.map(({ name }) => inSentence(name));
  const answer = core ? ` The look gives the first answer: ${[core, ...others].join(', ')}.` : '';
  return `People meet ${companyName} ${meet}, and ask themselves ${ask}.${answer}`;
};

/** A kind of letter as a reader would call it. */
const kinds: Readonly<Record<string, string>> = {
  serif: 'a serif',
  'sans-serif': 'a sans serif',
  handwriting: 'a handwritten face',
  display: 'a display face',
  cursive: 'a script',
  monospace: 'a typewriter face',
  fantasy: 'a fancy face',
};

/** Strokes against the height of a capital: from here on fine, and from here on heavy. */
const [FINE, HEAVY] = [0.11, 0.19];
const strokesOf = ({ stroke: share }: BookBrand): { share: number; words: string } | undefined => {
  if (share === undefined) return undefined;
  if (share < FINE) return { share, words: 'Its strokes are fine, so set it large and give it room.' };
  if (share > HEAVY) return { share, words: 'Its strokes are heavy enough for one word to fill a page.' };
  return { share, words: 'Its strokes are of medium weight: clear on a sign and calm in a headline.' };
};

/** Small letters against capitals: from here on they are large, and read at small sizes. */
const LARGE_SMALL = 0.7;

const typePart = (brand: BookBrand): Part => {
  const { companyName, faces, drawing, industry } = brand;
  const [headline, text] = faces;
  const [loud, plain] = [headline?.fontName ?? '', text?.fontName ?? ''];
  const kind = kinds[headline?.fontType ?? ''] ?? 'a face of its own';
  const strokes = strokesOf(brand);
  const small = drawing.text.xHeight / drawing.text.capHeight;
  const [first, second] = tradeOf(industry._id).things.map((thing) => thingNames[thing]);
  const isOne = loud === plain;
  const reads =
    small >= LARGE_SMALL
      ? `The small letters of ${plain} are tall and stay readable at 9 points`
      : `The small letters of ${plain} are short and need 10 points or more`;
  return {
    title: 'Type',
    idea: isOne ? `${loud} speaks and explains.` : `${loud} speaks. ${plain} explains.`,
    text:
      `People read what ${companyName} says on ${first} as well as on ${second}. ${loud} is ${kind}; ` +
      `it is the voice of ${drawing.logo ? '' : 'the logo and of '}all headlines. ` +
      `${strokes?.words ?? ''} ` +
      (isOne ? `${reads}. One family is enough.` : `${reads}. Use it for letters, pages and screens.`),
    proofs: [
      ...(strokes
        ? [`The upright strokes of ${loud} are ${inPercent(strokes.share)} as wide as a capital is tall.`]
        : []),
      `The small letters of ${plain} are ${inPercent(small)} as tall as a capital.`,
    ],
  };
};

/** What a mark is made of, and whose it can be. */
const markIdeas = {
  letters: {
    idea: 'The mark begins in the name.',
    text: 'It is made of letters that people already read, and not of a picture that any company could choose.',
  },
  thing: {
    idea: 'The mark shows what it is about.',
    text: 'It is a picture, so it is understood without reading and in every language; the name beside it says whose.',
  },
};

const logoPart = ({ companyName, faces, reasons, logo, drawing, markFamily }: BookBrand): Part => {
  const mark = logo.lockups.find(({ lockup }) => lockup === 'mark');
  const smallest = (mark ?? logo.lockups[0])?.smallest?.screen;
  const holds = smallest === undefined ? [] : [`It stays clear down to ${smallest} pixels on a screen.`];
  // one that was brought along is described by nothing but what is true of any: nobody here knows what it shows
  if (drawing.logo)
    return {
      title: 'Logo',
      idea: 'One form, in every color.',
      text:
        `This is the logo that ${companyName} already has. Its shape stays as it is. The brand adds its colors ` +
        'and the space around it, so never change either.',
      proofs: holds,
    };
  const told = markIdeas[markFamily === 'thing' ? 'thing' : 'letters'];
  if (mark)
    return {
      title: 'Logo',
      idea: told.idea,
      text:
        `${reasons.mark[0] ?? ''} ${told.text} Mark and name stay together until people know ${companyName}; then ` +
        'the mark can stand alone.',
      proofs: holds,
    };
  return {
    title: 'Logo',
    idea: 'The name is the sign.',
    text:
      `There is no symbol to learn: anyone who reads the logo has read ${companyName}. So never change its letters, ` +
      'its color or the space around it.',
    proofs: [`The letters are those of ${faces[0]?.fontName ?? ''}, the face of all headlines.`, ...holds],
  };
};

const kitPart = ({ kit, industry }: BookBrand): Part => {
  const [first, second] = tradeOf(industry._id).things.map((thing) => thingNames[thing]);
  return {
    title: kit.name,
    idea: kitLanguages[kit.key].idea,
    text: `${kitLanguages[kit.key].argument} On ${first} or ${second} people recognize it at a glance.`,
    proofs: [],
  };
};

/**
 * Why the brand is as it is, as a designer would present it to whoever pays: whom it has to reach, the idea, its
 * argument, and below that what can be measured. Nothing of how it was found.
 */
export const argumentOf = (brand: BookBrand, areas: PieceAreas): Book['argument'] => ({
  statement: statementOf(brand),
  intro: introOf(brand),
  parts: [colorPart(brand, areas), typePart(brand), logoPart(brand), kitPart(brand)],
});
