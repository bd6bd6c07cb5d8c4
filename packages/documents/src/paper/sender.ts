import type { Subject } from '../deck/subject.ts';
import { faceOf, fontOf, UNITS } from '../deck/look.ts';
import { clean } from '../deck/place-text.ts';
import { POINTS, widthOf } from '../drawing/measure.ts';
import type { Line } from './flow.ts';
import type { Paper, Sheet } from './model.ts';

/** Inches that are left clear between the logo and who sends it. */
const CLEAR = 0.4;
/** One line beside a logo looks lost. */
const FEWEST = 2;

const partsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,;]/u)
    .map((part) => clean(part).replaceAll('\n', ' ').trim())
    .filter(Boolean);

/** What is known of who sends a paper: the address, how they are reached, the website. */
const linesOf = ({ answers, website }: Subject): string[] => {
  // 'Ada Quern, ada@quern.example': the name signs, what reaches them stands here
  const closing = partsOf(answers['closing.line']);
  const reached = closing.filter((part, at) => at > 0 || part.includes('@'));
  return [...partsOf(answers['letter.sender']).slice(0, 2), ...reached.slice(0, 1), ...(website ? [website] : [])];
};

type Page = Pick<Paper, 'look' | 'left' | 'wide' | 'first' | 'next' | 'styles'>;

/**
 * Who sends a paper, in lines beside its logo, over the edge of what is written widest: the right third of a letter is
 * theirs. Undefined where too little is known, or the logo takes the width.
 */
export const senderOf = (page: Page, subject: Subject): Sheet['sender'] => {
  const { look, left, wide, first, next, styles } = page;
  const { size, line, face } = styles.small;
  const high = line / POINTS;
  const y = first.logoBox.top / UNITS;
  // the head of a file may not be higher than what is written on its next pages begins
  const room = Math.floor((next.top - y) / high + 0.001);
  const lines = linesOf(subject).slice(0, room);
  if (lines.length < FEWEST) return undefined;
  const font = fontOf(look.brand, faceOf(look.brand, lines.join(''), face));
  const w = Math.max(...lines.map((text) => widthOf(font, text, size))) + 0.02;
  const x = left + wide - w;
  return x >= first.logoBox.right / UNITS + CLEAR ? { x, y, w, lines } : undefined;
};

/** The same as lines of a page. */
export const senderLines = ({ look, styles }: Paper, { sender }: Sheet): Line[] => {
  if (!sender) return [];
  const style = styles.small;
  const face = faceOf(look.brand, sender.lines.join(''), style.face);
  const h = style.line / POINTS;
  return sender.lines.map((text, at) => ({
    y: sender.y + at * h,
    h,
    style,
    face,
    pieces: [{ x: sender.x, w: sender.w, text, isBlank: false }],
  }));
};
