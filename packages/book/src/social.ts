import { drawKitPage } from '@signet/kit';
import type { Scene } from '@signet/scene';
import type { BookBrand } from './book-brand.ts';
import { inkOn } from './ink-on.ts';
import { inkedScene, inMiddle } from './on-field.ts';

/**
 * The wide pictures that networks ask for, in pixels, as of 2026. Where a person's own picture lies over one, it is
 * the kit's artwork alone: the logo is in that picture.
 */
const headers = [
  { name: 'x-header-1500x500', width: 1500, height: 500, shows: 'art' },
  { name: 'linkedin-profile-1584x396', width: 1584, height: 396, shows: 'art' },
  { name: 'linkedin-page-1128x191', width: 1128, height: 191, shows: 'logo' },
  { name: 'facebook-cover-1640x624', width: 1640, height: 624, shows: 'logo' },
  { name: 'youtube-banner-2560x1440', width: 2560, height: 1440, shows: 'middle' },
  { name: 'link-preview-1200x630', width: 1200, height: 630, shows: 'headline' },
] as const;
type Header = (typeof headers)[number];

/** What every screen shows of a banner of 2560 x 1440. */
const SAFE = { width: 1546, height: 423 } as const;

/** The logo where phones and television sets both show it, on the primary color. */
const inSafeMiddle = ({ logo, colors, companyName }: BookBrand, { width, height }: Header): Scene => {
  const [primary] = logo.lockups;
  const ground = { kind: 'rect', x: 0, y: 0, width, height, ink: 'p1' } as const;
  if (!primary) return { x: 0, y: 0, width, height, label: companyName, shapes: [ground] };
  const inked = inkedScene(primary.scene, inkOn(colors.p1));
  return {
    x: 0,
    y: 0,
    width,
    height,
    label: companyName,
    shapes: [
      ground,
      {
        kind: 'group',
        scale: 1,
        x: (width - SAFE.width) / 2,
        y: (height - SAFE.height) / 2,
        shapes: [inMiddle(inked, { ...SAFE, share: 0.5 })],
      },
    ],
  };
};

const drawHeader = (brand: BookBrand, header: Header): Scene => {
  const { kit, drawing, companyName } = brand;
  if (header.shows === 'middle') return inSafeMiddle(brand, header);
  const says = {
    art: { artOnly: true },
    logo: { hero: true },
    headline: { headline: drawing.texts.headline, logo: true },
  }[header.shows];
  return drawKitPage(kit.key, drawing, { width: header.width, height: header.height, label: companyName }, says);
};

/** Pictures for profiles of the brand, each as a scene of the size that its name says. */
export const drawSocial = (brand: BookBrand): { name: string; scene: Scene }[] =>
  headers.map((header) => ({ name: header.name, scene: drawHeader(brand, header) }));
