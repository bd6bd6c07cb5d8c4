import { contrastRatio, largeTextContrast, oklchOf, plainName, roundRatio, textContrast } from '@signet/color';
import { roleInWords } from '@signet/wording';
import type { BrandColor, Passage, StrategistBrand } from './brand.ts';
import { askedText, ownColorsAsked } from './colors-asked.ts';
import { contrastStandard } from './compute-contrast.ts';
import { shownRatio } from './passages-of-brand.ts';
import { nearestThatPasses } from './passing-color.ts';
import type { Answer } from './said.ts';
import { withArticle } from './words.ts';

const called = ({ name, hex }: { name: string; hex: string }): string => `${name} (${hex})`;
const ratioOf = (one: BrandColor, other: BrandColor): number => roundRatio(contrastRatio(one.hex, other.hex));
const introduced = (color: BrandColor): string =>
  color.name.toLowerCase() === roleInWords(color.role)
    ? called(color)
    : `${called(color)}, your ${roleInWords(color.role)}`;

/** Of others the brand knows little, and why something is so is another question. */
const ANOTHER = /\b(?:competitors?|rivals?|they|their|theirs|why|mean\w*|logos?)\b/u;

type End = { asked: RegExp; is: string; order: (hex: string) => number };
const lightnessOf = (hex: string): number => oklchOf(hex).lightness;
const ends: readonly End[] = [
  { asked: /\bdarkest\b/u, is: 'darkest', order: (hex) => -lightnessOf(hex) },
  { asked: /\b(?:lightest|palest)\b/u, is: 'lightest', order: lightnessOf },
  {
    asked: /\b(?:brightest|strongest|boldest|most (?:vivid|colorful|saturated))\b/u,
    is: 'strongest',
    order: (hex) => oklchOf(hex).chroma,
  },
];
/** White and black are everybody's: what is asked for is mostly the next of one's own. */
const isEverybodys = ({ role }: BrandColor): boolean => role === 'w1' || role === 'b1';

/** The darkest, lightest or strongest color of a brand. */
const atTheEnd = (text: string, brand: StrategistBrand, facts: Passage): Answer | undefined => {
  const end = ends.find(({ asked }) => asked.test(text));
  if (!end || !/\bcolors?\b/u.test(text)) return undefined;
  const [first, ...rest] = brand.colors.toSorted((one, other) => end.order(other.hex) - end.order(one.hex));
  if (!first) return undefined;
  const next = isEverybodys(first) ? rest.find((color) => !isEverybodys(color)) : undefined;
  return [
    { claim: `**Your ${end.is} color is ${introduced(first)}.**`, from: [facts] },
    ...(next ? [{ claim: `Of the others it is ${introduced(next)}.`, from: [facts] as const }] : []),
  ];
};

const fitsText = (one: BrandColor) => (other: BrandColor) => ratioOf(one, other) >= textContrast;
const namesOf = (colors: readonly BrandColor[]): string => colors.map(({ name }) => name).join(', ');

/** What a color is, what can be written on it, and on what it can be text itself: the same colors. */
const howToUse = (color: BrandColor, brand: StrategistBrand, facts: Passage): Answer => {
  const from = [facts, contrastStandard] as const;
  const partners = namesOf(brand.colors.filter(fitsText(color)));
  const is = `**${introduced(color)}, is ${withArticle(plainName(color.hex))}.**`;
  if (partners === '')
    return [
      { claim: is, from: [facts] },
      { claim: 'It is for surfaces and shapes alone: with none of your colors can text be read on it.', from },
    ];
  return [
    { claim: is, from: [facts] },
    { claim: `Text on it: ${partners}.`, from, look: 'item' },
    { claim: `Text in it: on ${partners}.`, from, look: 'item' },
  ];
};

/** Whether a color can be the text of the brand's own pages; where not, what would, and where it can. */
const asText = (color: BrandColor, atLeast: number, brand: StrategistBrand, facts: Passage): Answer | undefined => {
  const page = brand.colors.find(({ role }) => role === 'n3');
  if (!page || page.hex === color.hex) return undefined;
  const from = [facts, contrastStandard] as const;
  const passes = ratioOf(color, page) >= atLeast;
  const kind = atLeast === textContrast ? 'text' : 'headlines';
  const verdict = passes
    ? `**Yes: ${called(color)} can be read as ${kind} on your pages.**`
    : `**No: ${called(color)} is too faint for ${kind} on your pages.**`;
  const least = atLeast === textContrast ? 'text needs 4.5:1' : 'large text needs 3:1';
  const passing = passes ? undefined : nearestThatPasses(color.hex, page.hex, atLeast);
  const elsewhere = passes ? [] : brand.colors.filter(fitsText(color));
  return [
    { claim: verdict, from },
    { claim: `On ${called(page)} it has ${shownRatio(color.hex, page.hex)}:1; ${least}.`, from },
    ...(passing ? [{ claim: `The nearest to it that passes there is ${passing}.`, from }] : []),
    ...(elsewhere.length > 0 ? [{ claim: `As text it can be read on ${namesOf(elsewhere)}.`, from }] : []),
  ];
};

const HOW_TO_USE =
  /\bhow (?:do|should|can|may|would|could) (?:i|we) (?:best )?use\b|\bwhat (?:is|are|do (?:i|we) use)\b.*\bfor\b/u;
const WHAT_IS = /^what(?: is|'s|’s|s) (?:our |my |the )?[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+)?\W*$/u;
const HEADLINES = /\b(?:headlines?|headings?|titles?)\b/u;
const TEXT = /\b(?:text|copy|paragraphs?|captions?|links?|small print)\b/u;
const MAY = /\b(?:can|may|could|should|is|are|does|do|ok|okay)\b/u;

/** An answer about one color of the brand: an end of its scale, how it is used, whether it can be text. */
export const computeColor = (question: string, brand: StrategistBrand, facts: Passage): Answer | undefined => {
  const text = askedText(question);
  if (ANOTHER.test(text)) return undefined;
  const [asked, ...others] = ownColorsAsked(question, brand);
  if (!asked) return atTheEnd(text, brand, facts);
  const color = brand.colors.find(({ hex }) => hex === asked.hex);
  if (!color || others.length > 0) return undefined;
  if (HOW_TO_USE.test(text) || WHAT_IS.test(text)) return howToUse(color, brand, facts);
  if (!MAY.test(text)) return undefined;
  if (HEADLINES.test(text)) return asText(color, largeTextContrast, brand, facts);
  return TEXT.test(text) ? asText(color, textContrast, brand, facts) : undefined;
};
