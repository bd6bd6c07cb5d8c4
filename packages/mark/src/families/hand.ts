import { recipesOf, numberAt, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { add } from '../things/pen.ts';
import { handLetters } from '../hand/letters.ts';
import { leaning, stroke, type Line, type Pen } from '../hand/stroke.ts';
import { speaks, type Voice } from '../voices.ts';
import { likeOf } from './alike.ts';

/** Pens by the height of a letter: one line, a broad edge, a brush that is round. */
const pens = {
  line: { broad: 0.088, thin: 0.088, angle: 0 },
  nib: { broad: 0.19, thin: 0.096, angle: -35 },
  brush: { broad: 0.175, thin: 0.175, angle: 0 },
} as const satisfies Record<string, Pen>;
type PenName = keyof typeof pens;
const penNames = Object.keys(pens) as PenName[];

/** The longer side of a letter's middle lines, and at least its height. */
const sideOf = (lines: readonly Line[]): number => {
  const points = lines.flat();
  const xs = points.map(([x]) => x);
  return Math.max(24, Math.max(...xs) - Math.min(...xs));
};

const layersOf = (letter: string, name: PenName, lean: number): Layer[] | undefined => {
  const lines = handLetters[likeOf(letter)]?.map((line) => leaning(line, lean));
  if (!lines) return undefined;
  const { broad, thin, angle } = pens[name];
  const side = sideOf(lines);
  return add(...lines.flatMap((line) => stroke(line, { broad: broad * side, thin: thin * side, angle })));
};

/** Letters of which a pen makes more than writing. */
const shown: Readonly<Record<PenName, ReadonlySet<string>>> = {
  line: new Set('DEKLRX'),
  nib: new Set('ABCDEJKLNPQRSVXYZЭΣΨe'),
  brush: new Set('EJKRSZbdehy'),
};
/** What a designer would show before others: a swing that is more than writing. */
const strong = new Set('DEKLNQRSZΣΨ');
/** Which pen the words ask for. */
const askedFor: Readonly<Record<PenName, Voice>> = { line: 'light', nib: 'quiet', brush: 'homely' };

/** A letter drawn by a hand: one line, a broad edge, a round brush, upright or leaning. */
export const hand: Family = {
  // it is proposed only where the words ask for it; names begin with a large letter
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.65 : 0.4),
  legible: false,
  choices: [Object.keys(pens), [0, 0.2]],
  propose: ({ initials, words }) =>
    penNames
      .filter((name) => speaks(words, askedFor[name]) && !speaks(words, 'hard'))
      .filter((name) => name === 'brush' || !speaks(words, 'childish'))
      .flatMap((name) =>
        recipesOf(
          'hand',
          initials.filter((one) => shown[name].has(likeOf(one))),
          [name],
          name === 'nib' ? [0, 0.2] : [0],
        ),
      ),
  draw: (recipe) => {
    const layers = layersOf(recipe.letters, String(recipe.values[0]) as PenName, numberAt(recipe, 1));
    return layers && { layers };
  },
};
