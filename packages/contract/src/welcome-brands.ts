/** How somebody is welcomed: in the beta, on their own account, by their community (spec administration §2.5). */
export const welcomeBrands = ['beta', 'free', 'next'] as const;
export type WelcomeBrand = (typeof welcomeBrands)[number];
