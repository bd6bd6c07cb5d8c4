import { drawSocial, type BookBrand } from '@signet/book';
import type { PackFile } from '@signet/pack';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import { orRefuse } from '../../http/refusal.ts';
import type { PackEntry } from './pack-zip.ts';

/**
 * Sides of the square picture of a profile: networks show it in a circle and keep the larger one for their own sizes.
 */
const AVATARS = [400, 1080] as const;
/** The icon whose middle survives any cut. */
const ICON = 'favicon/icon-maskable-512.svg';

/** Pictures for profiles: the square one, and the wide one above it at the size that each network asks for. */
export const socialFiles = (brand: BookBrand, icons: readonly PackFile[]): PackEntry[] => {
  const icon = orRefuse(
    icons.find(({ path }) => path === ICON),
    'logosMissing',
  );
  return [
    ...AVATARS.map((width) => ({
      path: `social/avatar-${width}.png`,
      load: () => toPng(Buffer.from(icon.bytes).toString(), { width, ground: brand.colors.p1 }),
    })),
    ...drawSocial(brand).map(({ name, scene }) => ({
      path: `social/${name}.png`,
      load: () => toPng(toSvg(scene, brand.colors), { width: scene.width, ground: brand.colors.n3 }),
    })),
  ];
};
