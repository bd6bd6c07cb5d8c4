import { LRUCache } from 'lru-cache';
import type { KitBrand } from '@signet/kit';
import { stemOf } from '@signet/mark';
import { kitTexts } from '@signet/wording';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { FontLibrary, FontsOfBrain } from '../fonts/font-library.ts';
import type { LogoDrafts } from '../logos/logo-drafts.ts';
import { basisOf, type KitDrawing } from './kit-drawing.ts';

const BRANDS_KEPT = 200;

type Parts = {
  brains: { get: (id: string) => Promise<FontsOfBrain> };
  fonts: Pick<FontLibrary, 'font'>;
  drafts: Pick<LogoDrafts, 'mark' | 'own'>;
};

/** From what a kit is drawn from to a brand with its fonts open. */
export const createKitBrands = ({ brains, fonts, drafts }: Parts) => {
  const kept = new LRUCache<string, Promise<KitBrand>>({ max: BRANDS_KEPT });

  const open = async (owner: string, drawing: KitDrawing): Promise<KitBrand> => {
    const { name, colors, headline: face } = drawing;
    const loaded = await brains.get(drawing.brainVersionId);
    const headline = orRefuse(await fonts.font(loaded, face), 'unknownFont');
    if (!headline.covers(name)) throw new Refusal('nameNotCovered');
    const weights = loaded.brain.fonts.find(({ fontName }) => fontName === face.fontName)?.weights ?? [];
    const heaviest = Math.max(face.fontWeight, ...weights);
    const logo = drawing.custom && (await drafts.own(owner, drawing.custom));
    return {
      name,
      colors,
      headline,
      heavy: await fonts.font(loaded, { ...face, fontWeight: heaviest, fontStyle: 'normal' }),
      text: orRefuse(await fonts.font(loaded, drawing.text), 'unknownFont'),
      // where a logo of their own cannot be drawn the name stands for it, and no mark that they did not bring
      mark: drawing.custom && !logo ? undefined : await drafts.mark(drawing),
      logo,
      stem: stemOf(headline, 'H'),
      texts: kitTexts(drawing),
    };
  };

  /** @param owner Whose turn is taken where a logo that was brought along has to be traced. */
  return (owner: string, drawing: KitDrawing): Promise<KitBrand> => {
    const key = basisOf(drawing);
    const known = kept.get(key);
    if (known) return known;
    const brand = open(owner, drawing);
    kept.set(key, brand);
    brand.catch(() => kept.delete(key));
    return brand;
  };
};

export type KitBrands = ReturnType<typeof createKitBrands>;
