import type { Brain } from '@signet/brain';
import { seededRandom } from '../random.ts';
import { temperOf } from '../schemes/temper.ts';
import { balancedPrices } from './balance.ts';
import { headlineFit, isWeak, mayLead, type HeadlineBrief } from './choose-headlines.ts';
import { textFit } from './choose-texts.ts';
import { costumesAsked } from './costume.ts';
import { curatedOf } from './curated.ts';
import { everyday } from './everyday.ts';
import { headlineFace, textFace, wishedWeight, type Face } from './face.ts';
import { familiesOf, type Family } from './families.ts';
import type { LetterKind } from './letter-kinds.ts';
import { lettersAsked } from './letters-for.ts';
import { refusedShare } from './refused.ts';
import { typeWishes } from './type-meaning.ts';
import { voiceOf } from './voices.ts';

/** What each family costs, so that no few of them lead everybody's list. */
export type FontPrices = {
  readonly headline: ReadonlyMap<Family, number>;
  readonly text: ReadonlyMap<Family, number>;
};

/** Founders who are asked for the prices: enough that each family is wanted by some. */
const FOUNDERS = 480;
const KEYWORDS = 3;
/* AUTHORED, in standard deviations of meaning: what answers can outweigh. */
const bounds = { headline: { most: 1.8, least: -0.9 }, text: { most: 1.5, least: -0.6 } } as const;
const SHORT_NAME = 8;
/**
 * AUTHORED: how often a family of each kind leads beside the others. Letters with an idea lead more often than plain
 * ones that all look alike, costumes less.
 */
const leads: Record<LetterKind, number> = {
  slab: 2,
  rounded: 1.4,
  tall: 1.4,
  squared: 1.6,
  engraved: 1.6,
  wide: 0.8,
  contrasted: 1.4,
  geometric: 1.1,
  humanist: 1,
  poster: 0.9,
  book: 0.75,
  typewriter: 0.6,
  hairline: 0.6,
  grotesque: 0.9,
  script: 0.35,
  novelty: 0.35,
};

/** AUTHORED: how much oftener a family leads for each step that its letters speak louder than the middle. */
const VOICED = 1.8;
/** AUTHORED: how often a family leads that everybody has seen, beside others of its kind. */
const EVERYDAY = 0.2;
/** AUTHORED: and plain letters without a bold. */
const SELDOM = 0.25;

/** AUTHORED: how often a family of each kind sets the text beside the others: designers set most text in a sans. */
const sets: Partial<Record<LetterKind, number>> = { humanist: 1.6, grotesque: 1.3, book: 0.5, slab: 0.4, squared: 0.5 };

type Founder = { brief: HeadlineBrief; faces: readonly Face[]; industry: string };

/** Founders of every kind, always the same ones for a brain. */
const foundersOf = (brain: Brain): Founder[] => {
  const random = seededRandom('founders of every kind');
  const oneOf = <Row>(rows: readonly Row[]): Row | undefined => rows[Math.floor(random() * rows.length)];
  const families = familiesOf(brain);
  return Array.from({ length: FOUNDERS }, () => {
    const keywords = Array.from({ length: KEYWORDS }, () => oneOf(brain.keywords)?._id ?? '');
    const industry = oneOf(brain.industries)?._id ?? '';
    const answers = { favoriteColors: [], dislikedColors: [], keywords, industry, lifecycle: '' };
    const curated = curatedOf(brain, answers);
    const wishes = typeWishes({ brain, answers });
    const parts = wishes.keywords.map((wish) => wish.parts);
    const weight = wishedWeight(parts);
    return {
      brief: {
        wishes,
        asked: costumesAsked(parts),
        liveliness: temperOf(brain, keywords).liveliness,
        suits: lettersAsked(answers),
        refused: (letters) => refusedShare(letters, keywords),
        curated,
      },
      faces: families.map((family) => headlineFace(family, weight)),
      industry,
    };
  });
};

const leaderOf = ({ brief, faces }: Founder, fits: Float64Array, prices: Float64Array): Face | undefined => {
  let [best, most]: [Face | undefined, number] = [undefined, -Infinity];
  for (const [at, face] of faces.entries()) {
    const worth = (fits[at] ?? -Infinity) - (prices[at] ?? 0);
    if (worth > most && mayLead(face.family, brief, SHORT_NAME)) [best, most] = [face, worth];
  }
  return best;
};

const byFamily = (families: readonly Family[], prices: Float64Array): ReadonlyMap<Family, number> =>
  new Map(families.map((family, at) => [family, prices[at] ?? 0]));

const findPrices = (brain: Brain): FontPrices => {
  const families = familiesOf(brain);
  const founders = foundersOf(brain);
  const fits = founders.map(({ brief, faces }) =>
    Float64Array.from(faces, (face) =>
      mayLead(face.family, brief, SHORT_NAME) ? headlineFit(face, brief) : -Infinity,
    ),
  );
  const headline = balancedPrices(
    fits,
    families.map(
      (family) =>
        leads[family.letters] *
        VOICED ** voiceOf(family) *
        (everyday.has(family.font._id) ? EVERYDAY : 1) *
        (isWeak(family) ? SELDOM : 1),
    ),
    bounds.headline,
  );
  const texts = families.filter(({ setsText }) => setsText);
  const textFaces = texts.map(textFace);
  const textFits = founders.map((founder, at) => {
    const leader = leaderOf(founder, fits[at] ?? new Float64Array(), headline);
    return Float64Array.from(textFaces, (face) =>
      leader ? textFit(face, leader, { brain, wishes: founder.brief.wishes, industry: founder.industry }) : -Infinity,
    );
  });
  const text = balancedPrices(
    textFits,
    texts.map(({ letters }) => sets[letters] ?? 1),
    bounds.text,
  );
  return { headline: byFamily(families, headline), text: byFamily(texts, text) };
};

const known = new WeakMap<Brain, FontPrices>();

/** The prices of a brain's families; worked out once. */
export const fontPrices = (brain: Brain): FontPrices => {
  const prices = known.get(brain) ?? findPrices(brain);
  known.set(brain, prices);
  return prices;
};
