import { hexFromOklch, oklchOf } from '@signet/color';
import type { GradientStop, Paint, Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { boxPath } from '../paths.ts';
import { inside, widthOf } from '../frame.ts';
import type { Kit, Page, PageKind, Reach } from '../kit.ts';
import { fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';

/** So many steps that no edge of one can be seen. */
const STEPS = 40;
const RADIUS = 0.66;
const STRETCH = 1.1;

type Key = readonly [at: number, tone: Tone];

/** Below so much chroma a color has no hue that could meet another. */
const HUELESS = 0.04;
/** From so many degrees on two hues are contrary: halfway between them lies gray. */
const CONTRARY = 75;

/**
 * How the light becomes the primary color. Mixed halfway, contrary hues are mud: they meet in pale light instead, as
 * lights do, and the primary color comes out of it as its own tint. Hues that are kin keep their strength on the way.
 */
const passage = ({ palette }: Sheet, glow: Tone): Key[] => {
  const [light, main] = [oklchOf(palette.hex(glow)), oklchOf(palette.hex('p1'))];
  const halfway: Tone = { from: glow, to: 'p1', share: 0.5 };
  if (Math.min(light.chroma, main.chroma) < HUELESS) return [[0.34, halfway]];
  const turn = (((((main.hue ?? 0) - (light.hue ?? 0) + 540) % 360) + 360) % 360) - 180;
  const mean = (one: number, other: number) => (one + other) / 2;
  if (Math.abs(turn) <= CONTRARY) {
    const chroma = mean(light.chroma, main.chroma);
    const hue = ((light.hue ?? 0) + turn / 2 + 360) % 360;
    return [[0.34, hexFromOklch({ lightness: mean(light.lightness, main.lightness), chroma, hue }) as Tone]];
  }
  const lightness = Math.min(0.86, Math.max(main.lightness + 0.16, light.lightness * 0.9));
  const tint = hexFromOklch({ lightness, chroma: Math.max(main.chroma, 0.12), hue: main.hue }) as Tone;
  return [
    [0.22, { from: { from: glow, to: tint, share: 0.5 }, to: '#ffffff', share: 0.7 }],
    [0.34, tint],
  ];
};

/** From the hottest point to the night around it. */
const keysOf = (sheet: Sheet): Key[] => {
  const { palette } = sheet;
  const glow: Tone = palette.lightness('a1') > palette.lightness('p1') + 0.06 ? 'a1' : palette.ornament('a2', 'p1');
  const hot: Tone = { from: glow, to: '#ffffff', share: 0.55 };
  const night = nightOf();
  return [
    [0, hot],
    [0.1, glow],
    ...passage(sheet, glow),
    [0.52, 'p1'],
    [0.74, { from: 'p1', to: night, share: 0.55 }],
    [1, night],
  ];
};

const nightOf = (): Tone => ({ from: 'p2', to: '#000000', share: 0.28 });

const mixed = (from: Tone, to: Tone, share: number): Tone => ({ from, to, share: Math.round(share * 1000) / 1000 });

/**
 * The way through the keys as a quadratic spline: each key draws the color near, none makes a corner, because every
 * corner in a run of colors is seen as a ring.
 */
const toneAt = (keys: readonly Key[], at: number): Tone => {
  const last = keys.length - 1;
  const key = (index: number) => keys[Math.min(last, Math.max(0, index))] as Key;
  const middle = (index: number) => {
    if (index < 0) return key(0)[0];
    return index >= last ? key(last)[0] : (key(index)[0] + key(index + 1)[0]) / 2;
  };
  const inner = keys.findIndex((_, index) => index > 0 && index < last && at <= middle(index));
  const index = inner === -1 ? last - 1 : inner;
  const start = index === 1 ? key(0)[0] : middle(index - 1);
  const end = index === last - 1 ? key(last)[0] : middle(index);
  const control = key(index)[0];
  // at = (1-u)² start + 2u(1-u) control + u² end, solved for u
  const [a, b, c] = [start - 2 * control + end, 2 * (control - start), start - at];
  const u = Math.abs(a) < 1e-9 ? -c / b : (-b + Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a);
  const from = index === 1 ? key(0)[1] : mixed(key(index - 1)[1], key(index)[1], 0.5);
  const to = index === last - 1 ? key(last)[1] : mixed(key(index)[1], key(index + 1)[1], 0.5);
  return mixed(mixed(from, key(index)[1], u), mixed(key(index)[1], to, u), u);
};

const stopsOf = (sheet: Sheet): GradientStop[] => {
  const keys = keysOf(sheet);
  return Array.from({ length: STEPS + 1 }, (_, step) => ({ at: step / STEPS, tone: toneAt(keys, step / STEPS) }));
};

type Glow = {
  cx: number;
  cy: number;
  radius: number;
  stretch?: number;
};

const light = (sheet: Sheet, { cx, cy, radius, stretch = STRETCH }: Glow): Paint => ({
  gradient: 'radial',
  cx,
  cy,
  radius,
  stretch,
  stops: stopsOf(sheet),
});

/** From here out white type is legible: it is no lighter than p1. */
const DARK_FROM = 0.55;

/** From the light to the nearest point of a box, as the light is stretched. */
const distance = ({ left, top, right, bottom }: Box, cx: number, cy: number): number =>
  Math.hypot(Math.max(left - cx, 0, cx - right) / STRETCH, Math.max(top - cy, 0, cy - bottom));

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement } = sheet;
  const { width, height } = frame;
  const diagonal = Math.hypot(width, height);
  const chance = sheet.chance('light');
  const area = inside(frame);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  // below the lower right corner, beyond the right edge, or under the middle of the foot
  const shift = chance.between(-0.17, 0.17);
  const places = [
    { x: 1.02 + shift, y: 1.04 },
    { x: 1.08, y: 0.44 + 1.4 * shift },
    { x: 0.66 + 1.5 * shift, y: 1.16 },
  ] as const;
  const tall = { x: arrangement === 1 ? -0.08 : 1.08, y: 0.52 + shift };
  const { x, y } = frame.format === 'tall' ? tall : says.menu ? places[0] : places[arrangement];
  const wished = diagonal * RADIUS * (1 + chance.between(-0.14, 0.12)) * (isWide ? 1 : 0.86);
  const right = isWide ? frame.margin + widthOf(area) * 0.6 : area.right;
  const grounds: Tone[] = [nightOf(), 'p2', 'p1'];
  const place = { grounds, headAt: says.menu ? 'middle' : 'top', size: 0.98, inks: ['w1'] } as const;
  const words = setType(sheet, says, { ...area, right }, place);
  const [cx, cy] = [x * width, y * height];
  const glow = { cx, cy, radius: Math.min(wished, ...words.map(({ box }) => distance(box, cx, cy) / DARK_FROM)) };
  const ground = fill(sheet, nightOf());
  return { ground: [ground], art: [{ ...ground, ink: light(sheet, glow) } as Shape], words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame } = sheet;
  const { width, height, margin } = frame;
  const area = inside(frame);
  if (kind === 'letter' || kind === 'letter-next' || kind === 'signature') {
    const deep = kind === 'signature' ? height * 0.07 : margin * (kind === 'letter' ? 0.62 : 0.34);
    const at = kind === 'signature' ? height - deep : 0;
    const strip: Shape = {
      kind: 'path',
      path: boxPath({ left: 0, top: at, right: width, bottom: at + deep }),
      ink: light(sheet, { cx: width * 0.82, cy: at + deep * 1.2, radius: width * 0.62, stretch: 1 }),
    };
    const top = kind === 'signature' ? area.top * 0.7 : margin * 1.7;
    return { shapes: [fill(sheet, 'w1'), strip], area: { ...area, top }, ground: 'w1' };
  }
  const ground = nightOf();
  const glow = light(sheet, { cx: width * 1.16, cy: height * 0.8, radius: height * 0.74, stretch: 1 });
  const shapes = [fill(sheet, ground), { ...fill(sheet, ground), ink: glow } as Shape];
  return { shapes, area: { ...area, right: area.right - widthOf(area) * (kind === 'card' ? 0.3 : 0.18) }, ground };
};

