import { contrastRatio, largeTextContrast, roundRatio, textContrast, type ColorRole } from '@signet/color';
import { roleInWords } from '@signet/wording';
import type { BrandColor, Passage, StrategistBrand } from './brand.ts';
import { askedText, ownColorsAsked } from './colors-asked.ts';
import { contrastStandard } from './compute-contrast.ts';
import { shownRatio } from './passages-of-brand.ts';
import type { Answer } from './said.ts';

/** What a color is wanted for. `bears`: words stand on it. `apart`: what it has to reach on every page. */
type Use = {
  asked: RegExp;
  what: string;
  /** The first of these that can do it is taken, in the order in which the pack's own themes take them. */
  from: readonly ColorRole[];
  bears?: true;
  apart?: number;
};

const uses: readonly Use[] = [
  {
    asked: /\b(?:buttons?|cta|call to action|calls to action)\b/u,
    what: 'the button',
    from: ['p1', 'a1', 's1', 'p2', 'b1'],
    bears: true,
    apart: largeTextContrast,
  },
  {
    asked: /\b(?:badges?|labels?|highlights?|banners?|stickers?|sale)\b/u,
    what: 'what should stand out',
    from: ['a1', 'a2', 's1', 'p1'],
    bears: true,
  },
  { asked: /\b(?:links?|hyperlinks?)\b/u, what: 'links', from: ['p1', 'p2', 's1', 'b1'], apart: textContrast },
  {
    asked: /\b(?:headlines?|headings?|titles?)\b/u,
    what: 'headlines',
    from: ['p2', 'p1', 'b1'],
    apart: textContrast,
  },
  { asked: /\bicons?\b/u, what: 'icons', from: ['p1', 's1', 'p2', 'b1'], apart: largeTextContrast },
  { asked: /\b(?:borders?|dividers?)\b/u, what: 'quiet lines', from: ['n2'] },
  { asked: /\b(?:backgrounds?|page)\b/u, what: 'your pages', from: ['n3'], bears: true },
  { asked: /\b(?:body|text|copy|paragraphs?)\b/u, what: 'text', from: ['b1', 'n1'], apart: textContrast },
];

const ASKS =
  /\b(?:which|what)\b.*\b(?:colors?|hex|backgrounds?)\b|\b(?:colors?|hex)\b.*\b(?:for|should|use|take|pick)\b/u;

/** Of others the brand knows nothing. */
const OTHERS = /\b(?:competitors?|rivals?|they|their|theirs)\b/u;

/** `ink`: what is written on it, where something is. */
type Chosen = { color: BrandColor; ink: BrandColor | undefined };

const ratioOf = (one: BrandColor, other: BrandColor): number => roundRatio(contrastRatio(one.hex, other.hex));
const called = ({ name, hex }: BrandColor): string => `${name} (${hex})`;
/** A color that has a name of its own is said with what it is for the brand. */
const introduced = (color: BrandColor): string =>
  color.name.toLowerCase() === roleInWords(color.role)
    ? called(color)
    : `${called(color)}, your ${roleInWords(color.role)},`;

const ofRoles = (brand: StrategistBrand, roles: readonly ColorRole[]): BrandColor[] =>
  roles.flatMap((role) => brand.colors.find((color) => color.role === role) ?? []);

/** Those that can do it, in their order: what stands on them can be read, and they stand out from every page. */
const fitting = ({ from, bears, apart }: Use, brand: StrategistBrand): Chosen[] => {
  const pages = ofRoles(brand, ['n3', 'w1']);
  return ofRoles(brand, from).flatMap((color): Chosen[] => {
    if (apart !== undefined && pages.some((page) => ratioOf(color, page) < apart)) return [];
    if (!bears) return [{ color, ink: undefined }];
    const [ink] = ofRoles(brand, ['w1', 'b1']).toSorted((one, other) => ratioOf(other, color) - ratioOf(one, color));
    return ink && ratioOf(ink, color) >= textContrast ? [{ color, ink }] : [];
  });
};

/** What the choice rests on, in figures. */
const figures = ({ apart }: Use, { color, ink }: Chosen, brand: StrategistBrand): string[] => {
  const [page] = ofRoles(brand, ['n3']);
  const needs = apart === textContrast ? 'text needs 4.5:1' : 'a sign or the edge of a control needs 3:1';
  return [
    ...(ink ? [`${called(ink)} on it has ${shownRatio(ink.hex, color.hex)}:1; text needs 4.5:1.`] : []),
    ...(apart !== undefined && page
      ? [`Beside your background it has ${shownRatio(color.hex, page.hex)}:1; ${needs}.`]
      : []),
  ];
};

/** Which of the brand's colors a part of a page takes, where the question asks that and names no color itself. */
export const computeUse = (question: string, brand: StrategistBrand, facts: Passage): Answer | undefined => {
  const text = askedText(question);
  const use = ASKS.test(text) && !OTHERS.test(text) ? uses.find(({ asked }) => asked.test(text)) : undefined;
  if (!use || ownColorsAsked(question, brand).length > 0) return undefined;
  const from = [facts, contrastStandard] as const;
  const [best, next] = fitting(use, brand);
  if (!best) return [{ claim: `**None of your colors is clear enough for ${use.what}.**`, from }];
  const ink = best.ink ? `, with text in ${called(best.ink)}` : '';
  return [
    { claim: `**Take ${introduced(best.color)} for ${use.what}${ink}.**`, from: [facts] },
    ...figures(use, best, brand).map((claim) => ({ claim, from })),
    ...(next ? [{ claim: `The next best is ${called(next.color)}.`, from: [facts] as const }] : []),
  ];
};
