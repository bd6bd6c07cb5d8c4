import {
  recommendationCalls,
  brandCalls,
  logoCalls,
  primaryLogo,
  primaryLogoFileName,
  type BrandColors,
  type LogoColorKey,
  type LogoFile,
  type PinnedBrand,
  type Quiz,
  type RecommendationSet,
  type Selections,
} from '@signet/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { OWN, OWN_BRAND, OWN_LASTING } from '../api/own-keys.ts';
import { recommendationsQuery, selectionsQuery } from './recommended-queries.ts';

/** A completed brand as it was pinned. It never changes; a later edit makes another version. */
export const pinnedBrandQuery = (quizId: string) =>
  queryOptions({
    queryKey: [...OWN_LASTING, 'pinnedBrand', quizId],
    queryFn: () => call(brandCalls.get, { params: { quizId } }),
  });

type FontSelections = NonNullable<Selections['activeSelections']['fontSelections']>;

/** A brand that can be shown: nothing of it is missing. `basis` changes whenever its drawings would. */
export type Brand = {
  schemeKey: string;
  colors: BrandColors;
  headline: FontSelections['headlineSelection'];
  bulkText: FontSelections['bulkTextSelection'];
  /** Absent from brands that were chosen before kits were recommended. */
  marketingKit: Selections['activeSelections']['marketingKitSelection'];
  /** The recommendations that its parts came from, with their reasons; absent where that is not known. */
  recommended: PinnedBrand['recommended'];
  /** All that was recommended, of a brand in the making. */
  recommendations?: RecommendationSet;
  basis: string;
};

/** Whether some font can draw the company's name; none can where the name has letters of a script that no font has. */
export const hasFontForName = ({ fontRecommendations }: RecommendationSet): boolean =>
  fontRecommendations.headLineRecommendations.fonts.length > 0;

const brandFrom = (
  { colorSelection, fontSelections, marketingKitSelection: marketingKit }: Selections['activeSelections'],
  rest: Pick<Brand, 'recommended' | 'recommendations' | 'basis'>,
): Brand | undefined => {
  if (!colorSelection || !fontSelections) return undefined;
  const { headlineSelection: headline, bulkTextSelection: bulkText } = fontSelections;
  return { schemeKey: colorSelection.key, colors: colorSelection.colors, headline, bulkText, marketingKit, ...rest };
};

/** What of a set the selections came from. */
const recommendedFor = (
  { colorSelection, fontSelections, marketingKitSelection }: Selections['activeSelections'],
  { colorRecommendations, fontRecommendations, marketingKitRecommendations }: RecommendationSet,
): PinnedBrand['recommended'] => {
  const { headLineRecommendations, bulkTextRecommendations } = fontRecommendations;
  return {
    color: colorRecommendations.colors.find(({ key }) => key === colorSelection?.key),
    headline: headLineRecommendations.fonts.find(
      ({ _id }) => _id === fontSelections?.headlineSelection.fontRecommendationId,
    ),
    bulkText: bulkTextRecommendations.fonts.find(
      ({ _id }) => _id === fontSelections?.bulkTextSelection.fontRecommendationId,
    ),
    marketingKit: marketingKitRecommendations.kits.find(
      ({ marketingKitId }) => marketingKitId === marketingKitSelection?.marketingKitId,
    ),
  };
};

/**
 * Spec results §4: there is nothing to show until colors and both fonts exist. Fonts chosen for an earlier name do
 * not count.
 */
export const brandOf = (selections: Selections, recommendations: RecommendationSet): Brand | undefined => {
  if (!hasFontForName(recommendations)) return undefined;
  const recommended = recommendedFor(selections.activeSelections, recommendations);
  const basis = `${selections._id} ${selections.version}`;
  return brandFrom(selections.activeSelections, { recommended, recommendations, basis });
};

/**
 * What is recommended for the answers as they are; undefined where the server has to be asked to make it. It made it
 * when they were saved, unless that failed.
 */
