import { api, type Call, type RefusalCode } from '@signet/contract';
import { iconDigest } from '../features/research/company-palette.ts';
import { pictured } from './brand.ts';
import { noDrawing, noToken } from './nothing.ts';
import { documentSamples, unsignedPage } from './document-calls.ts';
import { peopleSamples } from './people-samples.ts';
import { strategistSamples } from './strategist-samples.ts';
import { face, font, hexes, kitPiece, tenHexes } from './sample-choices.ts';
import type { Belongings, Sample, Sent } from './samples.ts';

type Api = typeof api;

/** A call with the name it has in the contract: `quizzes.save`. */
export type NamedCall = { name: string; noun: keyof Api; call: Call };

/** Every call of the contract, for tests that hold for all of them. */
export const allCalls: NamedCall[] = (Object.keys(api) as (keyof Api)[]).flatMap((noun) =>
  Object.entries<Call>(api[noun]).map(([key, call]) => ({ name: `${noun}.${key}`, noun, call })),
);

/** An address of a picture as it looks, signed by nobody. */
export const unsignedPicture: Belongings['picture'] = {
  userId: '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d',
  quizId: '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d',
  marketingKitId: 'kit-open-margin',
  fileName: 'cover.svg',
  d: Array.from({ length: 10 }, () => 'aabbcc').join('-'),
  basis: 'basis',
  signature: 'signature',
};

/** Names of nothing, for what is sent where nothing is named. */
export const nobodys: Belongings = {
  quizId: '',
  selectionsId: '',
  madeFilesId: '',
  brainVersionId: '',
  blob: { key: '', expires: '', signature: '' },
  picture: unsignedPicture,
  page: unsignedPage,
  till: { checkout: '', portal: '', reference: '' },
  upload: { key: '', expires: '', type: '', most: '', signature: '' },
};

const anyUuid = '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d';
/**
 * A sound sample of each call. The type asks for every call of the contract: a new one without a sample does not
 * compile, and with one it takes part in all generated tests.
 */
