import type { MarkFamily } from '@signet/contract';
import { recipesOf, type Family } from '../family.ts';
import type { Layer } from '../grid.ts';
import { strictlyLikeOf } from './alike.ts';

type Alphabet = {
  readonly family: MarkFamily;
  /** The one value of its recipes. */
  readonly look: string;
  /** Letters as they are drawn, 24 high; others of the same drawing take theirs. */
  readonly drawn: Readonly<Record<string, () => Layer[]>>;
  readonly kept: Family['kept'];
  /** Whether a founder's words speak against all of it. */
  readonly isAgainst: (words: readonly string[]) => boolean;
};

/** A family of letters that were each drawn once, in one look, and are not meant to be read at any price. */
export const drawnLetters = ({ family, look, drawn, kept, isAgainst }: Alphabet): Family => {
  const drawingOf = (letter: string) => drawn[strictlyLikeOf(letter)];
  return {
    kept,
    legible: false,
    choices: [[look]],
    propose: ({ initials, words }) =>
      isAgainst(words)
        ? []
        : recipesOf(
            family,
            initials.filter((one) => drawingOf(one)),
            [look],
          ),
    draw: ({ letters }) => {
      const layers = drawingOf(letters)?.();
      return layers && { layers };
    },
  };
};
