import type { Competitor } from '@signet/contract';
import type { CompanyKey } from '../../db/research-shapes.ts';

/** A company as a research knows it before anything of it has been read. */
export type NamedCompany = CompanyKey & { name: string };

/** A competitor as its founder named it. */
export const namedCompanyOf = ({ identifier }: Competitor): NamedCompany => ({
  companyId: identifier.uuid,
  imageId: identifier.image_id,
  name: identifier.value,
});
