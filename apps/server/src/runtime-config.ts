import type { RuntimeConfig } from '@signet/contract';
import type { Billing } from './ports/billing.ts';
import type { CompanyData } from './ports/company-data.ts';
import type { Identity } from './ports/identity.ts';

type Parts = {
  identity: Identity;
  billing: Pick<Billing, 'hasPromotion'>;
  publicUrl: URL;
  companies: Pick<CompanyData, 'imageUrl' | 'attribution'>;
  googleAnalytics?: string | undefined;
  stripe?: RuntimeConfig['stripe'] | undefined;
  links?: RuntimeConfig['links'];
};

/** What pages are told of this house. */
export const runtimeConfigOf = ({
  identity,
  billing,
  publicUrl,
  companies,
  googleAnalytics,
  stripe,
  links,
}: Parts): RuntimeConfig => ({
  auth: {
    domain: identity.issuer,
    clientId: identity.clientId,
    audience: identity.audience,
    callbackUrl: new URL('/callback', publicUrl).href,
  },
  stripe: stripe ?? { key: null, pricingTableId: null },
  billing: { hasPromotion: billing.hasPromotion },
  analytics: { google: googleAnalytics ?? null },
  links: links ?? { site: null, support: null, community: null, waitlist: null },
  companies: { imageUrl: companies.imageUrl, attribution: companies.attribution },
});
