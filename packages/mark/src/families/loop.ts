import { recipesOf, type Family } from '../family.ts';
import { add } from '../things/pen.ts';
import { loopLetters } from '../hand/loops.ts';
import { stroke } from '../hand/stroke.ts';
import { mostAre, speaks } from '../voices.ts';
import { likeOf } from './alike.ts';

/** How broad the line is on letters 24 high, by its look. */
const broad = { plain: 4.4, fine: 2.3 } as const;
type Look = keyof typeof broad;

/** Of other scripts a round M is another letter; an i is a limp wire. */
const misread = /[МΜПΠЦi]/u;

/** Letters whose line does something: fine, others are mere type. */
const telling: Readonly<Record<Look, ReadonlySet<string>>> = {
  plain: new Set('AHKMNPRVWXiЛЧШЭЮЯΔΛΨ'),
  fine: new Set('AHKNRVXiЭЮЯΔ'),
};
/** What a designer would show before others. */
const strong = new Set('NWXYЧШЭЮЯΔΨ');

const lookFor = (letter: string, words: readonly string[]): Look | undefined => {
  if (!speaks(words, 'fine') || speaks(words, 'plump')) return 'plain';
  if (telling.fine.has(likeOf(letter))) return 'fine';
  return telling.plain.has(likeOf(letter)) ? 'plain' : undefined;
};

/** A letter of one line that stops before it meets itself. */
export const loop: Family = {
  kept: ({ letters }) => (strong.has(likeOf(letters)) ? 0.8 : 0.62),
  legible: false,
  choices: [Object.keys(broad)],
  propose: ({ initials, words }) =>
    mostAre(words, 'rooted')
      ? []
      : initials.flatMap((one) => {
          const look = lookFor(one, words);
          return look && loopLetters[likeOf(one)] && !misread.test(one) ? recipesOf('loop', [one], [look]) : [];
        }),
  draw: ({ letters, values }) => {
    const lines = loopLetters[likeOf(letters)];
    const wide = broad[values[0] as Look];
    const pen = { broad: wide, thin: wide, angle: 0 };
    return lines && { layers: add(...lines.flatMap((line) => stroke(line, pen))) };
  },
};
