import { drawLockup, drawWordmark } from '@signet/logo';
import type { Tone } from '@signet/scene';
import { placePath, type PathCommand } from '@signet/type';
import type { KitBrand, OwnLogo } from './brand.ts';
import { hundredths } from './paths.ts';
import type { Placed } from './set-text.ts';

/** A brand's logo in cap heights: the mark beside the name, or the name alone. Its ink begins at 0, 0. */
export type Lockup = {
  path: readonly PathCommand[];
  width: number;
  height: number;
  /** From the top down to the first line's cap line and the last line's baseline. */
  cap: number;
  baseline: number;
};

/** Between mark and name, as a part of the mark's height; packages/logo puts it there. */
const GAP = 0.3;

/**
 * How much of an own logo's height counts as its capitals: nobody can say which of its forms are letters, so a wide one
 * is taken for a name, and any other for a sign with a name.
 */
export const ownCap = ({ width, height }: Pick<OwnLogo, 'width' | 'height'>): number =>
  height * (width / height > 2.2 ? 0.62 : 0.36);

const ownLockup = (logo: OwnLogo): Lockup => {
  const scale = 1 / ownCap(logo);
  const height = logo.height * scale;
  return {
    path: placePath(logo.path, { scale }),
    width: logo.width * scale,
    height,
    cap: (height - 1) / 2,
    baseline: (height + 1) / 2,
  };
};

/** The logo of a brand at a cap height of 1, as the logo files have it. */
export const lockupOf = ({ name: text, headline, mark, stem, logo }: KitBrand): Lockup => {
  if (logo) return ownLockup(logo);
  const name = drawWordmark({ text, font: headline });
  const asked = { name, ink: 'p1', ground: 'w1', ...(stem === undefined ? {} : { stem }) } as const;
  const scene = mark ? drawLockup('horizontal', { ...asked, mark }) : undefined;
  const scale = 1 / name.capHeight;
  const [only] = scene?.shapes ?? [];
  const path = only?.kind === 'path' ? only.path : name.path;
  // how high the mark stands follows from how far it pushed the name to the right
  const high = scene && mark ? (scene.width - name.width) / (mark.width / mark.height + GAP) : 0;
  const above = Math.max(0, high / 2 - (name.capTop + name.baseline) / 2);
  return {
    path: placePath(path, { scale }),
    width: (scene?.width ?? name.width) * scale,
    height: (scene?.height ?? name.height) * scale,
    cap: (name.capTop + above) * scale,
    baseline: (name.baseline + above) * scale,
  };
};

/** So many capitals of a name stand in the height of the mark beside it. */
const MARK_CAPS = 1.7;

/** The mark alone, as high as it stands beside a name of one line. */
export const markLockup = ({ path, width, height }: NonNullable<KitBrand['mark']>): Lockup => {
  const scale = MARK_CAPS / height;
  return { path: placePath(path, { scale }), width: width * scale, height: MARK_CAPS, cap: 0, baseline: MARK_CAPS };
};

/** Puts a logo on a page: its ink begins at `left`, `top`; `cap` is its cap height. */
export const placeLockup = (lockup: Lockup, at: { left: number; top: number; cap: number }, ink: Tone): Placed => {
  const { left, top, cap } = at;
  const path = hundredths(placePath(lockup.path, { x: left, y: top, scale: cap }));
  return {
    shapes: [{ kind: 'group', id: 'logo', shapes: [{ kind: 'path', path, ink }] }],
    box: { left, top, right: left + lockup.width * cap, bottom: top + lockup.height * cap },
  };
};
