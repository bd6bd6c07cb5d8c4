import type { ColorSign, ResearchedCompany, SiteOutcome } from '@signet/contract';

/** A color that was read, its share of the logo or website (0 to 1), and where it was seen. */
export type ReadColor = { hex: string; share: number; evidence: { sign: ColorSign; where: string }[] };
/** What was read of one company. */
export type CompanyReading = {
  logo: { colors: ReadColor[] };
  website: { outcome: SiteOutcome; colors: ReadColor[] };
  mainColor: string | null;
  found: ResearchedCompany['found'];
};
/** A company as a quiz names it: what its row in `company_scrapes` is found by. */
export type CompanyKey = { companyId: string; imageId: string };
/** A color that the founder said is not the company's, or is. */
export type SaidColor = { companyId: string; hex: string };
