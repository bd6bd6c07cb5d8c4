import { markPaths } from '@signet/theme';

export const CLIP = { width: 960, height: 540, framesPerSecond: 25, seconds: 2.6 } as const;

const ground = '#161412';
const bronze = '#6fb7ab';
const paper = '#f3eee6';

/** A band of engine turning: `lines` waves of the same form, each a step further round. */
type Band = { radius: number; swing: number; waves: number; lines: number; begins: number };
const bands: readonly Band[] = [
  { radius: 112, swing: 26, waves: 12, lines: 6, begins: 0 },
  { radius: 150, swing: 30, waves: 18, lines: 6, begins: 0.14 },
  { radius: 190, swing: 20, waves: 30, lines: 4, begins: 0.3 },
];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** 0 to 1 between two moments of the clip, slowing down towards the end. */
const between = (time: number, from: number, to: number) => 1 - (1 - clamp((time - from) / (to - from))) ** 3;

const STEPS = 360;
const wave = ({ radius, swing, waves }: Band, phase: number): string => {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const reach = radius + swing * Math.cos(waves * angle + phase);
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
};

/** A line that has been drawn as far as `share`. */
const drawn = (share: number) => `pathLength="1" stroke-dasharray="${share.toFixed(4)} 2"`;

const turning = (band: Band, time: number): string =>
  Array.from({ length: band.lines }, (_, line) => {
    const from = band.begins + line * 0.035;
    const share = between(time, from, from + 0.36);
    if (share === 0) return '';
    const turn = (1 - share) * (line % 2 ? 40 : -40);
    return (
      `<path d="${wave(band, (line / band.lines) * 2 * Math.PI)}" transform="rotate(${turn.toFixed(2)})" ` +
      `opacity="${(0.35 + 0.6 * share).toFixed(3)}" ${drawn(share)}/>`
    );
  }).join('');

const rim = (radius: number, from: number, time: number, width: number): string => {
  const share = between(time, from, from + 0.3);
  return share === 0 ? '' : `<circle r="${radius}" stroke-width="${width}" transform="rotate(-90)" ${drawn(share)}/>`;
};

/** The letter that the ring leaves behind: cut last. */
const letter = (time: number): string => {
  const share = between(time, 0.66, 0.96);
  if (share === 0) return '';
  return (
    `<g transform="scale(9.5) translate(-16 -8.25)"><path d="${markPaths.cut.d}" stroke="${paper}" ` +
    `stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" ${drawn(share)}/></g>`
  );
};

/** One frame of the intro as SVG: the engine-turned face of a signet ring comes together. `time` from 0 to 1. */
export const introFrame = (time: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CLIP.width}" height="${CLIP.height}" viewBox="` +
  `${-CLIP.width / 2} ${-CLIP.height / 2} ${CLIP.width} ${CLIP.height}">` +
  `<rect x="${-CLIP.width / 2}" y="${-CLIP.height / 2}" width="100%" height="100%" fill="${ground}"/>` +
  `<g fill="none" stroke="${bronze}" stroke-width="1.1">${bands.map((band) => turning(band, time)).join('')}</g>` +
  `<g fill="none" stroke="${paper}">${rim(74, 0.42, time, 1.5)}${rim(218, 0.5, time, 3)}` +
  `${rim(228, 0.56, time, 1)}${letter(time)}</g></svg>`;
