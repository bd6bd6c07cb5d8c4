/** The screens beside the tabs of the results page, each in a chunk of its own. */
export const screens = {
  directions: async () => (await import('./directions/directions-page.tsx')).DirectionsPage,
  compare: async () => (await import('./compare/compare-page.tsx')).ComparePage,
  why: async () => (await import('./why/why-page.tsx')).WhyPage,
} as const;
export type ScreenBesideResults = keyof typeof screens;
