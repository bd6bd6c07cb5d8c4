/** Where a tile lies; only these matter for moving between tiles. */
export type Place = { left: number; top: number; width: number };

const middle = (place: Place) => place.left + place.width / 2;

const nearest = (places: readonly Place[], from: Place, top: number): number => {
  const distance = (place: Place) => (place.top === top ? Math.abs(middle(place) - middle(from)) : Infinity);
  return places.reduce(
    (best, place, index) => (distance(place) < distance(places[best] ?? place) ? index : best),
    places.findIndex((place) => place.top === top),
  );
};

/**
 * The tile that an arrow key leads to in a grid that wraps, or undefined where there is none or the key is another.
 * Up and down go to the tile nearest in the row above or below.
 */
export const nextInGrid = (places: readonly Place[], current: number, key: string): number | undefined => {
  const from = places[current];
  if (!from) return undefined;
  const at = (index: number) => (index >= 0 && index < places.length ? index : undefined);
  const row = (tops: number[], pick: (...values: number[]) => number) =>
    tops.length === 0 ? undefined : nearest(places, from, pick(...tops));
  const tops = places.map((place) => place.top);
  switch (key) {
    case 'ArrowRight':
      return at(current + 1);
    case 'ArrowLeft':
      return at(current - 1);
    case 'ArrowDown':
      return row(
        tops.filter((top) => top > from.top),
        Math.min,
      );
    case 'ArrowUp':
      return row(
        tops.filter((top) => top < from.top),
        Math.max,
      );
    case 'Home':
      return at(0);
    case 'End':
      return at(places.length - 1);
    default:
      return undefined;
  }
};
