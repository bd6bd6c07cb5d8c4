import { faceOf, fontOf } from '../deck/look.ts';
import { clean } from '../deck/place-text.ts';
import { inWords } from '../deck/role.ts';
import { filled } from '../drawing/measure.ts';
import type { Paper } from './model.ts';

/** What somebody is, after their name. */
export const spokenAs = (role: string): string => role && `, ${inWords(role)}`;

/** Readers of a file differ by a hair in how wide a line is; inches. */
const SLACK = 0.03;
/** More lines than these below a line to sign on would begin another page. */
const MOST_SIGNED = 2;

/** Who signs, in lines that fit a cell, whose rows have one each: the role begins its own where it has to. */
export const signedLines = (
  { look, styles }: Pick<Paper, 'look' | 'styles'>,
  name: string,
  role: string,
  wide: number,
): string[] => {
  const { size, face } = styles.head;
  const linesOf = (text: string): string[] =>
    filled(clean(text), { font: fontOf(look.brand, faceOf(look.brand, text, face)), size, width: wide - SLACK });
  const inOne = linesOf(`${name}${spokenAs(role)}`);
  if (inOne.length === 1 || !role) return inOne;
  const apart = [...linesOf(`${name},`), ...linesOf(inWords(role))];
  return apart.length <= MOST_SIGNED ? apart : linesOf(name);
};
