import type { Ink, Scene, Shape } from '@signet/scene';
import { outlineOf, placePath, shape, type Font, type PathCommand } from '@signet/type';

interface TextBlock {
  text: string;
  font: Font;
  /** In the drawing's units, as is `width`. */
  size: number;
  /** From baseline to baseline, as a part of the size. */
  leading: number;
  width: number;
}

/** The text in lines that fit, each as long as it can be. A word wider than a line has one of its own. */
const wrap = ({ text, font, size, width }: TextBlock): string[] => {
  const widthOf = (line: string) => (shape(font, line).width * size) / font.upem;
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && widthOf(longer) <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
};

/** A block of text as one path; its first line's capitals begin at 0, and `height` reaches to the last baseline. */
const setBlock = (block: TextBlock): { path: PathCommand[]; height: number } => {
  const { font, size, leading } = block;
  const scale = size / font.upem;
  const rise = font.capHeight * scale;
  const lines = wrap(block);
  const path = lines.flatMap((line, index) =>
    placePath(outlineOf(font, shape(font, line)), { y: rise + index * size * leading, scale }),
  );
  return { path, height: rise + (lines.length - 1) * size * leading };
};

/** The same number of lines, as even as they can be: the narrowest width that needs no line more. */
const balanced = (block: TextBlock): TextBlock => {
  const most = wrap(block).length;
  const narrower = Array.from({ length: 20 }, (_, index) => ({ ...block, width: block.width * (1 - index / 40) }));
  return narrower.findLast((one) => wrap(one).length === most) ?? block;
};

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
