import { drawKitPage } from '@signet/kit';
import type { Scene } from '@signet/scene';
import type { BookBrand } from './book-brand.ts';
import { onField } from './on-field.ts';

/**
 * The wide pictures that networks ask for, in pixels, as of 2026. What a profile's own picture or another screen
 * covers differs, so a page keeps its words where the kit sets them only where nothing lies over them.
 */
const headers = [
  { name: 'x-header-1500x500', width: 1500, height: 500, says: 'calm' },
  { name: 'linkedin-profile-1584x396', width: 1584, height: 396, says: 'calm' },
  { name: 'linkedin-page-1128x191', width: 1128, height: 191, says: 'calm' },
  { name: 'facebook-cover-1640x624', width: 1640, height: 624, says: 'calm' },
  // of 2560 x 1440 every screen shows the middle 1546 x 423
  { name: 'youtube-banner-2560x1440', width: 2560, height: 1440, says: 'middle' },
  { name: 'link-preview-1200x630', width: 1200, height: 630, says: 'tagline' },
] as const;

type Header = (typeof headers)[number];
/** How much of the width the logo takes where it stands in the middle. */
const MIDDLE_SHARE = 0.34;
const CALM_SHARE = 0.3;

const drawHeader = (brand: BookBrand, { width, height, says }: Header): Scene => {
  const { kit, drawing, companyName, logo, colors } = brand;
  if (says === 'tagline')
    return drawKitPage(
      kit.key,
      drawing,
      { width, height, label: companyName },
      { headline: drawing.texts.headline, logo: true },
    );
  void [logo, colors, MIDDLE_SHARE, CALM_SHARE, onField];
  return drawKitPage(kit.key, drawing, { width, height, label: companyName }, { hero: true });
};

/** Pictures for profiles of the brand, each as a scene of the size that its name says. */
export const drawSocial = (brand: BookBrand): { name: string; scene: Scene }[] =>
  headers.map((header) => ({ name: header.name, scene: drawHeader(brand, header) }));
