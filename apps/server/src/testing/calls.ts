import { api, type Arguments, type Call } from '@signet/contract';

type Api = typeof api;
type Sent = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A call with the name it has in the contract: `quizzes.save`. */
export type NamedCall = { name: string; noun: keyof Api; call: Call };

/** Every call of the contract, for tests that hold for all of them. */
export const allCalls: NamedCall[] = (Object.keys(api) as (keyof Api)[]).flatMap((noun) =>
  Object.entries<Call>(api[noun]).map(([key, call]) => ({ name: `${noun}.${key}`, noun, call })),
);

/** One thing of every kind that calls name by id. `Arguments` of a call are made from it. */
export type Belongings = {
  quizId: string;
  selectionsId: string;
  brainVersionId: string;
  madeFilesId: string;
  blob: { key: string; expires: string; signature: string };
  /** What is signed of an address that takes a text. */
  upload: { key: string; expires: string; type: string; most: string; signature: string };
};

/** Names of nothing, for what is sent where nothing is named. */
export const nobodys: Belongings = {
  quizId: '',
  selectionsId: '',
  madeFilesId: '',
  brainVersionId: '',
  blob: { key: '', expires: '', signature: '' },
  upload: { key: '', expires: '', type: '', most: '', signature: '' },
};

type Sample<C extends Call> = {
  /** What an ordinary caller sends: nothing wrong with it. A file is sent beside the arguments. */
  send: (of: Belongings) => Arguments<C> & (C extends { upload: true } ? Pick<Sent, 'body' | 'headers'> : unknown);
  /** The ids in it belong to one user: for others they are not there. */
  owned?: true;
};

const anyUuid = '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d';
const hexes = {
  p1: '#112233',
  p2: '#223344',
  s1: '#334455',
  a1: '#445566',
  a2: '#556677',
  n1: '#667788',
  n2: '#778899',
  n3: '#8899aa',
  b1: '#000000',
  w1: '#ffffff',
};
const face = { fontName: 'Inter', fontWeight: 400, fontStyle: 'normal' } as const;
const font = {
  ...face,
  fontType: 'sans-serif' as const,
  fonts: [face],
  matchScore: 90,
  fontRecommendationOrderIndex: 0,
  fontRecommendationId: 'f1',
};

/**
 * A sound sample of each call. The type asks for every call of the contract: a new one without a sample does not
 * compile, and with one it takes part in all generated tests.
 */
export const samples: {
  [N in keyof Api]: { [K in keyof Api[N]]: Api[N][K] extends Call ? Sample<Api[N][K]> : never };
} = {
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
    versionDownloadUrl: { send: ({ brainVersionId }) => ({ params: { id: brainVersionId } }) },
  },
  logos: {
    generateAllLogos: { send: ({ quizId }) => ({ query: { quizId }, body: {} }), owned: true },
    generateLogo: { send: ({ quizId }) => ({ body: { quizId, colorKey: 'p1' } }), owned: true },
    logoUrl: { send: ({ quizId }) => ({ params: { colorKey: 'p1' }, query: { quizId } }), owned: true },
    logoUrls: { send: ({ quizId }) => ({ params: { quizId } }), owned: true },
  },
  brands: { get: { send: ({ quizId }) => ({ params: { quizId } }), owned: true } },
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
    additional: {
      send: ({ quizId }) => ({ body: { quizId, types: { color: 5, headline: 5, bulkText: 5, marketingKit: 2 } } }),
      owned: true,
    },
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
  settings: {
    featureFlags: { send: () => ({}) },
    setFeatureFlag: { send: () => ({ body: { name: 'support', value: false } }) },
  },
  subscriptions: { details: { send: () => ({}) } },
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
export const sampleOf = ({ name, noun }: NamedCall): { send: (of: Belongings) => Sent; owned?: true } =>
  (samples[noun] as unknown as Record<string, { send: (of: Belongings) => Sent; owned?: true }>)[
    name.slice(noun.length + 1)
  ] as { send: (of: Belongings) => Sent; owned?: true };

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
