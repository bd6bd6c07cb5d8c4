import type { Belongings } from './samples.ts';

type Of = Belongings;

const anyUuid = '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d';

/** An address of a page as it looks, signed by nobody. */
export const unsignedPage: Belongings['page'] = {
  userId: anyUuid,
  quizId: anyUuid,
  kitKey: 'contour',
  templateId: 'sample-deck',
  page: '1',
  basis: 'basis',
  signature: 'signature',
};

/** Sound samples of the calls about documents and drives. */
export const documentSamples = {
  assetLibrary: {
    templates: { send: () => ({ query: { templateType: 'pitch-deck' as const } }) },
    sample: { send: ({ quizId }: Of) => ({ query: { quizId } }), owned: true as const },
    generate: {
      send: ({ quizId }: Of) => ({
        body: {
          kitId: 'kit-open-margin',
          templateId: 'sample-deck',
          type: 'pitch-deck' as const,
          context: 'quizResultsPage' as const,
          quizId,
        },
      }),
      owned: true as const,
    },
    picture: { send: ({ page: { basis, signature, ...params } }: Of) => ({ params, query: { basis, signature } }) },
    savedPages: { send: () => ({ params: { fileId: anyUuid } }), meets: 'notFound' as const },
    preflight: { send: () => ({ params: { templateId: 'sample-deck' } }) },
    story: { send: ({ quizId }: Of) => ({ query: { quizId } }), owned: true as const },
    answer: {
      send: ({ quizId }: Of) => ({ body: { question: 'cover.title', answer: 'Find the leak first', quizId } }),
      owned: true as const,
    },
    documentStats: { send: () => ({}) },
    trashOutdatedDocs: { send: () => ({ query: { skip: 0 } }) },
  },
  drive: {
    userThirdPartyAuth: { send: () => ({}) },
    disconnectGoogle: { send: () => ({}) },
    consent: { send: () => ({ body: { state: '{}', decision: 'deny' as const } }), meets: 'notFound' as const },
    files: { send: () => ({}) },
    downloadUrl: { send: () => ({ params: { id: anyUuid } }), meets: 'notFound' as const },
    trash: { send: () => ({ params: { id: anyUuid } }), meets: 'notFound' as const },
    restore: { send: () => ({ params: { id: anyUuid } }), meets: 'notFound' as const },
  },
};
