/**
 * Constants of the specification, once. Times in milliseconds, widths in px. Sources: spec quiz §9, administration
 * §9, results §9.
 */
export const limits = {
  competitors: 3,
  keywords: 3,
  favoriteColors: 2,
  dislikedColors: 2,
  companyNameLength: 100,
  brandNameLength: 80,
  websiteUrlLength: 2048,
  logoTextLines: 3,
  logoTextLength: 300,
  autocompleteDefault: 10,
  autocompleteMost: 50,
  searchQueryLength: 200,
  storyAnswerLength: 1500,
  gridPageSize: 25,
  gridPageMost: 100,
  /** Rows of one bulk action. */
  bulkMost: 5000,
} as const;

export const timing = {
  competitorSearchDebounce: 100,
  keywordSearchDebounce: 500,
  gridSearchDebounce: 500,
  logoTextDebounce: 500,
  copySlideOpens: 200,
  copySlideStays: 5000,
} as const;

export const layout = {
  breakpoints: { xs: 0, sm: 720, md: 1024, lg: 1366, xl: 1536 },
  desktopNoticeMostWidth: 1115,
  pricingColumnWidth: 325,
} as const;

/** Spec quiz §3. */
export const businessLifecycles = [
  { id: 'ideation', name: 'Ideation' },
  { id: 'friendsFamily', name: 'Friends & Family' },
  { id: 'angel', name: 'Angel' },
  { id: 'preSeed', name: 'Pre-Seed' },
  { id: 'seed', name: 'Seed' },
  { id: 'seriesA', name: 'Series A' },
  { id: 'beyond', name: 'Beyond' },
] as const;
export type BusinessLifecycle = (typeof businessLifecycles)[number]['id'];

/** Spec results §9. */
export const FREE_TIER = 'free';
