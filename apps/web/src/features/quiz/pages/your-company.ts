import { businessLifecycles, companyProfile, NO_WEBSITE, type BusinessLifecycle } from '@signet/contract';
import * as z from 'zod/mini';
import { listed, type PageDescriptor } from './page-descriptor.ts';

/** Page 1 while it is being filled in: any field may still be empty. */
export type CompanyAnswers = { companyName: string; websiteUrl: string; industry: string; businessLifecycle: string };

const isLifecycle = (id: string): id is BusinessLifecycle => businessLifecycles.some((stage) => stage.id === id);

export const yourCompany: PageDescriptor<CompanyAnswers> = {
  heading: 'Let’s build your brand',
  intro: 'Four plain answers to begin with. The rest of your brand grows from them.',
  listedAs: { name: 'Company', what: 'your company' },
  next: 2,
  draft: z.object({
    companyName: z.string(),
    websiteUrl: z.string(),
    industry: z.string(),
    businessLifecycle: z.string(),
  }),
  schema: companyProfile,
  saved: ({ companyName, websiteUrl, industry, businessLifecycle }) => ({
    companyName,
    websiteUrl,
    industry,
    businessLifecycle,
  }),
  toSave: ({ businessLifecycle, ...rest }) => (isLifecycle(businessLifecycle) ? { ...rest, businessLifecycle } : rest),
  essence: (one) => [one.companyName, one.websiteUrl, one.industry, one.businessLifecycle],
  summary: ({ companyName, websiteUrl, industry, businessLifecycle }, industryName) =>
    listed(
      [
        companyName,
        websiteUrl === NO_WEBSITE ? 'no website yet' : websiteUrl,
        industryName(industry) ?? '',
        businessLifecycles.find((stage) => stage.id === businessLifecycle)?.name ?? '',
      ].filter(Boolean),
      'Nothing yet',
    ),
};
