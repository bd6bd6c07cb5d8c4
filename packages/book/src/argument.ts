import { contrastRatio, oklchOf } from '@signet/color';
import type { Book } from '@signet/contract';
import type { BookBrand } from './book-brand.ts';
import { kitLanguages } from './kit-language.ts';

type Part = Book['argument']['parts'][number];

/** How many grounds of a choice are printed below its argument; more would be a log of how it was found. */
const MOST_PROOFS = 3;
const LIST = new Intl.ListFormat('en-GB');

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A color's name inside a sentence stays as it is written: many are names of things. */
const nameOf = ({ colorNames }: BookBrand, role: 'p1' | 'p2' | 's1' | 'a1' | 'n3'): string => colorNames[role];

/** What a color is to whoever looks at it, in words that its numbers bear out. */
const describedColor = (hex: string): string => {
  const { lightness, chroma, hue } = oklchOf(hex);
  const depth = lightness < 0.42 ? 'deep' : lightness > 0.78 ? 'light' : 'mid-toned';
  if (chroma < 0.035 || hue === undefined) return `${depth}, almost colorless`;
  const force = chroma > 0.16 ? 'vivid' : chroma < 0.08 ? 'muted' : 'clear';
  const warmth = hue < 110 || hue > 330 ? 'warm' : hue > 170 && hue < 300 ? 'cool' : 'between warm and cool';
  return LIST.format([depth, force, warmth]);
};

/** What the three words make of each other: the first is seen first. */
const statementOf = ({ keywords }: BookBrand): string => {
  const ends = ['first.', 'behind it.', 'in the details.'];
  return keywords.map(({ name }, at) => `${name} ${ends[at] ?? ''}`.trim()).join(' ');
};

const introOf = ({ companyName, keywords }: BookBrand): string => {
  const meanings = keywords.map(({ meaning }) => meaning).filter((meaning) => meaning !== '');
  const [first = ''] = meanings;
  const thought = `what people should feel when they meet ${companyName}`;
  return `Everything in this book follows from one thought: ${thought}. ${first}`.trim();
};

const colorPart = (brand: BookBrand): Part => {
  const [main, deep, second, accent, ground] = (['p1', 'p2', 's1', 'a1', 'n3'] as const).map((role) =>
    nameOf(brand, role),
  );
  const onMain = Math.max(contrastRatio(brand.colors.p1, '#ffffff'), contrastRatio(brand.colors.p1, '#000000'));
  return {
    title: 'Color',
    idea: `${main} speaks. ${accent} is heard once.`,
    text:
      `${main} is ${describedColor(brand.colors.p1)}, and it is what people will remember. ${deep} gives it depth, ` +
      `${second} is the second voice, and ${accent} is kept for the one thing on a page that should be found first. ` +
      `${ground} is the ground that lets them be heard.`,
    proofs: [
      ...brand.reasons.colors.slice(0, MOST_PROOFS - 1),
      `Words on ${main} reach a contrast of ${(Math.floor(onMain * 10) / 10).toFixed(1)}; 4.5 is needed.`,
    ],
  };
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

const typePart = ({ faces }: BookBrand): Part => {
  const [headline, text] = faces;
  const [loud, plain] = [headline?.fontName ?? '', text?.fontName ?? ''];
  const kind = kinds[headline?.fontType ?? ''] ?? 'a face of its own';
  const isOne = loud === plain;
  return {
    title: 'Type',
    idea: isOne ? `${loud} speaks and explains.` : `${loud} speaks. ${plain} explains.`,
    text: isOne
      ? `One family does both, so that nothing has to be matched: ${loud}, ${kind}. Size and weight alone make the ` +
        'order, and that is enough.'
      : `Headlines and the logo are in ${loud}, ${kind} in ${headline?.weight.toLowerCase() ?? ''}: they carry the ` +
        `character. Everything that is read at length is in ${plain}, which stays out of the way. Size and weight ` +
        'make the order; there is no third face.',
    proofs: [...(headline?.reasons ?? []).slice(0, 2), ...(text?.reasons ?? []).slice(0, 1)],
  };
};

const logoPart = ({ companyName, faces, reasons, logo }: BookBrand): Part => {
  const hasMark = logo.lockups.some(({ lockup }) => lockup === 'mark');
  return hasMark
    ? {
        title: 'Logo',
        idea: 'The mark begins in the name.',
        text:
          'It is made of the name’s own letters and not of a picture that anybody could choose. Keep mark and name ' +
          'together until people know them; then the mark can stand alone.',
        proofs: reasons.mark.slice(0, MOST_PROOFS),
      }
    : {
        title: 'Logo',
        idea: 'The name is the sign.',
        text:
          `There is no symbol that has to be learned: whoever reads the logo has said ${companyName}. That is why ` +
          'its letters, its space and its color are kept so strictly.',
        proofs: [`The letters are those of ${faces[0]?.fontName ?? ''}, the face of all headlines.`],
      };
};

const kitPart = ({ kit, reasons }: BookBrand): Part => ({
  title: kit.name,
  idea: kitLanguages[kit.key].idea,
  text: kitLanguages[kit.key].argument,
  proofs: reasons.kit.slice(0, 1),
});

/** Why the brand is as it is, as a designer would present it: the idea first, then the argument, then the grounds. */
export const argumentOf = (brand: BookBrand): Book['argument'] => ({
  statement: statementOf(brand),
  intro: introOf(brand),
  parts: [colorPart(brand), typePart(brand), logoPart(brand), kitPart(brand)].map((part) => ({
    ...part,
    proofs: part.proofs.map(sentence),
  })),
});