export const samples: {
  [N in keyof Api]: { [K in keyof Api[N]]: Api[N][K] extends Call ? Sample<Api[N][K]> : never };
} = {
  ...documentSamples,
  ...strategistSamples,
  auth: {
    validate: { send: () => ({}) },
    register: { send: () => ({ body: { invitationCode: null } }) },
  },
  brain: {
    industries: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
    keywords: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
    keyword: { send: ({ quizId }) => ({ params: { id: 'calm' }, query: { quizId } }), owned: true },
    categories: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
    colorFamilies: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
    searchWords: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
    familyFromHex: { send: () => ({ params: { hex: '#ff0000' } }) },
    icons: { send: ({ brainVersionId }) => ({ params: { versionId: brainVersionId } }) },
  },
  logos: {
    generateAllLogos: { send: ({ quizId }) => ({ query: { quizId }, body: {} }), owned: true },
    generateLogo: { send: ({ quizId }) => ({ body: { quizId, colorKey: 'p1' } }), owned: true },
    logoUrl: { send: ({ quizId }) => ({ params: { colorKey: 'p1' }, query: { quizId } }), owned: true },
    logoUrls: { send: ({ quizId }) => ({ params: { quizId } }), owned: true },
  },
  marks: {
    get: { send: ({ quizId }) => ({ params: { quizId } }), owned: true },
    draw: { send: ({ quizId }) => ({ body: { quizId } }), owned: true },
    nudge: {
      send: ({ quizId }) => ({
        body: { quizId, recipe: { family: 'slice', letters: 'N', values: [25, 0, 0.5] }, face, round: 1 },
      }),
      owned: true,
    },
  },
  brands: { get: { send: ({ quizId }) => ({ params: { quizId } }), owned: true } },
  brandList: {
    list: { send: () => ({}) },
    begin: { send: () => ({ body: {} }) },
    change: { send: ({ quizId }) => ({ body: { quizId, name: 'Summer' } }), owned: true },
  },
  companies: {
    autocompletes: { send: () => ({ query: { query: 'stri', limit: 3, collection_ids: 'organization.companies' } }) },
    image: { send: () => ({ params: { imageId: 'si-stripe' } }) },
  },
  fonts: {
    base64Font: {
      send: ({ quizId }) => ({ query: { fontName: 'Lora', fontWeight: '400', fontStyle: 'normal', quizId } }),
      owned: true,
    },
  },
  books: {
    get: { send: ({ quizId }) => ({ params: { quizId } }), owned: true },
    opening: { send: ({ quizId }) => ({ params: { quizId } }), owned: true },
    drawing: {
      send: () => ({ params: noDrawing, query: { expires: 0, signature: 'signature' } }),
      meets: 'linkInvalid',
    },
    print: { send: ({ quizId }) => ({ body: { quizId } }), owned: true },
    download: { send: ({ quizId }) => ({ query: { quizId } }), owned: true, meets: 'bookMissing' },
  },
  kitPictures: {
    draw: {
      send: ({ selectionsId }) => ({ params: kitPiece, query: { d: selectionsId } }),
      owned: true,
    },
    address: {
      send: ({ quizId }) => ({ params: kitPiece, query: { d: tenHexes, quizId } }),
      owned: true,
    },
    byAddress: {
      send: ({ picture: { d, basis, signature, ...params } }) => ({ params, query: { d, basis, signature } }),
    },
  },
  madeFiles: { status: { send: ({ madeFilesId }) => ({ params: { id: madeFilesId } }), owned: true } },
  mail: { outbox: { send: () => ({ query: { limit: 10, offset: 0, search: 'welcome' } }) } },
  quizzes: {
    copy: { send: ({ quizId }) => ({ body: { quizId } }), owned: true },
    get: { send: ({ quizId }) => ({ params: { id: quizId } }), owned: true },
    save: {
      send: ({ quizId }) => ({
        body: {
          _id: quizId,
          version: 0,
          companyName: 'Acme',
          websiteUrl: 'https://acme.com',
          industry: 'banking-and-payments',
          businessLifecycle: 'seed',
          logoText: 'Acme\nCorp',
          competitors: [
            { identifier: { value: 'Stripe', uuid: anyUuid, image_id: 'si-stripe' }, short_description: 'Payments' },
          ],
          standOut: 0.6,
          colorPreferences: {
            favoriteColors: [{ _id: 'teal', name: 'Teal', hex: '#008080' }],
            dislikedColors: [{ _id: 'crimson', name: 'Crimson' }],
          },
          thoughtsAndFeelings: ['calm', 'powerful', { _id: 'warm' }],
        },
      }),
      owned: true,
    },
  },
  recommendations: {
    get: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
    generate: { send: ({ quizId }) => ({ body: { quizId } }), owned: true },
    preview: { send: ({ quizId }) => ({ body: { quizId, standOut: 0.5 } }), owned: true },
    additional: {
      send: ({ quizId }) => ({ body: { quizId, types: { color: 5, headline: 5, bulkText: 5, marketingKit: 2 } } }),
      owned: true,
    },
  },
  research: {
    checkScrapeStatuses: { send: ({ quizId }) => ({ body: { quizId } }), owned: true },
    follow: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
    correctColor: {
      send: ({ quizId }) => ({ body: { quizId, companyId: anyUuid, hex: '#112233', isTheirs: false } }),
      owned: true,
    },
    icon: { send: () => ({ params: { companyId: pictured.companyId, digest: iconDigest(pictured.icon) } }) },
    scrapeCompany: { send: () => ({ body: { companyId: anyUuid, forceFreshScrape: false } }) },
    companyColors: { send: () => ({ params: { companyId: anyUuid } }) },
  },
  selections: {
    get: { send: ({ selectionsId }) => ({ params: { id: selectionsId } }), owned: true },
    save: {
      send: ({ selectionsId }) => ({
        body: {
          _id: selectionsId,
          version: 0,
          useCustomSelections: true,
          brandQuizSelections: {
            colorSelection: { key: 'scheme-1', orderIndex: 0, colors: hexes },
            fontSelections: { headlineSelection: font, bulkTextSelection: font },
            marketingKitSelection: {
              marketingKitId: 'k1',
              marketingKitKey: 'bold',
              name: 'Bold',
              description: 'Large type.',
              orderIndex: 1,
              styles: [{ name: 'Flat', icon: 'square', iconStyle: 'outline' }],
            },
          },
          customSelections: { colorSelection: { key: 'own', colors: { ...hexes, c1: '#abcdef' } } },
        },
      }),
      owned: true,
    },
  },
  brandHistory: {
    list: { send: () => ({}) },
    restore: { send: ({ quizId }) => ({ body: { quizId } }), owned: true, meets: 'notFound' },
  },
  myData: {
    download: { send: () => ({}) },
    erase: { send: () => ({ body: { email: 'nobody@example.com' } }), meets: 'otherAddress' },
  },
  packs: {
    make: { send: ({ quizId }) => ({ body: { quizId } }), owned: true },
    download: { send: ({ quizId }) => ({ query: { quizId } }), owned: true },
  },
  sharedBooks: {
    list: { send: () => ({}) },
    create: { send: ({ quizId }) => ({ body: { quizId } }), owned: true },
    revoke: { send: ({ quizId }) => ({ params: { id: quizId } }), owned: true, meets: 'notFound' },
    open: { send: () => ({ body: { token: noToken } }), meets: 'sharedBookMissing' },
    preview: { send: () => ({ params: { token: noToken } }), meets: 'sharedBookMissing' },
    tokens: { send: () => ({ params: { token: noToken } }), meets: 'sharedBookMissing' },
    logo: { send: () => ({ params: { token: noToken, colorKey: 'p1' } }), meets: 'sharedBookMissing' },
    mcp: { send: () => ({ params: { token: noToken } }), meets: 'sharedBookMissing' },
  },
  settings: {
    featureFlags: { send: () => ({}) },
    history: { send: () => ({}) },
    setFeatureFlag: { send: () => ({ body: { name: 'support', value: false } }) },
  },
  ...peopleSamples,
  system: {
    health: { send: () => ({}) },
    version: { send: () => ({}) },
    blob: { send: ({ blob: { key, ...query } }) => ({ params: { '*': key }, query }) },
    uploadBlob: {
      send: ({ upload: { key, ...query } }) => ({
        params: { '*': key },
        query,
        body: 'a text',
        headers: { 'content-type': query.type },
      }),
    },
  },
};

/** The sample of a call by its name. */
export const sampleOf = ({
  name,
  noun,
}: NamedCall): { send: (of: Belongings) => Sent; owned?: true; meets?: RefusalCode } =>
  (samples[noun] as unknown as Record<string, { send: (of: Belongings) => Sent; owned?: true; meets?: RefusalCode }>)[
    name.slice(noun.length + 1)
  ] as { send: (of: Belongings) => Sent; owned?: true; meets?: RefusalCode };

/** The address of a call with these arguments, encoded as a browser does. A `*` keeps its slashes. */
export const addressOf = (call: Call, { params = {}, query = {} }: Sent): string => {
  const text = (value: unknown) => encodeURIComponent(String(value ?? ''));
  const path = call.path
    .replace(/:(\w+)\??/g, (_all, name: string) => text(params[name]))
    .replace('*', () => text(params['*']).replaceAll('%2F', '/'));
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${text(name)}=${text(one)}`))
    .join('&');
  return search ? `${path}?${search}` : path;
};
