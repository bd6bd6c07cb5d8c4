import type { Database } from '../../db/client.ts';
import type { Drive } from '../../ports/drive.ts';
import { deriveKey } from '../../secrets.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandsInForce } from '../brands/brands-in-force.service.ts';
import type { DriveService } from '../drive/drive.service.ts';
import type { Printing } from '../books/press.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { createKitBrands } from '../kit-pictures/kit-brands.ts';
import type { LogoDrafts } from '../logos/logo-drafts.ts';
import type { MadeFiles } from '../made-files/made-files.service.ts';
import type { Research } from '../research/research.service.ts';
import { createDocumentKind } from './document-kind.ts';
import { createDocumentSources } from './document-source.ts';
import { createDocumentService } from './documents.service.ts';
import { createDocumentPrinting } from './printed-document.ts';
import { createDocumentStore } from './documents.store.ts';
import { createStoryAnswers } from './story-answers.ts';
import { createTemplateAddresses } from './template-addresses.ts';

/** Where what a document is made from names the files of a logo that was brought along (`DocumentFrom`). */
const LOGOS_IN_SOURCE = ['source', 'drawing', 'custom'] as const;

type Parts = { db: Database; secret: string; drive: Drive };
type Needs = {
  drives: DriveService;
  inForce: Pick<BrandsInForce, 'of'>;
  brains: BrainLibrary;
  fonts: FontLibrary;
  drafts: Pick<LogoDrafts, 'mark' | 'own'>;
  fontFiles: FontFiles;
  printing: Pick<Printing, 'book'>;
  /** Made after this: asked when they are needed. */
  research: () => Pick<Research, 'snapshot'>;
  madeFiles: () => MadeFiles;
  now: () => Date;
};

/** Documents over their stores. */
export const composeDocuments = ({ db, secret, drive }: Parts, needs: Needs) => {
  const { drives, inForce, brains, fonts, drafts, now } = needs;
  const answers = createStoryAnswers({ db });
  const sources = createDocumentSources({
    answers,
    inForce,
    brains,
    brands: createKitBrands({ brains, fonts, drafts }),
    research: { snapshot: (...of) => needs.research().snapshot(...of) },
  });
  const store = createDocumentStore({ db });
  const print = createDocumentPrinting({ brains, fontFiles: needs.fontFiles, printing: needs.printing });
  const kind = createDocumentKind({ sources, store, drives, drive, print });
  const documents = createDocumentService({
    store,
    answers,
    sources,
    addresses: createTemplateAddresses(deriveKey(secret, 'template pictures')),
    driveAccess: drives,
    drive,
    madeFiles: {
      get begin() {
        return needs.madeFiles().begin;
      },
      get madeFrom() {
        return needs.madeFiles().madeFrom;
      },
    },
    kind,
    now,
  });
  return {
    kind,
    documents,
    /** Those of these files of logos that pages of a saved document are drawn from. */
    logosAmong: (keys: readonly string[]) => needs.madeFiles().namedAmong(kind, LOGOS_IN_SOURCE, keys),
    copyStory: (...of: Parameters<typeof answers.copy>) => answers.copy(...of),
  };
};
