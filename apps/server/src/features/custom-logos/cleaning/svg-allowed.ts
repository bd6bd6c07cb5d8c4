/** Shapes and what holds or colors them: all that a logo of outlines needs. Nothing here runs, moves or fetches. */
export const elements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
]);

/** What is about the picture and never seen in it: left out. Editors' own elements have a prefix. */
export const unseen: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);
export const isOfEditor = (name: string): boolean => name.includes(':');

/** Where something stands and what form it has. */
const geometry = [
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'fr',
  'width',
  'height',
  'points',
  'offset',
  'pathLength',
  'transform',
  'gradientTransform',
  'gradientUnits',
  'spreadMethod',
  'clipPathUnits',
  'viewBox',
  'preserveAspectRatio',
];

/** How it is painted: as attributes, or as declarations of a `style`. */
export const painting: ReadonlySet<string> = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
  'clip-path',
  'clip-rule',
  'display',
  'visibility',
  'overflow',
  'vector-effect',
  'paint-order',
  'shape-rendering',
]);
export const attributes: ReadonlySet<string> = new Set([...geometry, ...painting, 'id']);

/** Attributes that change nothing that is seen: left out. */
export const isUnseenAttribute = (name: string): boolean =>
  /^(xmlns|xml:space|version|baseProfile|class|role|tabindex|enable-background|data-.*|aria-.*|xmlns:.*)$/i.test(
    name,
  ) || /^(inkscape|sodipodi|sketch|serif|figma|i|x|a|adobe|rdf|cc|dc):/i.test(name);

/** Declarations of a `style` that say nothing of shapes. */
export const isUnseenDeclaration = (name: string): boolean =>
  /^(-.*|font.*|text.*|line-height|letter-spacing|word-spacing|writing-mode|white-space|enable-background)$/i.test(
    name,
  ) ||
  ['isolation', 'mix-blend-mode', 'color-interpolation', 'color-rendering', 'solid-color', 'direction'].includes(name);
