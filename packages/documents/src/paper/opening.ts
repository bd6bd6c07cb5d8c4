import type { Block } from './model.ts';
import type { PaperTeller } from './paper-teller.ts';
import type { PageSize } from './sheet.ts';

/** The window of an envelope: where it begins under the sheet's edge and how high it is, in points. */
const windows = {
  a4: { from: 127.6, lines: 6, body: 279 },
  letter: { from: 144, lines: 5, body: 270 },
} as const satisfies Record<PageSize, { from: number; lines: number; body: number }>;

const POINTS = 72;

/** Sender, address and date, each where a window envelope wants it. */
export const opening = ({ run, sender, paragraph, space }: PaperTeller, page: PageSize, top: number): Block[] => {
  const { from, lines, body } = windows[page];
  const start = Math.max(0, from - top * POINTS);
  const used = top * POINTS + start + 12 + 6 + lines * 15;
  return [
    space(start),
    paragraph('small', sender()),
    space(6),
    paragraph('body', run('file.to')),
    space((lines - 1) * 15 - 7.5 + Math.max(0, body - used - 30)),
  ];
};
