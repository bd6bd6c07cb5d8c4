import { recipesOf, type Family } from '../family.ts';
import { add } from '../things/pen.ts';
import { loopLetters } from '../hand/loops.ts';
import { stroke } from '../hand/stroke.ts';
import { speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** How broad the line is on letters 24 high, by its look. */
const broad = { plain: 4.4, fine: 2.3 } as const;
type Look = keyof typeof broad;

/** Of other scripts a round M is another letter, and so is a round N. */
const misread = /[МΜΝ]/u;

/** A letter of one line that stops before it meets itself. */
export const loop: Family = {
  kept: 0.8,
  legible: false,
  choices: [Object.keys(broad)],
  propose: ({ initials, words }) =>
    speaks(words, 'rooted')
      ? []
      : recipesOf(
          'loop',
          initials.filter((one) => loopLetters[likeOf(one)] && !misread.test(one)),
          [speaks(words, 'fine') && !speaks(words, 'plump') ? 'fine' : 'plain'],
        ),
  draw: ({ letters, values }) => {
    const lines = loopLetters[likeOf(letters)];
    const wide = broad[values[0] as Look];
    const pen = { broad: wide, thin: wide, angle: 0 };
    return lines && { layers: add(...lines.flatMap((line) => stroke(line, pen))) };
  },
};
