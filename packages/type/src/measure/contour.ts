import type { FontMeasures } from '../measures.ts';
import type { Edge } from './edges.ts';
import { LOWER_CASE, type Face, type Letter } from './letter.ts';
import { overText } from './proportions.ts';
import { inInk } from './spans.ts';
import { mean } from '@signet/statistics';
import { inkBetween } from './strokes.ts';

/** Within this of horizontal or vertical, in degrees. */
const ORTHOGONAL = 5;
/** Within this of 45 degrees. */
const DIAGONAL = 25;
/** Rows that an area is summed over. */
const ROWS = 60;

const lengthOf = ({ x1, y1, x2, y2 }: Edge) => Math.hypot(x2 - x1, y2 - y1);
/** Degrees from the nearer of horizontal and vertical, 0 to 45. */
const obliqueness = ({ x1, y1, x2, y2 }: Edge): number => {
  const angle = (Math.atan2(Math.abs(y2 - y1), Math.abs(x2 - x1)) * 180) / Math.PI;
  return Math.min(angle, 90 - angle);
};

/** The pieces with ink on one side only: where contours overlap, the rest is inside a letter and nobody sees it. */
const seen = (edges: readonly Edge[], upem: number): Edge[] =>
  edges.filter((edge) => {
    const reach = upem / 2000 / lengthOf(edge);
    const [x, y] = [(edge.x1 + edge.x2) / 2, (edge.y1 + edge.y2) / 2];
    const [dx, dy] = [(edge.y2 - edge.y1) * reach, (edge.x1 - edge.x2) * reach];
    return inInk(edges, x + dx, y + dy) !== inInk(edges, x - dx, y - dy);
  });

const sum = (edges: readonly Edge[]) => edges.reduce((total, edge) => total + lengthOf(edge), 0);

const outlineOf = (upem: number) => (letter: Letter) => {
  const edges = seen(letter.edges, upem);
  const length = sum(edges);
  const area = inkBetween(letter, -letter.box.bottom, -letter.box.top, ROWS);
  const partOf = (test: (edge: Edge) => boolean) => sum(edges.filter(test)) / length;
  return {
    complexity: Math.log(length ** 2 / area),
    round: partOf(({ curved }) => curved),
    orthogonal: partOf((edge) => obliqueness(edge) <= ORTHOGONAL),
    diagonal: partOf((edge) => obliqueness(edge) >= 45 - DIAGONAL),
  };
};

/** What the lower-case outlines are made of, and how much ink they hold. */
export const measureContour = (face: Face) => {
  const outlines = face.letters(LOWER_CASE).map(outlineOf(face.font.upem));
  const ink = overText(face, (letter) => inkBetween(letter, 0, face.xHeight, ROWS));
  const room = overText(face, ({ advance }) => advance * face.xHeight);
  return {
    round: mean(outlines.map(({ round }) => round)),
    orthogonal: mean(outlines.map(({ orthogonal }) => orthogonal)),
    diagonal: mean(outlines.map(({ diagonal }) => diagonal)),
    complexity: mean(outlines.map(({ complexity }) => complexity)),
    ink: room === 0 ? 0 : ink / room,
  } satisfies Partial<FontMeasures>;
};
