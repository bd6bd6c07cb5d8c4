import { expect, it } from 'vitest';
import { formOf as traceOf } from './own-logo-form.ts';
import { formInChild } from './own-logo.ts';

const drawn = (inner: string, box = '0 0 100 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
const formOf = (inner: string, box?: string) => traceOf(drawn(inner, box));
const square = (x: number, fill: string, size = 40) =>
  `<rect x="${x}" y="10" width="${size}" height="${size}" fill="${fill}"/>`;
const formsOf = (made: Awaited<ReturnType<typeof formInChild>>) => made?.path.filter(([what]) => what === 'M').length;

it.each([
  ['with forty-eight megapixels', '0 0 8000 6000', '<rect x="800" y="600" width="6400" height="4800"/>'],
  ['wider than any picture may be', '0 0 90000 30000', '<rect width="90000" height="30000"/>'],
])('a drawing that calls itself %s is traced all the same', async (_what, box, inner) => {
  const made = await formOf(inner, box);
  expect((made?.width ?? 0) / (made?.height ?? 1)).toBeCloseTo(box.includes('90000') ? 3 : 4 / 3, 1);
});

it('yellow beside navy is part of the logo, on a clear ground and on a white one', async () => {
  const pair = square(5, '#ffe600') + square(55, '#000080');
  expect(formsOf(await formOf(pair))).toBe(2);
  expect(formsOf(await formOf(`<rect width="100" height="100" fill="#fff"/>${pair}`))).toBe(2);
});

it('white on a color is what the form is cut out of', async () => {
  expect(formsOf(await formOf(square(5, '#000080') + square(10, '#fff', 20)))).toBe(2);
});

it('what has more forms than any logo, or shows nothing, has no outline', async () => {
  const dots = Array.from({ length: 4900 }, (_, at) => {
    const [x, y] = [at % 70, Math.floor(at / 70)];
    return `<rect x="${x * 1.4}" y="${y * 1.4}" width=".7" height=".7"/>`;
  });
  expect(await formOf(dots.join(''))).toBeUndefined();
  expect(await formOf('<path d="M0 0"/>')).toBeUndefined();
});

it('is traced in a process of its own, which may fail', async () => {
  const made = await formInChild(Buffer.from(drawn(square(5, '#000080'))));
  expect(formsOf(made)).toBe(1);
  expect(await formInChild(Buffer.from('no drawing'))).toBeUndefined();
});
