import type { Brain } from '@signet/brain';
import { companions, leads, lights, type Companion, type Lead, type LightName, type Material } from '@signet/color';
import type { EngineInput } from '../input.ts';
import type { Composed } from './composed.ts';
import type { Leanings } from './leanings.ts';
import { swatchOf } from '../swatch.ts';
import { hintedBy, hintsIn } from './name-hints.ts';
import { namedIn } from './name-materials.ts';
import { wordsOf } from './name-words.ts';
import { colorOf } from './recipe.ts';
import type { Temper } from './temper.ts';

/** How much the answers ask for each material, 0 to about 1. */
export type Affinity = {
  lead: (lead: Lead) => number;
  light: (light: LightName) => number;
  companion: (companion: Companion) => number;
  /** Whether a second color has a reason: the name, the trade, or words that agree; one word alone asks for many. */
  isOfCompany: (companion: Companion) => boolean;
  /** Whether it is the first that a whole word of the name calls to mind. */
  isOfName: (companion: Companion) => boolean;
  /**
   * How many of two whole words of the name a palette of these leaves untold, 0 to 2; 0 where fewer than two call
   * anything to mind.
   */
  untold: (lead: Lead, light: LightName, companion: Companion | undefined) => number;
};

/** What is asked for, with what it costs that everybody asks for it. */
export type Priced = Affinity &
  Leanings &
  Temper & {
    price: (lead: Lead) => number;
    priceOfLight: (light: LightName) => number;
    priceOfCompanion: (companion: Companion) => number;
    /** Whole palettes that are tried as they are written, by their lead. */
    composed: ReadonlyMap<Lead, readonly Composed[]>;
    /** Whether they ask for many hues: -1 to 1. */
    variety: number;
    /** Whether brown is absurd in the trade. */
    isBrownAbsurd: boolean;
    /** Whether black is a competitor's, and the founder wants to stand out. */
    isBlackTaken: boolean;
  };

/** AUTHORED: a place further down in a list counts less, down to `least`. */
const order = { each: 0.07, least: 0.55 } as const;
/** AUTHORED: the first that a name calls to mind is its picture; the next ones are more of it. */
const orderOfName = { each: 0.2, least: 0.5 } as const;
/** AUTHORED: what the trade says beside three keywords; more in the second color, where words ask for half of all. */
const TRADE = { leads: 0.3, lights: 0.3, companions: 0.5 } as const;

/** AUTHORED: so many words that ask for a second color are a reason beside what the trade asks for. */
const AGREE = 2;

/** AUTHORED: what a word of the name says beside both; less where it is only part of a word (name-materials.ts). */
const NAME = { lead: 0.52, light: 0.5, companion: 0.9 } as const;

const listed = (
  list: readonly string[],
  name: string,
  { each, least }: { each: number; least: number } = order,
): number => {
  const at = list.indexOf(name);
  return at < 0 ? 0 : Math.max(least, 1 - each * at);
};

/** Each name is asked for some thousand times a quiz. */
const remembered = <Name extends string, Answer>(answer: (name: Name) => Answer): ((name: Name) => Answer) => {
  const known = new Map<Name, Answer>();
  return (name) => {
    const found = known.get(name) ?? answer(name);
    known.set(name, found);
    return found;
  };
};

/** AUTHORED: a word of which less of a color is known is no picture that a palette could leave untold. */
const PICTURES = 0.4;
/** AUTHORED: how much of what a word calls to mind has to be in a color that tells it, 0 to 1. */
const TELLS = 0.5;

/** The first two words of a name that are pictures are told by two colors: saffron and slate by an amber on a slate. */
const untoldIn = (brain: Brain, companyName: string): Affinity['untold'] => {
  const [one, other] = [...wordsOf(companyName).keys()].flatMap((word) => {
    const hints = hintsIn(brain, word).filter(({ strength }) => strength >= PICTURES);
    return hints.length > 0 ? [hints.map(({ swatch }) => ({ swatch, strength: 1 }))] : [];
  });
  if (!one || !other) return () => 0;
  const telling = <Name extends string>(materials: Readonly<Record<Name, Material>>) =>
    remembered((name: Name) => {
      const swatch = swatchOf(colorOf(materials[name]));
      return { one: hintedBy(one, swatch) >= TELLS, other: hintedBy(other, swatch) >= TELLS };
    });
  const ofLight = Object.fromEntries(Object.entries(lights).map(([name, { color }]) => [name, color]));
  const [byLead, byLight, byCompanion] = [telling(leads), telling(ofLight), telling(companions)];
  const nothing = { one: false, other: false };
  return (lead, light, companion) => {
    const told = [byLead(lead), byLight(light), companion ? byCompanion(companion) : nothing];
    return Number(!told.some((by) => by.one)) + Number(!told.some((by) => by.other));
  };
};

/** What a name, a trade and keywords ask for, looked up in the brain; the order of the answers changes nothing. */
export const affinityOf = ({
  brain,
  answers,
  companyName,
}: Pick<EngineInput, 'brain' | 'answers' | 'companyName'>): Affinity => {
  const trade = brain.industryMaterials.find(({ industry_id }) => industry_id === answers.industry);
  const words = brain.keywordMaterials.filter(({ keyword_id }) => answers.keywords.includes(keyword_id));
  const named = namedIn(brain.nameMaterials, companyName);
  const byName = (of: 'leads' | 'lights' | 'companions', name: string): number =>
    Math.max(0, ...named.map(({ row, counts }) => counts * listed(row[of], name, orderOfName)));
  const share = (of: 'leads' | 'lights' | 'companions', name: string): number =>
    TRADE[of] * (trade ? listed(trade[of], name) : 0) +
    (1 - TRADE[of]) * words.reduce((sum, row) => sum + listed(row[of], name) / Math.max(words.length, 1), 0) * 1.5;
  const isOfName = remembered((name: Companion) => byName('companions', name) >= 1);
  return {
    lead: remembered((name) => share('leads', name) + NAME.lead * byName('leads', name)),
    light: remembered((name) => share('lights', name) + NAME.light * byName('lights', name)),
    companion: remembered((name) => share('companions', name) + NAME.companion * byName('companions', name)),
    isOfCompany: remembered(
      (name) =>
        byName('companions', name) > 0 ||
        (trade?.companions.includes(name) ?? false) ||
        words.filter(({ companions }) => companions.includes(name)).length >= (trade ? AGREE : 1),
    ),
    isOfName,
    untold: untoldIn(brain, companyName),
  };
};
