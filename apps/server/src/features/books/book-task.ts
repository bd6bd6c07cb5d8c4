import type { FontFamily } from '@signet/brain';
import type { FontFace, PinnedBrand } from '@signet/contract';
import type { OwnLogo } from '@signet/kit';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandService } from '../brands/brands.service.ts';
import type { LogoDrafts } from '../logos/logo-drafts.ts';
import type { BookBrain } from './book-brand.ts';

/** All that a book is drawn from, as it is sent to the thread that draws: a version of a brand never changes. */
export type BookTask = {
  key: string;
  userId: string;
  brand: PinnedBrand;
  brain: BookBrain['brain'];
  /** The files of a logo that somebody brought along, and its outline where it has one. */
  custom: CustomLogos | undefined;
  own: OwnLogo | undefined;
};

type Parts = {
  brands: Pick<BrandService, 'version' | 'customLogos'>;
  brains: Pick<BrainLibrary, 'get'>;
  drafts: Pick<LogoDrafts, 'own'>;
};

type TracingParts = Pick<Parts, 'brands'> & { drafts: Pick<LogoDrafts, 'own' | 'isTraced'> };

/** The tracing of a logo that somebody brought along, where that has yet to be done for this version of their brand. */
export const createTracingDue = ({ brands, drafts }: TracingParts) => {
  return async (userId: string, brandId: string): Promise<(() => Promise<unknown>) | undefined> => {
    const custom = await brands.customLogos(userId, brandId);
    return custom && !drafts.isTraced(custom) ? () => drafts.own(userId, custom) : undefined;
  };
};

export type TracingDue = ReturnType<typeof createTracingDue>;

/** The faces that a brand is set in: of its headlines, then of its text. */
export const facesOfBrand = ({ chosen }: PinnedBrand): [headline: FontFace, text: FontFace] => {
  const { headlineSelection, bulkTextSelection } = orRefuse(chosen.fontSelections, 'noSelections');
  return [headlineSelection, bulkTextSelection];
};

/** Of a brain's tables the rows that a book of this brand reads: some kilobytes of some megabytes. */
const brainFor = (brand: PinnedBrand, brain: BookBrain['brain']): BookBrain['brain'] => {
  const { answers, chosen } = brand;
  const names = [...facesOfBrand(brand), ...(chosen.markSelection ? [chosen.markSelection.face] : [])];
  const isUsed = ({ fontName }: FontFamily): boolean => names.some((face) => face.fontName === fontName);
  const keywords = answers.thoughtsAndFeelings.map(({ _id }) => _id);
  return {
    fonts: brain.fonts.filter(isUsed),
    keywordTraits: brain.keywordTraits.filter(({ keyword_id }) => keywords.includes(keyword_id)),
    industryColors: brain.industryColors.filter(({ industry_id }) => industry_id === answers.industry._id),
    colorFamilies: brain.colorFamilies,
    marketingKits: brain.marketingKits,
  };
};

/** From a version of somebody's brand to what its book is drawn from. */
export const createBookTasks = ({ brands, brains, drafts }: Parts) => {
  return async (userId: string, brandId: string): Promise<BookTask> => {
    const brand = await brands.version(userId, brandId);
    const custom = await brands.customLogos(userId, brandId);
    const { brain } = await brains.get(brand.brainVersionId);
    return {
      key: `${userId} ${brandId}`,
      userId,
      brand,
      brain: brainFor(brand, brain),
      custom,
      own: custom && (await drafts.own(userId, custom)),
    };
  };
};

export type BookTasks = ReturnType<typeof createBookTasks>;
