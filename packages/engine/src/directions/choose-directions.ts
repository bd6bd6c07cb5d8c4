import type { DirectionReason } from '@signet/contract';
import { letterKinds } from '../fonts/families.ts';
import type { LetterKind } from '../fonts/letter-kinds.ts';
import { suitsPalette } from '../fonts/letters-for.ts';
import type { RankedFont, RankedFonts } from '../fonts/rank-fonts.ts';
import type { EngineInput } from '../input.ts';
import type { RankedKit } from '../kits/rank-kits.ts';
import type { RankedScheme } from '../schemes/rank-schemes.ts';
import { GRAY, hueGap, swatchOf, type Swatch } from '../swatch.ts';
import { directionName } from './direction-words.ts';
import { directionReason } from './direction-reason.ts';

/** A whole brand of the set, to be held against two others of another kind, hue and idea of type. */
export type Direction = {
  /** Two words, such as "Warm and sturdy". */
  name: string;
  /** The kind of its palette as a founder reads it. */
  kind: string;
  /** What of the answers it follows. */
  reason: DirectionReason;
  schemeKey: string;
  headlineFontId: string;
  textFontId: string;
  /** Undefined for a brain whose kits say nothing. */
  marketingKitId: string | undefined;
};

/** What a direction is chosen from: everything that a quiz is recommended. */
export type RankedSet = {
  schemes: readonly RankedScheme[];
  fonts: RankedFonts;
  kits: readonly RankedKit[];
};

const DIRECTIONS = 3;
/** What is shown before a founder asks for more. */
const SHOWN = 10;
/**
 * Where directions are looked for, the best first: among how many schemes, how many OKLCH degrees their primary colors
 * lie apart at least, and whether they have to be of different kinds.
 */
const searches = [
  { schemes: SHOWN, apart: 40, kinds: true },
  { schemes: Infinity, apart: 40, kinds: true },
  { schemes: Infinity, apart: 20, kinds: true },
  { schemes: Infinity, apart: 0, kinds: true },
  { schemes: Infinity, apart: 20, kinds: false },
] as const;
type Search = (typeof searches)[number];
/* AUTHORED: what a place further down costs, against letters that suit the kind of palette. */
const costs = { scheme: 0.05, headline: 0.09, letters: 0.14, kit: 0.1 } as const;

type Option = {
  scheme: RankedScheme;
  p1: Swatch;
  headline: RankedFont;
  text: RankedFont;
  letters: LetterKind;
  worth: number;
};

const hasOtherHue = (one: Swatch, other: Swatch, apart: number): boolean =>
  one.chroma < GRAY || other.chroma < GRAY
    ? apart === 0 || one.chroma < GRAY !== other.chroma < GRAY
    : hueGap(one.hue, other.hue) >= apart;

const isAnother = (one: Option, other: Option, { apart, kinds }: Search): boolean =>
  (!kinds || one.scheme.composition !== other.scheme.composition) &&
  one.scheme !== other.scheme &&
  one.letters !== other.letters &&
  hasOtherHue(one.p1, other.p1, apart);

/** Every scheme with every headline and the text font that was chosen for that headline, the worthiest first. */
const optionsOf = ({ schemes, fonts: { headline, bulkText } }: RankedSet, { brain }: EngineInput): Option[] => {
  const kinds = letterKinds(brain);
  return schemes
    .flatMap((scheme, place) =>
      headline.flatMap((head, at): Option[] => {
        const letters = kinds.get(head.fontId);
        const text = bulkText[Math.min(at, bulkText.length - 1)];
        if (!letters || !text) return [];
        const worth =
          -costs.scheme * place - costs.headline * at - costs.letters * (1 - suitsPalette(scheme.composition, letters));
        return [{ scheme, p1: swatchOf(scheme.colors.p1), headline: head, text, letters, worth }];
      }),
    )
    .toSorted((one, other) => other.worth - one.worth);
};

/** The first brand of the set, and the worthiest that differ from it and from each other. */
const differing = (options: readonly Option[], first: Option, search: Search): Option[] => {
  const chosen = [first];
  for (const option of options) {
    if (chosen.length === DIRECTIONS) break;
    if (option.scheme.orderIndex < search.schemes && chosen.every((one) => isAnother(one, option, search)))
      chosen.push(option);
  }
  return chosen;
};

const mostDiffering = (options: readonly Option[], first: Option): Option[] => {
  let most = [first];
  for (const search of searches) {
    const chosen = differing(options, first, search);
    if (chosen.length > most.length) most = chosen;
    if (most.length === DIRECTIONS) break;
  }
  return most;
};

/** Each its own kit where there are enough, the first brand the first. */
const withKits = (options: readonly Option[], kits: readonly RankedKit[]): [Option, RankedKit | undefined][] =>
  options.map((option, at) => [option, kits[at] ?? kits[0]]);

/**
 * Three brands out of one set that are as different as its answers allow: the first one, and two of another kind of
 * palette, hue and idea of type. Fewer where the set holds no such brands; none without fonts.
 */
export const chooseDirections = (input: EngineInput, ranked: RankedSet): Direction[] => {
  const options = optionsOf(ranked, input);
  const first = options.find(({ scheme, headline }) => scheme.orderIndex === 0 && headline.orderIndex === 0);
  if (!first) return [];
  const chosen = mostDiffering(options, first);
  const directions: Direction[] = [];
  for (const [{ scheme, p1, headline, text, letters }, kit] of withKits(chosen, ranked.kits)) {
    const { composition, colors } = scheme;
    directions.push({
      name: directionName(
        { composition, p1, a1: swatchOf(colors.a1), letters },
        input.answers.keywords,
        directions.map(({ name }) => name),
      ),
      kind: scheme.kind,
      reason: directionReason(
        input,
        scheme,
        directions.map(({ reason }) => reason.subject),
      ),
      schemeKey: scheme.key,
      headlineFontId: headline.fontId,
      textFontId: text.fontId,
      marketingKitId: kit?.marketingKitId,
    });
  }
  return directions;
};
