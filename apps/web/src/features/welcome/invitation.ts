import { welcomeBrands, REGISTRATION_UNKNOWN, registrationMessages, type WelcomeBrand } from '@signet/contract';

/**
 * What the welcome page was opened with (spec administration §2.5): brand is beta where there is a code, otherwise
 * free.
 */
export const invitationOf = (query: URLSearchParams): { code: string | null; brand: WelcomeBrand } => {
  const code = query.get('c') || null;
  const named = welcomeBrands.find((brand) => brand === query.get('brand'));
  return { code, brand: named ?? (code ? 'beta' : 'free') };
};

/** What to say of a registration that did not succeed (spec administration §8.2). */
export const registrationMessage = (result: string): string =>
  Object.entries(registrationMessages).find(([name]) => name === result)?.[1] ?? REGISTRATION_UNKNOWN;
