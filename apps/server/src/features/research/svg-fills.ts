import { parseHex } from '@signet/color';
import { areaOfPath } from './path-area.ts';

/** What fills a part of a drawing: one color, or the colors of a gradient. */
export interface Fill {
  /** `#rrggbb`. */
  colors: readonly string[];
  /** In squares of the drawing's own unit. */
  area: number;
}

type Attributes = Readonly<Record<string, string | undefined>>;
/** What an element has from those around it. */
interface Surroundings {
  fill: string;
  /** By how much areas grow. */
  scale: number;
  /** Whether it is drawn at all, and not only kept to be used elsewhere. */
  isDrawn: boolean;
}

const COMMENT = /<!--[^]*?(?:-->|$)/g;
const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
/** Color words of CSS that the collections of logos use. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['azure', '#f0ffff'],
  ['black', '#000000'],
  ['gold', '#ffd700'],
  ['gray', '#808080'],
  ['green', '#008000'],
  ['ivory', '#fffff0'],
  ['orange', '#ffa500'],
  ['red', '#ff0000'],
  ['silver', '#c0c0c0'],
  ['white', '#ffffff'],
]);
const UNDRAWN = new Set(['defs', 'mask', 'clipPath', 'filter', 'pattern', 'symbol']);

const colorOf = (text: string): string | undefined => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  return (
    WORDS.get(text) ??
    parseHex(
      short
        ? short
            .slice(1)
            .map((digit) => digit + digit)
            .join('')
        : text,
    )
  );
};

const numbers = (text: string): number[] => text.split(/[\s,]+/).map(Number);
const size = (text: string | undefined): number => Number.parseFloat(text ?? '0') || 0;

/** How a transform changes areas: the determinant of its matrix. Moving and turning leave them. */
const growth = (transform: string): number =>
  [...transform.matchAll(/(matrix|scale)\(([^()]*)\)/g)].reduce((product, [, name, values = '']) => {
    const [a = 1, b = a, c = 0, d = 1] = numbers(values);
    return product * Math.abs(name === 'scale' ? a * b : a * d - b * c);
  }, 1);

const areas: ReadonlyMap<string, (of: Attributes) => number> = new Map([
  ['path', ({ d = '' }) => areaOfPath(d)],
  ['polygon', ({ points = '' }) => areaOfPath(`M${points}z`)],
  ['rect', ({ width, height }) => size(width) * size(height)],
  ['circle', ({ r }) => Math.PI * size(r) ** 2],
  ['ellipse', ({ rx, ry }) => Math.PI * size(rx) * size(ry)],
]);

/** Reads a drawing from its beginning to its end. */
class Reading {
  /** What is painted, in order; `paint` is as it is written. */
  readonly painted: { paint: string; area: number }[] = [];
  readonly gradients = new Map<string, { colors: string[]; like: string | undefined }>();
  private readonly kept = new Map<string, number>();
  private readonly around: Surroundings[] = [{ fill: 'black', scale: 1, isDrawn: true }];
  private gradient = '';

  open(name: string, attributes: Attributes, isEmpty: boolean): void {
    const outer = this.around.at(-1) ?? { fill: 'black', scale: 1, isDrawn: true };
    const inner = {
      fill: attributes['fill'] ?? outer.fill,
      scale: outer.scale * growth(attributes['transform'] ?? ''),
      isDrawn: outer.isDrawn && !UNDRAWN.has(name),
    };
    if (name.endsWith('Gradient')) this.beginGradient(attributes);
    else if (name === 'stop') this.gradients.get(this.gradient)?.colors.push(attributes['stop-color'] ?? 'black');
    else this.paint(name, attributes, inner);
    if (!isEmpty) this.around.push(inner);
  }

  close(): void {
    if (this.around.length > 1) this.around.pop();
  }

  private beginGradient({ id = '', href, 'xlink:href': older }: Attributes): void {
    this.gradient = id;
    this.gradients.set(id, { colors: [], like: (href ?? older)?.slice(1) });
  }

  private paint(name: string, attributes: Attributes, { fill, scale, isDrawn }: Surroundings): void {
    const used = (attributes['href'] ?? attributes['xlink:href'])?.slice(1) ?? '';
    const area = scale * (name === 'use' ? (this.kept.get(used) ?? 0) : (areas.get(name)?.(attributes) ?? 0));
    if (attributes['id'] !== undefined) this.kept.set(attributes['id'], area);
    const opacity = Number(attributes['opacity'] ?? 1) * Number(attributes['fill-opacity'] ?? 1);
    if (isDrawn && area * opacity > 0) this.painted.push({ paint: fill, area: area * opacity });
  }
}

/**
 * What a drawing is filled with, by the area that it paints: an estimate, since what lies over what is not looked at.
 * Lines, `none` and `currentColor` have no color of their own.
 * @param svg An SVG document without style sheets, as the logos of the directory are.
 */
export const fillsOf = (svg: string): Fill[] => {
  const reading = new Reading();
  for (const [, closes, name = '', attributes = '', empty] of svg.replace(COMMENT, '').matchAll(TAG)) {
    if (closes) reading.close();
    else
      reading.open(
        name,
        Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
        empty !== '',
      );
  }
  const paintOf = (paint: string, depth = 0): string[] => {
    const gradient = reading.gradients.get(/^url\(#(.+)\)/.exec(paint)?.[1] ?? '');
    if (!gradient) return [paint];
    return gradient.colors.length > 0 || depth > 8 ? gradient.colors : paintOf(`url(#${gradient.like})`, depth + 1);
  };
  return reading.painted
    .map(({ paint, area }) => ({ colors: paintOf(paint).flatMap((one) => colorOf(one) ?? []), area }))
    .filter(({ colors }) => colors.length > 0);
};
