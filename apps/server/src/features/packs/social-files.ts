import type { SchemeColors } from '@signet/color';
import type { PackFile } from '@signet/pack';
import { toPng } from '@signet/render';
import { orRefuse } from '../../http/refusal.ts';
import type { ProfilePicture } from '../books/drawing.worker.ts';
import type { PackEntry } from './pack-zip.ts';

/**
 * Sides of the square picture of a profile: networks show it in a circle and keep the larger one for their own sizes.
 */
const AVATARS = [400, 1080] as const;
/** The icon whose middle survives any cut. */
const ICON = 'favicon/icon-maskable-512.svg';

/** Pictures for profiles: the square one, and the wide one above it at the size that each network asks for. */
export const socialFiles = (
  wide: readonly ProfilePicture[],
  { icons, colors }: { icons: readonly PackFile[]; colors: SchemeColors },
): PackEntry[] => {
  const icon = orRefuse(
    icons.find(({ path }) => path === ICON),
    'logosMissing',
  );
  return [
    ...AVATARS.map((width) => ({
      path: `social/avatar-${width}.png`,
      load: () => toPng(Buffer.from(icon.bytes).toString(), { width, ground: colors.p1 }),
    })),
    ...wide.map(({ name, svg, width }) => ({
      path: `social/${name}.png`,
      load: () => toPng(svg, { width, ground: colors.n3 }),
    })),
  ];
};
