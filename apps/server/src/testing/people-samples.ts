import { randomUUID } from 'node:crypto';
import type { api, Call } from '@signet/contract';
import { signEvent } from '../adapters/billing/signature.ts';
import { houseSecret } from './house.ts';
import { logoFiles, multipart } from './logo-upload.ts';
import type { Sample } from './samples.ts';

type Noun =
  | 'audit'
  | 'brainVersions'
  | 'customLogos'
  | 'overview'
  | 'sso'
  | 'strangers'
  | 'subscriptions'
  | 'till'
  | 'users'
  | 'waitingList';
type Api = Pick<typeof api, Noun>;

const nobody = '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d';

/** Sound samples of the calls about people and what they pay. */
export const peopleSamples: {
  [N in keyof Api]: { [K in keyof Api[N]]: Api[N][K] extends Call ? Sample<Api[N][K]> : never };
} = {
  audit: {
    list: { send: () => ({ query: { limit: 10, offset: 0, search: 'example', act: 'POST /api/selections/' } }) },
    acts: { send: () => ({}) },
    mine: { send: () => ({}) },
  },
  overview: { get: { send: () => ({}) } },
  brainVersions: {
    list: { send: () => ({ query: { limit: 10, offset: 0, sortField: 'version' } }) },
    uploadUrl: { send: () => ({}) },
    create: {
      send: () => ({ body: { version: 'Autumn', notes: 'New trades', bucketKey: 'brain-uploads/none.xlsx' } }),
      meets: 'brainFileMissing',
    },
    downloadUrl: { send: ({ brainVersionId }) => ({ params: { id: brainVersionId } }) },
    change: {
      send: ({ brainVersionId }) => ({ params: { id: brainVersionId }, body: { notes: 'The default brain.' } }),
    },
    difference: { send: ({ brainVersionId }) => ({ params: { id: brainVersionId } }) },
    dryRun: { send: ({ brainVersionId }) => ({ params: { id: brainVersionId }, body: { sample: 3 } }) },
  },
  customLogos: {
    upload: { send: ({ quizId }) => ({ query: { quizId }, ...multipart(logoFiles()) }), owned: true },
    clear: { send: ({ quizId }) => ({ query: { quizId }, body: {} }), owned: true },
  },
  sso: {
    lookup: { send: () => ({ query: { key: 'default' } }) },
    list: { send: () => ({}) },
    save: {
      send: () => ({
        params: { key: 'acme' },
        body: { name: 'Acme', logoutRedirectUri: 'https://intranet.acme.example/', emailDomains: ['acme.example'] },
      }),
    },
    remove: { send: () => ({ params: { key: 'nobodys' } }), meets: 'notFound' },
  },
  strangers: {
    lists: { send: () => ({}) },
    companies: { send: () => ({ query: { query: 'stri', limit: 3 } }) },
  },
  subscriptions: {
    details: { send: () => ({}) },
    betaCheckout: { send: () => ({ query: { from: '/book' }, body: {} }) },
    portal: { send: () => ({ query: { from: '/book' }, body: {} }) },
    createSubscriptionCheckoutSession: { send: () => ({ query: { from: '/book' }, body: {} }) },
    refresh: { send: () => ({ body: {} }) },
    takeFreeTier: { send: () => ({ body: {} }) },
    offers: { send: () => ({}) },
    webhook: {
      send: () => {
        const raw = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'invoice.paid', customerId: 'cus_nobody' }));
        const signature = signEvent(houseSecret, raw, new Date());
        return { body: raw, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
      },
    },
    tiers: { send: () => ({}) },
    searchTiers: { send: () => ({ query: { limit: 10, offset: 0, search: 'free' } }) },
    saveTiers: { send: () => ({ body: { subscriptionTiers: [{ _id: 'studio', productId: 'test_studio' }] } }) },
    products: { send: () => ({}) },
    productIds: { send: () => ({}) },
  },
  till: {
    session: { send: ({ till }) => ({ params: { id: till.checkout } }), owned: true },
    choose: {
      send: ({ till }) => ({ body: { checkoutSessionId: till.reference, productId: 'test_studio' } }),
      owned: true,
    },
    // the sample's customer has a subscription, and of two only one is paid
    pay: {
      send: ({ till }) => ({ params: { id: till.checkout }, body: {} }),
      owned: true,
      meets: 'alreadySubscribed',
    },
    act: { send: ({ till }) => ({ params: { id: till.portal }, body: { act: 'failNext' } }), owned: true },
    clock: { send: () => ({}) },
    moveClock: { send: () => ({ body: { to: null } }) },
  },
  users: {
    list: { send: () => ({ query: { limit: 10, offset: 0, search: 'example', sortField: 'group' } }) },
    roles: { send: () => ({}) },
    details: { send: () => ({ params: { id: nobody } }), meets: 'notFound' },
    save: { send: () => ({ body: { users: [] } }) },
    enable: { send: () => ({ body: { ids: [nobody] } }) },
    disable: { send: () => ({ body: { ids: [nobody] } }) },
    setAdmin: { send: () => ({ body: { ids: [nobody] } }) },
    removeAdmin: { send: () => ({ body: { ids: [nobody] } }) },
    resetBrandQuiz: { send: () => ({ body: { ids: [nobody] } }) },
    invite: {
      send: () => ({
        body: { email: `${randomUUID()}@example.com`, subscriptionKey: 'founder', group: 'Friends', role: 'user' },
      }),
    },
    resendInvitations: { send: () => ({ body: { ids: [nobody] } }) },
    deleteInvitations: { send: () => ({ body: { ids: [nobody] } }) },
  },
  waitingList: {
    join: { send: () => ({ body: { email: `${randomUUID()}@example.com` } }) },
    confirm: { send: () => ({ body: { token: 'made up' } }), meets: 'waitingLinkDead' },
    leave: { send: () => ({ body: { token: 'made up' } }), meets: 'waitingLinkDead' },
    list: { send: () => ({ query: { limit: 10, offset: 0, search: 'example', sortField: 'email' } }) },
    invite: {
      send: () => ({ body: { ids: [nobody], subscriptionKey: 'founder', group: 'Friends', role: 'user' } }),
    },
    remove: { send: () => ({ body: { ids: [nobody] } }) },
  },
};
