import { LRUCache } from 'lru-cache';
import { businessLifecycles, COUNTERFACTUAL, type PinnedBrand } from '@signet/contract';
import { colorRoles } from '@signet/color';
import type { StrategistBrand } from '@signet/strategist';
import { weightName } from '@signet/type/faces';
import { colorNamesInUse, colorReasonsInUse, kitTexts, lookSentence, voiceOf } from '@signet/wording';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandService } from '../brands/brands.service.ts';
import { schemeOf } from '../packs/pack-brand.ts';
import { hostOf } from '../quizzes/website-host.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';

type Shown = { reasons: readonly { kind: string; sentence: string }[] } | undefined;
const sentences = (of: Shown): string[] =>
  (of?.reasons ?? []).filter(({ kind }) => kind !== COUNTERFACTUAL).map(({ sentence }) => sentence);

/** What the pieces of a brand's kit say, each line once. */
const linesOf = ({ companyName, industry, thoughtsAndFeelings, websiteUrl }: PinnedBrand['answers']): string[] => {
  const host = hostOf(websiteUrl);
  const { headline, story, post } = kitTexts({
    companyName,
    industryId: industry._id,
    keywords: thoughtsAndFeelings,
    host,
  });
  return [...new Set([headline, story, post])];
};

type Parts = { brands: Pick<BrandService, 'newestId' | 'version' | 'logoFiles'>; brains: Pick<BrainLibrary, 'get'> };

/** Brands that are talked about at the moment, some kilobytes each. */
const MOST_KEPT = 500;
const KEPT_MS = 10 * 60_000;

/** The brand that a founder's questions are about: their active one as it was completed last, or none. */
export const createBrandOfFounder = ({ brands, brains }: Parts) => {
  // a version never changes; whose it is was asked before it is looked up here
  const kept = new LRUCache<string, StrategistBrand>({ max: MOST_KEPT, ttl: KEPT_MS });

  const read = async (founder: Chooser, brand: PinnedBrand): Promise<StrategistBrand | undefined> => {
    const { answers, chosen, recommended } = brand;
    const { colorSelection, fontSelections, marketingKitSelection: kit } = chosen;
    if (!colorSelection) return undefined;
    const { brain } = await brains.get(brand.brainVersionId);
    const files = await brands.logoFiles(founder._id, brand._id);
    const hexes = schemeOf(brand);
    const names = colorNamesInUse(hexes, recommended.color);
    const fonts = fontSelections && [
      { part: 'headline' as const, of: fontSelections.headlineSelection },
      { part: 'text' as const, of: fontSelections.bulkTextSelection },
    ];
    return {
      companyName: answers.companyName,
      industry: answers.industry.name,
      stage: businessLifecycles.find(({ id }) => id === answers.businessLifecycle)?.name ?? answers.businessLifecycle,
      website: hostOf(answers.websiteUrl),
      version: brand.number,
      colors: colorRoles.map((role) => ({ role, name: names[role], hex: hexes[role].toLowerCase() })),
      fonts: (fonts ?? []).map(({ part, of }) => ({
        part,
        fontName: of.fontName,
        weight: weightName(of.fontWeight, of.fontStyle),
      })),
      keywords: answers.thoughtsAndFeelings.map(({ _id, name, meaning }) => ({
        name,
        meaning,
        look: lookSentence(brain.keywordTraits.filter(({ keyword_id }) => keyword_id === _id)),
        voice: voiceOf(_id),
      })),
      reasons: [
        { about: 'colors', sentences: sentences({ reasons: colorReasonsInUse(hexes, recommended.color) }) },
        { about: 'headline font', sentences: sentences(recommended.headline) },
        { about: 'text font', sentences: sentences(recommended.bulkText) },
        { about: 'marketing kit', sentences: sentences(recommended.marketingKit) },
      ].filter((one) => one.sentences.length > 0),
      competitors: brand.research.competitors.map(({ name, colors }) => ({ name, colors })),
      kit: kit && { name: kit.name, description: kit.description },
      lines: linesOf(answers),
      disliked: answers.colorPreferences.dislikedColors.map(({ name }) => name),
      logoFiles: files.map(({ fileName }) => fileName),
    };
  };

  return async (founder: Chooser): Promise<StrategistBrand | undefined> => {
    const newest = await brands.newestId(founder);
    if (newest === undefined) return undefined;
    const known = kept.get(newest) ?? (await read(founder, await brands.version(founder._id, newest)));
    if (known) kept.set(newest, known);
    return known;
  };
};

export type BrandOfFounder = ReturnType<typeof createBrandOfFounder>;
