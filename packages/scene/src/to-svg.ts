import { parseHex, type ColorRole } from '@signet/color';
import { svgNumber } from './numbers.ts';
import { pathData } from './path-data.ts';
import type { Ink, Scene, Shape } from './scene.ts';

/** The scheme that a scene is shown in: every role that it uses. */
export type SceneColors = Partial<Record<ColorRole, string | undefined>>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** What XML 1.0 does not allow at all, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escape = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const PICTURE = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

type Attributes = Record<string, string | number | undefined>;

const element = (name: string, attributes: Attributes, content = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? svgNumber(value) : escape(value ?? '')}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
};

const fillOf = (ink: Ink, colors: SceneColors): string => {
  const hex = parseHex(ink.startsWith('#') ? ink : (colors[ink as ColorRole] ?? ''));
  if (!hex) throw new TypeError(`No color to draw with: ${ink}`);
  return hex;
};

const transform = ({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }): string | undefined => {
  const parts = [
    x !== 0 || y !== 0 ? `translate(${svgNumber(x)} ${svgNumber(y)})` : '',
    scale === 1 ? '' : `scale(${svgNumber(scale)})`,
  ];
  return parts.join('') || undefined;
};

const shapeSvg = (shape: Shape, colors: SceneColors): string => {
  switch (shape.kind) {
    case 'path':
      return element('path', { fill: fillOf(shape.ink, colors), d: pathData(shape.path) });
    case 'rect': {
      const { x, y, width, height, radius, ink } = shape;
      return element('rect', { x, y, width, height, rx: radius, fill: fillOf(ink, colors) });
    }
    case 'circle':
      return element('circle', { cx: shape.cx, cy: shape.cy, r: shape.radius, fill: fillOf(shape.ink, colors) });
    case 'image': {
      if (!PICTURE.test(shape.data)) throw new TypeError('Only PNG and JPEG pictures can be carried in a drawing');
      const { x, y, width, height, data } = shape;
      return element('image', { x, y, width, height, preserveAspectRatio: 'xMidYMid slice', href: data });
    }
    default:
      return element(
        'g',
        { id: shape.id, transform: transform(shape) },
        shape.shapes.map((one) => shapeSvg(one, colors)).join(''),
      );
  }
};

/**
 * A scene in a scheme's colors as a whole SVG document. The same scene and colors give the same bytes.
 * @throws TypeError for a role without a color, a number that is none, or a picture that is not PNG or JPEG.
 */
export const toSvg = (scene: Scene, colors: SceneColors = {}): string => {
  const { x, y, width, height, label, shapes } = scene;
  const viewBox = [x, y, width, height].map(svgNumber).join(' ');
  const head: Attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox,
    width,
    height,
    role: 'img',
    'aria-label': label,
  };
  return element('svg', head, shapes.map((shape) => shapeSvg(shape, colors)).join(''));
};
