import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fontFiles } from './index.ts';

type Rule = {
  family: string;
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
};

const fieldOf = (rule: string, pattern: RegExp): string => pattern.exec(rule)?.[1] ?? '';

const rangesOf = (written: string): Rule['ranges'] =>
  Array.from(
    written.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
  );

/** The rules that load a file; those that adjust an installed font have no address. */
const rules = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .filter((rule) => rule.includes('url('))
  .map((rule): Rule => ({
    family: fieldOf(rule, /font-family: '([^']+)'/),
    file: fieldOf(rule, /\/fonts\/([^']+)'/),
    ranges: rangesOf(fieldOf(rule, /unicode-range:\s*([^;]+);/)),
  }));

const holds = ({ ranges }: Rule, letter: string): boolean =>
  ranges.some(([first, last]) => first <= (letter.codePointAt(0) ?? -1) && (letter.codePointAt(0) ?? -1) <= last);

/**
 * The files that a browser fetches for a text: the last rule of the family that holds a letter gives it (CSS Fonts 4
 * §5.2).
 */
const fetched = (family: string, text: string): string[] =>
  [
    ...new Set(
      Array.from(
        text,
        (letter) =>
          rules.findLast((rule) => rule.family === family && holds(rule, letter))?.file ?? `nothing for ${letter}`,
      ),
    ),
  ].toSorted();

test('every file of the stylesheet is served, every served one is used, and each is there', () => {
  expect(rules.map(({ file }) => file).toSorted()).toEqual(Object.keys(fontFiles).toSorted());
  expect(Object.values(fontFiles).filter((file) => !existsSync(fileURLToPath(import.meta.resolve(file))))).toEqual([]);
});

test.each([
  ['Inter Variable', 'inter'],
  ['Fraunces Variable', 'fraunces'],
])('%s sets a Vietnamese name in its own letters', (family, file) => {
  expect(fetched(family, 'Cà Phê Sớm')).toEqual([`${file}-latin.woff2`, `${file}-vietnamese.woff2`]);
  expect(fetched(family, 'Quỹ Đầu Tư Ngưỡng Cửa Ẩn')).toEqual(
    ['-latin', '-latin-ext', '-vietnamese'].map((part) => `${file}${part}.woff2`).toSorted(),
  );
});

test.each([
  ['Inter Variable', 'inter'],
  ['Fraunces Variable', 'fraunces'],
])('%s fetches nothing Vietnamese for languages that do not need it', (family, file) => {
  expect(fetched(family, 'Read what we made of it — “quickly”, 20 € for 3 × 4')).toEqual([`${file}-latin.woff2`]);
  expect(fetched(family, 'Grădină, Đorđević, Łódź, Ÿ')).toEqual([`${file}-latin-ext.woff2`, `${file}-latin.woff2`]);
});
