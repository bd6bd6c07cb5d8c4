import type { ColorRecommendation, Direction, MarkSelection, OfferedMark, RecommendationSet } from '@signet/contract';
import { plainName } from '@signet/color';

/** A whole brand to say "this is me" to. */
export type Offer = Direction & {
  id: string;
  /** As it is drawn; undefined where the name has too few. */
  mark?: OfferedMark | undefined;
  /** How its mark stands. */
  lockup: MarkSelection['lockup'];
};

/** Offers beside each other differ in how mark and name stand together, too. */
const lockups = ['horizontal', 'stacked', 'horizontal'] as const;
const lockupAt = (place: number) => lockups[place % lockups.length] ?? 'horizontal';

const offerOf = (direction: Direction, place: number): Offer => ({
  ...direction,
  id: direction.color._id,
  lockup: lockupAt(place),
});

/** The mark of an offer as it is chosen. */
export const markOf = ({ mark, lockup }: Offer): MarkSelection | undefined =>
  mark && { recipe: mark.recipe, face: mark.face, lockup };

/** The first marks of a set are of different families, and the best. */
const BEST = 3;

/** Each offer with a mark of its own, out of the best; in another round each with another. */
export const withMarks = (offers: readonly Offer[], marks: readonly OfferedMark[], round: number): Offer[] => {
  const best = marks.slice(0, BEST);
  const markAt = (place: number) => (place < best.length ? best[(place + round) % best.length] : undefined);
  return offers.map((offer, place) => ({ ...offer, mark: markAt(place) }));
};

/** The three that differ most, by what the engine says of them (art direction). */
export const firstOffers = ({ directions = [] }: RecommendationSet): Offer[] => directions.map(offerOf);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const nameOf = ({ colors: { p1, a1 } }: ColorRecommendation): string => {
  const [one, other] = [plainName(p1), plainName(a1)];
  return capitalized(one === other ? one : `${one} and ${other}`);
};

/**
 * Three others of the lists: schemes that were not offered, of different kinds as far as there are, each with fonts
 * and a kit of its own. `round` counts from 1.
 */
export const otherOffers = (set: RecommendationSet, round: number): Offer[] => {
  const offered = new Set((set.directions ?? []).map(({ color }) => color._id));
  const left = set.colorRecommendations.colors.filter(({ _id }) => !offered.has(_id));
  const kinds = [...Map.groupBy(left, ({ kind }) => kind).values()];
  // one of each kind, then the second of each, and so on
  const mixed = Array.from({ length: Math.max(0, ...kinds.map((one) => one.length)) }, (_, place) =>
    kinds.flatMap((one) => one[place] ?? []),
  ).flat();
  const { headLineRecommendations, bulkTextRecommendations } = set.fontRecommendations;
  const said = new Set<string>();
  // no two of a round say the same
  const sentenceOf = ({ reasons }: ColorRecommendation): string => {
    const own = reasons.map(({ sentence }) => sentence);
    const sentence = own.find((one) => !said.has(one)) ?? own[0] ?? '';
    said.add(sentence);
    return sentence;
  };
  const nth = <One>(list: readonly One[], place: number): One | undefined => list[place % list.length];
  return mixed.slice((round - 1) * 3, round * 3).flatMap((color, place): Offer[] => {
    const at = round * 3 + place;
    const headline = nth(headLineRecommendations.fonts, at);
    const bulkText = nth(bulkTextRecommendations.fonts, at);
    const marketingKit = nth(set.marketingKitRecommendations.kits, at);
    if (!headline || !bulkText) return [];
    return [
      {
        id: color._id,
        name: nameOf(color),
        kind: color.kind ?? 'Another scheme',
        sentence: sentenceOf(color),
        color,
        headline,
        bulkText,
        lockup: lockupAt(place),
        ...(marketingKit ? { marketingKit } : {}),
      },
    ];
  });
};