const storedRecommendations = async (quizId: string): Promise<RecommendationSet | undefined> => {
  try {
    const stored = await call(recommendationCalls.get, { query: { quizId } });
    return stored.isCurrent ? stored : undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.errorCode === 'recommendationsMissing')) throw error;
    return undefined;
  }
};

/**
 * Recommendations and the selections that follow from them, as a save leaves them (spec quiz §4). Both are asked for
 * at once; selections once more where the recommendations had to be made.
 */
export const refreshBrand = async (client: QueryClient, quizId: string): Promise<Brand | undefined> => {
  const fresh = { ...selectionsQuery(quizId), staleTime: 0 };
  const beside = client.fetchQuery(fresh);
  // waited for below, where it matters
  beside.catch(() => undefined);
  const stored = await storedRecommendations(quizId);
  const recommendations = stored ?? (await call(recommendationCalls.generate, { body: { quizId } }));
  client.setQueryData(recommendationsQuery(quizId).queryKey, recommendations);
  if (!stored) await beside.catch(() => undefined);
  return brandOf(stored ? await beside : await client.fetchQuery(fresh), recommendations);
};

const completedBrand = ({ _id, chosen, recommended }: PinnedBrand): Brand | undefined =>
  brandFrom(chosen, { recommended, basis: _id });

/**
 * The brand of a quiz that has all its answers. Until it is completed that of its present answers: they may have
 * changed in another tab, or what followed from the last save may have failed. A completed brand is what was pinned.
 * Null where nothing can be shown.
 */
export const brandQuery = (client: QueryClient, quiz: Pick<Quiz, '_id' | 'version' | 'completed'>) =>
  queryOptions({
    queryKey: [...OWN_BRAND, quiz._id, quiz.version, quiz.completed],
    queryFn: async () => {
      if (quiz.completed) return completedBrand(await client.fetchQuery(pinnedBrandQuery(quiz._id))) ?? null;
      const brand = await refreshBrand(client, quiz._id);
      // drawn of the answers as well: another name is another logo
      return brand ? { ...brand, basis: `${brand.basis} ${quiz.version}` } : null;
    },
  });

/** A logo as it would be drawn now. */
export const logoQuery = (quizId: string, colorKey: LogoColorKey, basis: string) =>
  queryOptions({
    queryKey: [...OWN_LASTING, 'logo', basis, colorKey],
    queryFn: async ({ signal }) =>
      (await call(logoCalls.generateLogo, { body: { quizId, colorKey, cut: primaryLogo.cut } }, { signal })).blob(),
    staleTime: Infinity,
  });

/** How long before an address expires another is asked for: whoever has just been given it may still use it. */
const BEFORE_EXPIRY = 60_000;

/** Milliseconds that all of these addresses can be used for. */
export const keptFor = (logos: readonly { expirationTime: string }[], now: number): number => {
  if (logos.length === 0) return 0;
  const first = Math.min(...logos.map(({ expirationTime }) => Date.parse(expirationTime)));
  return Math.max(0, first - BEFORE_EXPIRY - now);
};

/** The finished files of the logos. Their signed addresses are kept until they expire (spec results §9). */
export const logoFilesQuery = queryOptions({
  queryKey: [OWN, 'logoFiles', 'active'],
  queryFn: async ({ signal }) => (await call(logoCalls.logoUrls, { params: {} }, { signal })).logos,
  staleTime: ({ state }) => keptFor(state.data ?? [], state.dataUpdatedAt),
  gcTime: Infinity,
  refetchInterval: ({ state }) => state.data !== undefined && Math.max(1000, keptFor(state.data, Date.now())),
});

/** One file of the primary logo; undefined where there is none. */
export const logoFileOf = <File extends { fileName: string }>(
  files: readonly File[],
  colorKey: LogoColorKey,
  format: LogoFile['format'],
): File | undefined => files.find(({ fileName }) => fileName === primaryLogoFileName({ colorKey, format }));
