import { svgNumber } from './numbers.ts';
import { pathData, smallPath } from './path-data.ts';
import type { Gradient, Paint, Place, Scene, Shape, Tone } from './scene.ts';
import { toneHex, type SceneColors } from './tone-hex.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** What XML 1.0 does not allow at all, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escape = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

type Attributes = Record<string, string | number | undefined>;

const element = (name: string, attributes: Attributes, content = ''): string => {
  let written = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) written += ` ${key}="${typeof value === 'number' ? svgNumber(value) : escape(value)}"`;
  return content === '' ? `${written}/>` : `${written}>${content}</${name}>`;
};

const transform = ({ x = 0, y = 0, scale = 1, turn = 0 }: Place): string | undefined => {
  const parts = [
    x !== 0 || y !== 0 ? `translate(${svgNumber(x)} ${svgNumber(y)})` : '',
    turn === 0 ? '' : `rotate(${svgNumber(turn)})`,
    scale === 1 ? '' : `scale(${svgNumber(scale)})`,
  ];
  return parts.join('') || undefined;
};

/** A drawing on its way to text: its colors, and what shapes refer to by an id inside it. */
type Writing = {
  colors: SceneColors;
  /** Named by their number, so that the same scene gives the same bytes. */
  definitions: string[];
  /** How its paths are written. */
  write: typeof pathData;
};

/** Puts a definition into the drawing; answers what its id is. */
const define = ({ definitions }: Writing, name: string, attributes: Attributes, content: string): string => {
  const id = `d${definitions.length + 1}`;
  definitions.push(element(name, { id, ...attributes }, content));
  return id;
};

const gradientOf = (gradient: Gradient, writing: Writing): string => {
  const stops = gradient.stops
    .map(({ at, tone }) => element('stop', { offset: at, 'stop-color': toneHex(tone, writing.colors) }))
    .join('');
  const gradientUnits = 'userSpaceOnUse';
  if (gradient.gradient === 'linear') {
    const { x, y, toX, toY } = gradient;
    return define(writing, 'linearGradient', { gradientUnits, x1: x, y1: y, x2: toX, y2: toY }, stops);
  }
  const { cx, cy, radius, stretch = 1 } = gradient;
  const widened = `translate(${svgNumber(cx)} 0)scale(${svgNumber(stretch)} 1)translate(${svgNumber(-cx)} 0)`;
  const gradientTransform = stretch === 1 ? undefined : widened;
  return define(writing, 'radialGradient', { gradientUnits, cx, cy, r: radius, gradientTransform }, stops);
};

const toneOf = (tone: Tone, { colors }: Writing): string => toneHex(tone, colors);

const paintOf = (paint: Paint, writing: Writing): string =>
  typeof paint === 'object' && 'gradient' in paint ? `url(#${gradientOf(paint, writing)})` : toneOf(paint, writing);

const all = (shapes: readonly Shape[], writing: Writing): string =>
  shapes.map((shape) => shapeSvg(shape, writing)).join('');

/** A single path that is seen through: the same by its own paint, for which nobody draws a page aside. */
const thinPath = (shape: Extract<Shape, { kind: 'group' }>, writing: Writing): string | undefined => {
  const { id, opacity, clip, shapes } = shape;
  const [only] = shapes;
  if (shapes.length !== 1 || !only || id !== undefined || clip || opacity === undefined || transform(shape))
    return undefined;
  if (only.kind === 'path' || only.kind === 'text') return pathSvg(only, writing, opacity);
  return only.kind === 'line' ? lineSvg(only, writing, opacity) : undefined;
};

const groupSvg = (shape: Extract<Shape, { kind: 'group' }>, writing: Writing): string => {
  const { id, opacity, clip, shapes } = shape;
  const thin = thinPath(shape, writing);
  if (thin !== undefined) return thin;
  const cut = clip && define(writing, 'clipPath', {}, element('path', { d: writing.write(clip) }));
  const attributes = {
    id,
    transform: transform(shape),
    opacity,
    'clip-path': cut === undefined ? undefined : `url(#${cut})`,
  };
  return element('g', attributes, all(shapes, writing));
};

const patternSvg = ({ shapes, places }: Extract<Shape, { kind: 'pattern' }>, writing: Writing): string => {
  const id = define(writing, 'g', {}, all(shapes, writing));
  return places.map((place) => element('use', { href: `#${id}`, transform: transform(place) })).join('');
};

const pathSvg = (shape: Extract<Shape, { kind: 'path' | 'text' }>, writing: Writing, opacity?: number): string =>
  element('path', { fill: paintOf(shape.ink, writing), 'fill-opacity': opacity, d: writing.write(shape.path) });

const lineSvg = (shape: Extract<Shape, { kind: 'line' }>, writing: Writing, opacity?: number): string => {
  const dash = shape.dash?.map(svgNumber).join(' ');
  const stroke = { stroke: toneOf(shape.ink, writing), 'stroke-width': shape.width, 'stroke-dasharray': dash };
  return element('path', { fill: 'none', ...stroke, 'stroke-opacity': opacity, d: writing.write(shape.path) });
};

const shapeSvg = (shape: Shape, writing: Writing): string => {
  switch (shape.kind) {
    case 'path':
    case 'text':
      return pathSvg(shape, writing);
    case 'line':
      return lineSvg(shape, writing);
    case 'rect': {
      const { x, y, width, height, radius, ink } = shape;
      return element('rect', { x, y, width, height, rx: radius, fill: paintOf(ink, writing) });
    }
    case 'circle':
      return element('circle', { cx: shape.cx, cy: shape.cy, r: shape.radius, fill: paintOf(shape.ink, writing) });
    case 'image': {
      if (!PICTURE.test(shape.data)) throw new TypeError('Only PNG and JPEG pictures can be carried in a drawing');
      const { x, y, width, height, data } = shape;
      return element('image', { x, y, width, height, preserveAspectRatio: 'xMidYMid slice', href: data });
    }
    case 'pattern':
      return patternSvg(shape, writing);
    default:
      return groupSvg(shape, writing);
  }
};

/**
 * A scene in a scheme's colors as a whole SVG document. The same scene and colors give the same bytes. It refers to
 * nothing outside itself; what it refers to inside is named `d1`, `d2` and so on, so two of them in one page need a
 * document each (an `img`, not markup).
 * @param shown How wide it says it is, that of the scene unless told otherwise: whoever makes pixels of it need not
 * read it twice to scale it.
 * @throws TypeError for a role without a color, a number that is none, or a picture that is not PNG or JPEG.
 */
export const toSvg = (scene: Scene, colors: SceneColors = {}, shown: number = scene.width): string => {
  const { x, y, width, height, label, shapes } = scene;
  const viewBox = [x, y, width, height].map(svgNumber).join(' ');
  const head: Attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox,
    width: shown,
    height: shown === width ? height : (height * shown) / width,
    role: 'img',
    'aria-label': label,
  };
  // shown small, less than two hundredths of a pixel are seen by nobody
  const writing: Writing = { colors, definitions: [], write: shown * 2 <= width ? smallPath : pathData };
  const drawn = all(shapes, writing);
  const definitions = writing.definitions.length === 0 ? '' : element('defs', {}, writing.definitions.join(''));
  return element('svg', head, definitions + drawn);
};