/** The light stands outside, over the corner. */
const deck = (sheet: Sheet, { bottom }: Box): Page => {
  const { frame } = sheet;
  const glow = light(sheet, { cx: frame.width * 1.03, cy: -bottom * 0.22, radius: bottom * 1.9, stretch: 1.15 });
  const shapes = [fill(sheet, nightOf()), { ...fill(sheet, nightOf()), ink: glow } as Shape];
  return { shapes, area: inside(frame), ground: nightOf() };
};

/** When, between two nights, the light is hottest. */
const DAWN = 0.68;

/** From one night to the next: the hour of each key of the light, before and after it is hottest. */
const dawnStops = (sheet: Sheet): GradientStop[] => {
  const keys = keysOf(sheet);
  const hours = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  // it rises slower than it fades, as light does over a horizon
  return hours.map((at) => ({ at, tone: toneAt(keys, at < DAWN ? 1 - at / DAWN : (at - DAWN) / (1 - DAWN)) }));
};

/**
 * One horizon above the other: the same light, day after day. Every square begins and ends in the night, and is even
 * from side to side, so that nothing is cut. A day is longer where another would end before its night: half a day
 * below a whole one is a stripe. What is lower than one day ends in its light.
 */
const field = (sheet: Sheet, { width, height }: Reach): Shape[] => {
  const whole = Math.floor(height / sheet.frame.width);
  const side = whole === 0 ? sheet.frame.width : height / whole;
  const stops = dawnStops(sheet);
  const days = Array.from({ length: Math.max(1, whole) }, (_, day): Shape => {
    const [y, tall] = [day * side, Math.min(side, height - day * side)];
    return {
      kind: 'rect',
      x: 0,
      y,
      width,
      height: tall,
      ink: { gradient: 'linear', x: 0, y, toX: 0, toY: y + side, stops },
    };
  });
  return [{ kind: 'rect', x: 0, y: 0, width, height, ink: nightOf() }, ...days];
};
const tile = (sheet: Sheet): Shape[] => field(sheet, { width: sheet.frame.width, height: sheet.frame.width });

export const firstLight: Kit = { poster, page, deck, tile, field };
