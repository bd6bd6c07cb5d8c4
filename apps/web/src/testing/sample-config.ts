/** A configuration as the server gives it, with everything that has to be there. */
export const sampleConfig = {
  auth: {
    domain: 'https://signet.test/oidc',
    clientId: 'signet-web',
    audience: 'https://signet.test/api',
    callbackUrl: 'https://signet.test/callback',
  },
  stripe: { key: null, pricingTableId: null },
  billing: { hasPromotion: true },
  analytics: { google: null },
  links: { site: null, support: 'https://signet.test/support', community: null, waitlist: null },
  companies: {
    imageUrl: '/api/crunchbase/images/',
    attribution: { label: 'Signet directory', href: 'https://signet.test', image: '/sign.svg' },
  },
};
