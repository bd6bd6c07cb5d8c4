import { Readable } from 'node:stream';
import { api } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { houseAct } from '../audit/audit-log.ts';
import type { CurrentUser } from '../users/users.service.ts';
import { presentDetails } from './details.ts';
import type { TakeFreeTier } from './free-tier.ts';
import type { SubscriptionService } from './subscriptions.service.ts';
import type { TierService } from './tiers.service.ts';

type Parts = {
  subscriptions: SubscriptionService;
  tiers: TierService;
  takeFreeTier: TakeFreeTier;
  /** The person as they are now, after what was read has changed them. */
  findById: (id: string) => Promise<CurrentUser | undefined>;
};

const SIGNATURE_HEADER = 'stripe-signature';

/** The bytes as they were signed. A body of unknown length is read no further than the call allows. */
const readWithin = async (body: Readable, most: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) throw new Refusal('bodyTooLarge');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

export const subscriptionRoutes = (route: Route, { subscriptions, tiers, takeFreeTier, findById }: Parts): void => {
  route(api.subscriptions.details, async (_received, { caller: { user } }) => presentDetails(user));

  route(api.subscriptions.betaCheckout, async ({ query }, { caller: { user } }) => ({
    redirectUrl: await subscriptions.betaCheckout(user, query.from),
  }));
  route(api.subscriptions.portal, async ({ query }, { caller: { user } }) => ({
    redirectUrl: await subscriptions.portal(user, query.from),
  }));
  route(api.subscriptions.createSubscriptionCheckoutSession, async ({ query }, { caller: { user } }) => ({
    checkoutSessionId: await subscriptions.tableCheckout(user, query.from),
  }));
  route(api.subscriptions.refresh, async (_received, { caller: { user } }) => {
    const returnTo = await subscriptions.refresh(user._id);
    const isManaged = (await findById(user._id))?.subscription.isManaged ?? false;
    return { isManaged, returnTo };
  });
  route(api.subscriptions.takeFreeTier, async (_received, { caller: { user } }) => {
    await takeFreeTier(user);
    return { tierKey: (await findById(user._id))?.subscription.subscriptionKey ?? user.subscription.subscriptionKey };
  });
  route(api.subscriptions.offers, async () => ({ offers: await tiers.offers() }));

  route(api.subscriptions.webhook, async (_received, { request }) => {
    const signature = request.headers[SIGNATURE_HEADER];
    // a post without a body has no stream
    const body = (request.body ?? Readable.from([])) as Readable;
    const raw = await readWithin(body, api.subscriptions.webhook.bodyLimit);
    await subscriptions.receive({ raw, signature: typeof signature === 'string' ? signature : undefined });
    return { received: true as const };
  });

  route(api.subscriptions.tiers, async () => ({ subscriptionTiers: await tiers.list() }));
  route(api.subscriptions.searchTiers, ({ query }) => tiers.search(query));
  route(api.subscriptions.saveTiers, async ({ body }, { caller: { user } }) => {
    const note = houseAct(api.subscriptions.saveTiers, user, body);
    return { updatedCount: await tiers.save(body.subscriptionTiers, note) };
  });
  route(api.subscriptions.products, async () => ({ products: await tiers.products() }));
  route(api.subscriptions.productIds, async () => ({ productIds: await tiers.productIds() }));
};
