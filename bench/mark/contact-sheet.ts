import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mark } from '@signet/mark';
import { pathData } from '@signet/scene';

const SIDE = 96;
const [COLUMN, ROW, LEFT] = [136, 150, 150];
const FOLDER = path.join(import.meta.dirname, '..', '..', 'dist', 'marks');

const cell = (mark: Mark, x: number, y: number): string => {
  const scale = SIDE / Math.max(mark.width, mark.height);
  const form = mark.reasons.find(({ kind }) => kind === 'form');
  const word =
    form?.kind === 'form'
      ? `${form.subject.word} ${form.subject.more ? '+' : '-'}${form.subject.quality} ${form.value}`
      : '';
  const lines = [
    `${mark.recipe.family} ${mark.recipe.letters} ${mark.recipe.values.join(' ')}`,
    `${mark.score.toFixed(2)} ${mark.nearest?.name.replace(/[&<]/gu, '') ?? ''} ` +
      (mark.nearest?.distance.toFixed(2) ?? ''),
    word,
  ];
  const [left, top] = [x + (SIDE - mark.width * scale) / 2, y + (SIDE - mark.height * scale) / 2];
  const text = lines.map((line, at) => `<text x="${x}" y="${y + SIDE + 12 + at * 11}" font-size="9">${line}</text>`);
  return (
    `<g transform="translate(${left} ${top}) scale(${scale})">` +
    `<path d="${pathData(mark.path)}"/></g>${text.join('')}`
  );
};

/** Every name with its marks on one sheet: dist/marks/sheet.svg, to be looked at. */
export const writeContactSheet = async (drawn: readonly { name: string; marks: readonly Mark[] }[]): Promise<void> => {
  const rows = drawn.map(({ name, marks }, at) => {
    const y = at * ROW + 16;
    const title = `<text x="12" y="${y + SIDE / 2}" font-size="14">${name.replace('&', '&amp;')}</text>`;
    return title + marks.map((mark, column) => cell(mark, LEFT + column * COLUMN, y)).join('');
  });
  const [width, height] = [LEFT + 12 * COLUMN, drawn.length * ROW + 16];
  await mkdir(FOLDER, { recursive: true });
  const file = path.join(FOLDER, 'sheet.svg');
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">` +
      `<rect width="100%" height="100%" fill="#fff"/>${rows.join('')}</svg>`,
  );
  console.log(`the marks: ${file}`);
};
