import { describe, expect, test } from 'vitest';
import { toSvg, type Scene } from '@signet/scene';
import { boundsOf, outlineOf, shape, type Font, type PathCommand } from '@signet/type';
import { installedFont } from '../../type/src/testing/installed-font.ts';
import { drawLogo, type LogoDrawing } from './draw-logo.ts';
import { columnsOf } from './ink-profile.ts';
import { stackLines } from './stack-lines.ts';
import { LOGO_WIDTH } from './wordmark.ts';

const lora = installedFont('@expo-google-fonts/lora', '700Bold');
const sourceSerif = installedFont('@expo-google-fonts/source-serif-4', '600SemiBold');
const figtree = installedFont('@expo-google-fonts/figtree', '800ExtraBold');

const draw = (text: string, font: Font = lora, more: Partial<LogoDrawing> = {}): Scene =>
  drawLogo({ text, font, color: 'p1', ...more });
const inkOf = ({ shapes: [shape] }: Scene): readonly PathCommand[] => (shape?.kind === 'path' ? shape.path : []);
/** The left edges of a path's contours. */
const contours = (path: readonly PathCommand[]): PathCommand[][] =>
  path.reduce<PathCommand[][]>(
    (all, command) =>
      command[0] === 'M' ? [...all, [command]] : [...all.slice(0, -1), [...(all.at(-1) ?? []), command]],
    [],
  );

describe('a logo', () => {
  test('is one path in one color, without any text element', () => {
    const svg = toSvg(draw('Wafer & Toast'), { p1: '#123456' });
    expect(svg.match(/<path/g)).toHaveLength(1);
    expect(svg.match(/#[0-9a-f]{6}/g)).toEqual(['#123456']);
    expect(svg).not.toMatch(/<(text|tspan|style|image|use|font)/);
  });

  test.each(['Q', 'Northwind', 'Żółć', 'gyro joy', 'Meridian Therapeutics', 'A\nvery\nlong one'])(
    'of %j has a viewBox that is the ink’s own box',
    (name) => {
      const scene = draw(name);
      const box = boundsOf(inkOf(scene));
      expect([scene.x, scene.y, scene.width]).toEqual([0, 0, LOGO_WIDTH]);
      expect(box?.left).toBeCloseTo(0, 1);
      expect(box?.top).toBeCloseTo(0, 1);
      expect(box?.right).toBeCloseTo(scene.width, 1);
      expect(box?.bottom).toBeCloseTo(scene.height, 1);
    },
  );

  test('keeps the kerning of its font to a hundredth of a unit', () => {
    const plain = outlineOf(lora, shape(lora, 'AVATAR Type'));
    const box = boundsOf(plain);
    const scale = LOGO_WIDTH / ((box?.right ?? 0) - (box?.left ?? 0));
    const lefts = (path: readonly PathCommand[], by = 1) =>
      contours(path).map((one) => ((boundsOf(one)?.left ?? NaN) - (boundsOf(path)?.left ?? NaN)) * by);
    const [drawn, expected] = [lefts(inkOf(draw('AVATAR Type'))), lefts(plain, scale)];
    expect(drawn).toHaveLength(expected.length);
    drawn.forEach((left, index) => expect(left).toBeCloseTo(expected[index] ?? NaN, 1));
  });

  test('gives two lines of letters that hardly rise more room than two that do', () => {
    const inked = ['Новый', 'Берег'].map((line) => shape(sourceSerif, line));
    const pitchFor = (isEven: boolean) => stackLines(sourceSerif, inked, 'left', { isEven }).pitch;
    expect(pitchFor(true)).toBeGreaterThan(pitchFor(false));
    const { height } = draw('Новый\nБерег', sourceSerif);
    expect(height / draw('Новый', sourceSerif).height).toBeGreaterThan(2);
  });

  test('says the whole name to those who cannot see it', () =>
    expect(draw('Salt\n& Timber').label).toBe('Salt & Timber'));

  test('is the same for a name written with separate marks', () =>
    expect(draw('Z\u0307o\u0301łc\u0301')).toEqual(draw('Żółć')));

  test.each([
    ['Αθήνα Φως', sourceSerif],
    ['Живая Вода', sourceSerif],
    ['Ærø Labs', lora],
    ['Œuvre', lora],
  ])('of %s is drawn where the font has its letters', (name, font) => {
    expect(boundsOf(inkOf(draw(name, font)))).toBeDefined();
  });

  test.each(['Αθήνα Φως', '日本', 'Rocket 🚀'])('of %s is refused where the font has not', (name) =>
    expect(() => draw(name)).toThrow(TypeError),
  );

  test.each(['', '   ', '\n'])('of %j is refused: there is nothing to draw', (name) =>
    expect(() => draw(name)).toThrow(TypeError),
  );

  test('leaves out a line of which nothing can be seen', () =>
    expect(draw('Acme\n\u200b').shapes).toEqual(draw('Acme').shapes));

  test('has at most three lines', () => expect(() => draw('a\nb\nc\nd')).toThrow(RangeError));
});

describe('the lines of a logo', () => {
  const stacked = (font: Font, align: 'left' | 'center', ...lines: string[]) => {
    const shaped = lines.map((line) => shape(font, line));
    const counts = shaped.map((line) => outlineOf(font, line).length);
    const { path: whole } = stackLines(font, shaped, align);
    return counts.map((count, index) =>
      whole.slice(counts.slice(0, index).reduce((sum, one) => sum + one, 0)).slice(0, count),
    );
  };
  const edges = (path: readonly PathCommand[]) => boundsOf(path) ?? { left: NaN, right: NaN, top: NaN, bottom: NaN };

  test('begin at one edge where both begin with a stem', () => {
    const [upper = [], lower = []] = stacked(figtree, 'left', 'Ham', 'Brio');
    expect(Math.abs(edges(upper).left - edges(lower).left)).toBeLessThan(figtree.capHeight / 50);
  });

  test('let a round letter reach a little out, as it looks further in', () => {
    const [upper = [], lower = []] = stacked(figtree, 'left', 'Oslo', 'Harbor');
    const out = edges(lower).left - edges(upper).left;
    expect(out).toBeGreaterThan(0);
    expect(out).toBeLessThan(figtree.capHeight / 15);
  });

  test('are centered by what the eye takes for their middle', () => {
    const [upper = [], lower = []] = stacked(figtree, 'center', 'HIH', 'HIHIHIH');
    const middle = (path: readonly PathCommand[]) => (edges(path).left + edges(path).right) / 2;
    expect(Math.abs(middle(upper) - middle(lower))).toBeLessThan(1);
  });

  test.each([
    ['gypsy', 'Ładny'],
    ['Tag', 'Żółw'],
    ['Queue', 'ŮÅŻ'],
    ['jog', 'bold'],
  ])('%s over %s stand close, but never touch', (above, below) => {
    const [upper = [], lower = []] = stacked(figtree, 'left', above, below);
    const [over, under] = [columnsOf(upper, 5), columnsOf(lower, 5)];
    const gaps = Array.from(
      over.greatest,
      (bottom, index) => (under.least[over.first + index - under.first] ?? Infinity) - bottom,
    );
    expect(Math.min(...gaps)).toBeGreaterThan(figtree.capHeight * 0.15);
    expect(Math.min(...gaps)).toBeLessThan(figtree.capHeight * 0.8);
  });

  test('have one distance between all baselines', () => {
    const [first = [], second = [], third = []] = stacked(figtree, 'left', 'HHH', 'HHH', 'ŻHH');
    expect(edges(third).bottom - edges(second).bottom).toBeCloseTo(edges(second).bottom - edges(first).bottom, 6);
  });
});
