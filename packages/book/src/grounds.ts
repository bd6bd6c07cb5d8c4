import { contrastRatio, logoOn, textContrast, type ColorRole } from '@signet/color';
import type { BookBrand } from './book-brand.ts';
import type { BookPicture } from './book-picture.ts';
import { inkedScene, onField } from './on-field.ts';

/** The colors that a logo stands on. */
const stoodOn = ['n3', 'w1', 'p1', 'p2', 's1', 'a1', 'a2', 'b1'] as const satisfies readonly ColorRole[];

/** What a logo stands on, the color that it takes there, and how that stands out. */
type Ground = { on: ColorRole; logo: ColorRole; ratio: number; caption: string };

/** On each color of the brand the logo in the first color that stands out from it, else the clearest. */
export const groundsOf = ({ colors, colorNames }: BookBrand): Ground[] =>
  stoodOn.map((on) => {
    const logo = logoOn(colors, colors[on]);
    const ratio = contrastRatio(colors[logo], colors[on]);
    return { on, logo, ratio, caption: `${colorNames[logo]} on ${colorNames[on]}` };
  });

const FIELD = { width: 480, height: 240, share: 0.62 } as const;

/** The logo on each color of the brand, as the page of backgrounds has it. */
export const groundPictures = (brand: BookBrand): BookPicture[] => {
  const [primary] = brand.logo.lockups;
  if (!primary) return [];
  return groundsOf(brand).map(({ on, logo, ratio, caption }) => ({
    name: `ground-${on}`,
    group: 'ground',
    title: caption,
    note: ratio >= textContrast ? 'Any size' : 'Only large',
    scene: {
      ...onField(inkedScene(primary.scene, logo), { ...FIELD, ground: on }),
      label: `${brand.companyName}, ${caption}`,
    },
  }));
};
