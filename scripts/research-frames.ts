/** What the founder sees while competitors are read: colors that are drawn out of a turning rosette, one by one. */
export const RESEARCH_CLIP = {
  width: 576,
  height: 324,
  framesPerSecond: 25,
  loopSeconds: 6,
  successSeconds: 1.8,
} as const;

const ground = '#161412';
const bronze = '#6fb7ab';
const paper = '#f3eee6';
/** Of no brand: far apart in hue, alike in strength. */
const discs = ['#c8553d', '#e0a84e', '#6f9a4d', '#3f8f8a', '#4a78b5', '#8a5fa8'] as const;

const TURN = 2 * Math.PI;
const STEPS = 240;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const smooth = (value: number): number => clamp(value) ** 2 * (3 - 2 * clamp(value));
const fixed = (value: number): string => value.toFixed(2);

/** A closed line that swings around a circle `waves` times. */
const wave = (radius: number, swing: number, waves: number, phase: number): string => {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * TURN;
    const reach = radius + swing * Math.cos(waves * angle + phase);
    return `${fixed(reach * Math.cos(angle))} ${fixed(reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
};

/** The engine-turned face: it comes back to itself after one turn of `time` from 0 to 1. */
const rosette = (time: number, strength: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((line) => {
      const phase = (line / 6) * TURN + time * TURN;
      return `<path d="${wave(58, 13, 9, phase)}" opacity="${fixed(strength * (0.35 + 0.1 * line))}"/>`;
    })
    .join('') +
  [0, 1, 2, 3]
    .map((line) => `<path d="${wave(84, 8, 18, (line / 4) * TURN - time * TURN)}" opacity="${fixed(strength * 0.5)}"/>`)
    .join('');

const ORBIT = 118;
/** A disc on its way from the middle to its place on the orbit; `out` from 0 to 1. */
const disc = (hex: string, place: number, out: number, size: number): string => {
  const angle = (place / discs.length) * TURN - TURN / 4;
  const reach = ORBIT * smooth(out);
  // wider than tall, as the picture is
  const [x, y] = [reach * 1.5 * Math.cos(angle), reach * 1.14 * Math.sin(angle)];
  return (
    `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(size * smooth(out * 1.6))}" fill="${hex}" ` +
    `opacity="${fixed(smooth(out * 2.5))}"/>`
  );
};

const frame = (content: string): string => {
  const { width, height } = RESEARCH_CLIP;
  const [left, top] = [-width / 2, -height / 2];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${left} ${top} ${width} ${height}">` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`
  );
};
const lines = (content: string): string => `<g fill="none" stroke="${bronze}" stroke-width="1">${content}</g>`;
const rims = (strength: number): string =>
  `<g fill="none" stroke="${paper}" opacity="${fixed(strength)}">` +
  '<circle r="38" stroke-width="1.2"/><circle r="98" stroke-width="1.6"/></g>';

/** Before anything is read: the face at rest. */
export const openingFrame = (): string => frame(lines(rosette(0, 0.8)) + rims(0.8));

/** While it is read. `time` from 0 to 1, and the last frame goes on in the first. */
export const analysisFrame = (time: number): string => {
  const shown = discs.map((hex, place) => {
    // each comes out in its turn, stays, and goes back into the face before the loop begins again
    const since = (time - place / (discs.length * 1.6) + 1) % 1;
    const out = since < 0.75 ? smooth(since / 0.22) : smooth((1 - since) / 0.25);
    return disc(hex, place, out, 11);
  });
  const sweep = time * 360;
  const at = (radius: number) => `${fixed(radius * Math.cos(-0.5))} ${fixed(radius * Math.sin(-0.5))}`;
  const beam =
    `<g transform="rotate(${fixed(sweep)})"><path d="M38 0L98 0A98 98 0 0 0 ${at(98)}L${at(38)}A38 38 0 0 1 38 0Z" ` +
    `fill="${bronze}" opacity="0.12"/><path d="M38 0H98" stroke="${bronze}" stroke-width="1.6"/></g>`;
  return frame(lines(rosette(time, 1)) + beam + rims(0.9) + shown.join(''));
};

/** When it is done: all colors in their places, and the face says so. */
export const successFrame = (time: number): string => {
  const shown = discs.map((hex, place) =>
    disc(hex, place, clamp(time * 2.2 - place * 0.1), 11 + 2 * smooth(time * 2 - 0.8)),
  );
  const check = smooth((time - 0.45) / 0.4);
  const mark =
    `<circle r="38" fill="${ground}" stroke="${paper}" stroke-width="1.6"/>` +
    `<path d="M-16 1L-5 12L17 -11" fill="none" stroke="${paper}" stroke-width="4" stroke-linecap="round" ` +
    `stroke-linejoin="round" pathLength="1" stroke-dasharray="${fixed(check)} 2" opacity="${check > 0 ? 1 : 0}"/>`;
  return frame(lines(rosette(0.15 * smooth(time), 1 - 0.35 * smooth(time))) + rims(0.9) + mark + shown.join(''));
};
