import { placeText, setLines, faceFor } from '@signet/kit';
import type { Ink } from '@signet/scene';
import { placePath, type Box } from '@signet/type';
import { logoIn, type Canvas } from './canvas.ts';

/** What stands for a company by itself, in the middle of a box: its mark or logo, else the name's first letter. */
export const drawSign = (canvas: Canvas, box: Box, share: number, ink: Ink): void => {
  const { brand, shapes } = canvas;
  const { mark, logo } = brand;
  if (logo) {
    logoIn(canvas, box, share * 1.3, ink);
    return;
  }
  const [wide, high] = [(box.right - box.left) * share, (box.bottom - box.top) * share];
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (mark) {
    const scale = Math.min(wide / mark.width, high / mark.height);
    const at = { x: cx - (mark.width * scale) / 2, y: cy - (mark.height * scale) / 2, scale };
    shapes.push({ kind: 'path', path: placePath(mark.path, at), ink });
    return;
  }
  const first = Array.from(brand.name.normalize('NFC')).find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? brand.name;
  const style = faceFor(brand, first, 'headline');
  const { box: tried } = placeText(setLines([first], style, 100), 0, 0, ink);
  const size = 100 * Math.min(wide / (tried.right - tried.left), high / (tried.bottom - tried.top));
  const set = setLines([first], style, size);
  const { box: at } = placeText(set, 0, 0, ink);
  shapes.push(...placeText(set, cx - (at.left + at.right) / 2, cy - (at.top + at.bottom) / 2, ink).shapes);
};
