import type { BrandService } from '../brands/brands.service.ts';
import { PRESS } from '../books/press.ts';
import { hashOf, type Kind } from '../made-files/kind.ts';
import type { LogoEntries } from './logo-entries.ts';
import type { PackFrom } from './pack-kind.ts';
import { packStream } from './pack-zip.ts';

/** The zip's name, and that of the folder in it (spec administration §7.5). */
export const LOGOS_NAME = 'BrandLogos';

type Parts = { brands: Pick<BrandService, 'version' | 'logoFiles'>; logos: LogoEntries };

/** The logo alone as one zip: every color, cut and lockup, as SVG, PNG and PDF. */
export const createLogosKind = ({ brands, logos }: Parts): Kind<PackFrom, { format: 'zip' }> => ({
  name: 'logo-packs',
  subjectsIn: 'brand_versions',
  basisOf: hashOf,
  count: () => 1,
  needs: PRESS,
  async *make({ userId, brandId }) {
    const { answers, pinnedAt } = await brands.version(userId, brandId);
    const entries = logos.all(await brands.logoFiles(userId, brandId), answers.companyName, '');
    yield {
      fileName: `${LOGOS_NAME}.zip`,
      is: { format: 'zip' },
      contentType: 'application/zip',
      body: packStream(LOGOS_NAME, entries, new Date(pinnedAt)),
    };
  },
  mostSeconds: 60,
  mostBytes: 30_000_000,
});
