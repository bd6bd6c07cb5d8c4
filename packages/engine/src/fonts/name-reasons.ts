import type { FontReason, NameLetters } from '@signet/contract';
import type { NameFit } from '@signet/type';
import type { Face } from './face.ts';
import { letterCount } from './name-length.ts';

type NameReason = Extract<FontReason, { kind: 'name-fit' | 'name-width' }>;

/** AUTHORED: wider than this (in cap heights) on one line, a name is small wherever it stands. */
const LONG = 12;
/** What a second line has to save of the width to be worth a sentence. */
const SAVED = 0.2;
/** Share of pairs whose ink touches from which on the letters of a face are meant to join. */
const JOINED = 0.5;

const lettersOf = ({ family: { measures } }: Face, companyName: string): NameLetters => {
  if (letterCount(companyName) < 2) return 'single';
  return measures.joining > JOINED ? 'joined' : 'apart';
};

const isFlawed = ({ collisions, gaps, confusion }: NameFit): boolean =>
  collisions > 0 || gaps > 0 || confusion.length > 0;

/** What a face makes of the company's name: its letters, and how many lines it takes where one is too long. */
export const nameReasons = (face: Face, fit: NameFit, companyName: string): NameReason[] => {
  const { score, widths, collisions, gaps, confusion } = fit;
  const [onOne, onTwo] = widths;
  const about = { subject: companyName, font: face.family.font.fontName };
  const fitReason: NameReason = {
    kind: 'name-fit',
    ...about,
    value: score,
    bound: 1,
    flaws: { collisions, gaps, confusion },
    width: onOne > LONG ? onOne : undefined,
    letters: lettersOf(face, companyName),
  };
  if (onOne <= LONG || onTwo > (1 - SAVED) * onOne) return [fitReason];
  const widthReason: NameReason = { kind: 'name-width', ...about, value: onTwo, bound: onOne };
  return isFlawed(fit) ? [fitReason, widthReason] : [widthReason];
};
