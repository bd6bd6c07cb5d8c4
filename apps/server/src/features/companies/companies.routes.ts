import { api } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import { searchCompanies } from './search-companies.ts';

export const companyRoutes = (route: Route, { companies }: { companies: CompanyData }): void => {
  route(api.companies.autocompletes, async ({ query }, { request }) => ({
    entities: orRefuse(await searchCompanies(companies, query, request.log), 'competitorsUnavailable'),
  }));

  route(api.companies.image, async ({ params }, { reply }) => {
    const image = orRefuse(await companies.image(params.imageId), 'notFound');
    return (
      reply
        .type(image.contentType)
        .header('cache-control', 'public, max-age=604800')
        // an SVG opened by itself must stay a picture
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(Buffer.from(image.body))
    );
  });
};
