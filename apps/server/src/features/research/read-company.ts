import type { SiteOutcome } from '@signet/contract';
import type { CompanyReading, ReadColor } from '../../db/research-shapes.ts';
import type { GuardedClient } from '../../net/guarded-client.ts';
import type { RenderPage } from '../../net/render-page.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { mainColorOf } from './company-palette.ts';
import { logoColors } from './logo-colors.ts';
import type { PageReading } from './page-reading.ts';
import { readWebsite } from './read-website.ts';

type Parts = {
  companies: Pick<CompanyData, 'logo' | 'website'>;
  client: Pick<GuardedClient, 'visit'>;
  reading: Pick<PageReading, 'page' | 'colors' | 'pictures'>;
  render?: RenderPage | undefined;
};
type Company = { companyId: string; imageId: string };

/** How far a company is when its logo has been read; the rest is its website. */
const LOGO_READ = 20;
const SITE_READ = 95;

/** Reads the colors of one company, from the logo that the directory holds and from its website. */
export const createCompanyReader = ({ companies, client, reading, render }: Parts) => {
  const logoOf = async (imageId: string): Promise<ReadColor[]> => {
    const logo = await companies.logo(imageId);
    const colors = logo === undefined ? [] : await logoColors(logo);
    return colors.map(({ hex, share }) => ({
      hex,
      share: Math.round(share * 1000) / 1000,
      evidence: [{ sign: 'logo' as const, where: 'logo' }],
    }));
  };

  /** Without a website where none is known; a directory that does not answer is no word on that. */
  const websiteOf = async ({ companyId, imageId }: Company): Promise<{ website?: string; outcome: SiteOutcome }> => {
    try {
      const website = await companies.website({ uuid: companyId, image_id: imageId });
      return website === undefined ? { outcome: 'noSite' } : { website, outcome: 'read' };
    } catch (error) {
      if (error instanceof ServiceUnavailable) return { outcome: 'notReached' };
      throw error;
    }
  };

  /**
   * Always an answer, within the time of one visit: a site that cannot be read is one.
   * @param note Hears how far it is, 0 to 100, rising.
   */
  return async (
    company: Company,
    { signal, note }: { signal: AbortSignal; note: (percent: number) => Promise<void> },
  ): Promise<{ website: string | undefined; reading: CompanyReading }> => {
    const logo = await logoOf(company.imageId);
    await note(LOGO_READ);
    const { website, outcome: without } = await websiteOf(company);
    if (website === undefined) {
      const mainColor = mainColorOf(logo, null);
      return {
        website,
        reading: { logo: { colors: logo }, website: { outcome: without, colors: [] }, mainColor, found: null },
      };
    }
    const visit = client.visit(signal);
    try {
      const site = await readWebsite({ visit, reading, render }, website, (share) =>
        note(LOGO_READ + share * (SITE_READ - LOGO_READ)),
      );
      const { outcome, colors, mainColor, found } = site;
      return {
        website,
        reading: {
          logo: { colors: logo },
          website: { outcome, colors },
          mainColor: mainColorOf(logo, mainColor),
          // whom the directory knows needs no introduction
          found: logo.length > 0 ? null : found,
        },
      };
    } finally {
      await visit.close();
    }
  };
};
export type CompanyReader = ReturnType<typeof createCompanyReader>;
