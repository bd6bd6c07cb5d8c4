import {
  api,
  primaryLogo,
  type BrandColors,
  type LogoColorKey,
  type LogoFile,
  type Quiz,
  type RecommendationSet,
  type Selections,
} from '@signet/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/**
 * The caller's active quiz. Kept until a save or the next visit of the quiz fetches it again, so that its version is
 * that of the screen. Never aborted: a loader waits for it, whatever screen that showed it goes away meanwhile.
 */
export const quizQuery = queryOptions({
  queryKey: ['quizzes', 'active'],
  queryFn: () => call(api.quizzes.get),
  staleTime: Infinity,
});

export const selectionsQuery = queryOptions({
  queryKey: ['selections', 'active'],
  queryFn: () => call(api.selections.get),
});

export const recommendationsQuery = queryOptions({
  queryKey: ['recommendations', 'active'],
  queryFn: () => call(api.recommendations.get),
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
  recommendations: RecommendationSet;
  basis: string;
};

/** Whether some font can draw the company's name; none can where the name has letters of a script that no font has. */
export const hasFontForName = ({ fontRecommendations }: RecommendationSet): boolean =>
  fontRecommendations.headLineRecommendations.fonts.length > 0;

/**
 * Spec results §4: there is nothing to show until colors and both fonts exist. Fonts chosen for an earlier name do
 * not count.
 */
export const brandOf = (selections: Selections, recommendations: RecommendationSet): Brand | undefined => {
  if (!hasFontForName(recommendations)) return undefined;
  const { colorSelection, fontSelections, marketingKitSelection: marketingKit } = selections.activeSelections;
  if (!colorSelection || !fontSelections) return undefined;
  const { headlineSelection: headline, bulkTextSelection: bulkText } = fontSelections;
  return {
    schemeKey: colorSelection.key,
    colors: colorSelection.colors,
    headline,
    bulkText,
    marketingKit,
    recommendations,
    basis: `${selections._id} ${selections.version}`,
  };
};

/**
 * Makes recommendations from the answers (the same ones for the same answers) and fetches the selections that follow
 * from them (spec quiz §4: what saving refreshes).
 */
export const refreshBrand = async (client: QueryClient): Promise<Brand | undefined> => {
  const recommendations = await call(api.recommendations.generate, { body: {} });
  client.setQueryData(recommendationsQuery.queryKey, recommendations);
  return brandOf(await client.fetchQuery({ ...selectionsQuery, staleTime: 0 }), recommendations);
};

/**
 * The brand of a quiz that has all its answers. Until it is completed that of its present answers: they may have
 * changed in another tab, or what followed from the last save may have failed. A completed brand stays what the
 * founder saved. Null where nothing can be shown.
 */
export const brandQuery = (client: QueryClient, quiz: Pick<Quiz, '_id' | 'version' | 'completed'>) =>
  queryOptions({
    queryKey: ['brand', quiz._id, quiz.version],
    queryFn: async () => {
      if (!quiz.completed) return (await refreshBrand(client)) ?? null;
      return brandOf(await client.fetchQuery(selectionsQuery), await client.fetchQuery(recommendationsQuery)) ?? null;
    },
  });

/** A logo as it would be drawn now. */
export const logoQuery = (colorKey: LogoColorKey, basis: string) =>
  queryOptions({
    queryKey: ['logo', basis, colorKey],
    queryFn: async ({ signal }) =>
      (await call(api.logos.generateLogo, { body: { colorKey, ...primaryLogo } }, { signal })).blob(),
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
  queryKey: ['logoFiles', 'active'],
  queryFn: async ({ signal }) => (await call(api.logos.logoUrls, { params: {} }, { signal })).logos,
  staleTime: ({ state }) => keptFor(state.data ?? [], state.dataUpdatedAt),
  gcTime: Infinity,
  refetchInterval: ({ state }) => state.data !== undefined && Math.max(1000, keptFor(state.data, Date.now())),
});

/** One file of the primary logo; undefined where there is none. */
export const logoFileOf = <File extends LogoFile>(
  files: readonly File[],
  colorKey: LogoColorKey,
  format: LogoFile['format'],
): File | undefined =>
  files.find(
    (file) =>
      file.cut === primaryLogo.cut &&
      file.lockup === primaryLogo.lockup &&
      file.colorKey === colorKey &&
      file.format === format,
  );
