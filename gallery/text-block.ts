import { outlineOf, placePath, shape, type Font, type PathCommand } from '@signet/type';

export type TextBlock = {
  text: string;
  font: Font;
  /** In the drawing's units, as is `width`. */
  size: number;
  /** From baseline to baseline, as a part of the size. */
  leading: number;
  width: number;
};

const widthOf = (line: string, { font, size }: TextBlock): number => (shape(font, line).width * size) / font.upem;

/** The text in lines that fit, each as long as it can be. A word wider than a line has one of its own. */
export const wrap = (block: TextBlock): string[] =>
  block.text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && widthOf(longer, block) <= block.width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);

/** A block of text as one path; its first line's capitals begin at 0, and `height` reaches to the last baseline. */
export const setBlock = (block: TextBlock): { path: PathCommand[]; height: number } => {
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
export const balanced = (block: TextBlock): TextBlock => {
  const most = wrap(block).length;
  const narrower = Array.from({ length: 20 }, (_, index) => ({ ...block, width: block.width * (1 - index / 40) }));
  return narrower.findLast((one) => wrap(one).length === most) ?? block;
};

/** The largest of these sizes at which the text needs at most so many lines, each within the width; else the last. */
export const fitted = (block: Omit<TextBlock, 'size'>, sizes: readonly number[], lines: number): TextBlock => {
  const blocks = sizes.map((size) => ({ ...block, size }));
  const fits = (one: TextBlock) => {
    const wrapped = wrap(one);
    return wrapped.length <= lines && wrapped.every((line) => widthOf(line, one) <= one.width);
  };
  const chosen = blocks.find(fits) ?? blocks.at(-1);
  if (!chosen) throw new RangeError('A text needs a size to be set in.');
  return chosen;
};
