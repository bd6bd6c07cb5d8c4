import { redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { paths } from '../../paths.ts';
import { config } from '../../shell/config.ts';

/** Which page this document was loaded as; the content policy is that page's. */
const loadedAs = (): string => {
  const [entry] = performance.getEntriesByType('navigation');
  return URL.parse(entry?.name ?? location.href)?.pathname ?? '';
};

/** Stripe's table may be loaded on this page alone, so that the page is loaded as a document of its own. */
export const openPricing = ({ request }: LoaderFunctionArgs): null => {
  if (config().stripe.key && loadedAs() !== paths.pricing) {
    // the router takes `/Pricing/` for this page, the content policy does not: always to the one address
    throw redirectDocument(paths.pricing + new URL(request.url).search);
  }
  return null;
};
