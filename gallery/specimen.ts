import type { Ink, Scene, Shape } from '@signet/scene';
import { placePath, type Font } from '@signet/type';
import { balanced, setBlock } from './text-block.ts';

const WIDTH = 640;
const MARGIN = 48;
const COLUMN = 400;

/** What a pair of faces looks like together: a headline over a column of text. */
export const drawSpecimen = ({
  headline,
  text,
  ink,
  textInk,
}: {
  headline: { font: Font; text: string };
  text: { font: Font; text: string };
  ink: Ink;
  textInk: Ink;
}): Scene => {
  const head = setBlock(balanced({ ...headline, size: 52, leading: 1.08, width: WIDTH - 2 * MARGIN }));
  const body = setBlock({ ...text, size: 17, leading: 1.5, width: COLUMN });
  const bodyTop = MARGIN + head.height + 40;
  const shapes: Shape[] = [
    { kind: 'path', path: placePath(head.path, { x: MARGIN, y: MARGIN }), ink },
    { kind: 'path', path: placePath(body.path, { x: MARGIN, y: bodyTop }), ink: textInk },
  ];
  return { x: 0, y: 0, width: WIDTH, height: bodyTop + body.height + MARGIN, label: headline.text, shapes };
};
