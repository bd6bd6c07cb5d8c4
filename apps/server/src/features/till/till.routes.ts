import { api, type Answer } from '@signet/contract';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { Billing, BillingProduct, TillDesk, TillSession } from '../../ports/billing.ts';
import { houseAct } from '../audit/audit-log.ts';
import { RETURN_PATH, type SubscriptionService } from '../subscriptions/subscriptions.service.ts';

type Parts = {
  billing: Billing;
  subscriptions: SubscriptionService;
  publicUrl: URL;
  wallClock: () => Date;
};
type View = Answer<typeof api.till.session>;

/** Percent that the till's promotion takes off (spec administration §9). */
const PROMOTION_PERCENT = 10;

const viewOf = ({ id, name, price }: BillingProduct): View['products'] =>
  price
    ? [
        {
          id,
          name,
          amount: price.amount,
          currency: price.currency,
          interval: price.interval,
          trialDays: price.trialDays,
        },
      ]
    : [];

const present = (
  { id, kind, productId, isDiscounted, cancelUrl, isDone, subscriptions }: TillSession,
  sold: BillingProduct[],
): View => {
  const products = sold.flatMap(viewOf);
  return {
    id,
    kind,
    product: products.find((one) => one.id === productId) ?? null,
    percentOff: isDiscounted ? PROMOTION_PERCENT : 0,
    cancelUrl,
    isDone,
    subscriptions: subscriptions.map((one) => ({
      id: one.id,
      productId: one.productId,
      status: one.status,
      cancelAtPeriodEnd: one.cancelAtPeriodEnd,
      periodEndDate: one.periodEnd?.toISOString() ?? null,
      paymentsFail: one.paymentsFail,
    })),
    products,
  };
};

/** The pages of the test till. What happens there is told to the house as any provider tells it: by signed events. */
export const tillRoutes = (route: Route, { billing, subscriptions, publicUrl, wallClock }: Parts): void => {
  const desk = (): TillDesk => orRefuse(billing.desk, 'switchedOff');
  const shown = async (id: string, userId: string): Promise<View> =>
    present(orRefuse(await desk().session(id, userId), 'notFound'), await billing.products());
  const clockNow = async () => {
    const now = await billing.now();
    // both are read within a moment of each other
    return { now: now.toISOString(), isMoved: Math.abs(now.getTime() - wallClock().getTime()) > 1000 };
  };

  route(api.till.session, ({ params }, { caller: { user } }) => shown(params.id, user._id));

  route(api.till.choose, async ({ body }, { caller: { user } }) => {
    const checkout = orRefuse(await subscriptions.ownCheckout(user._id, body.checkoutSessionId), 'notFound');
    const sold = await billing.products();
    if (!sold.some((one) => one.id === body.productId)) throw new Refusal('unknownProduct');
    const { id } = await desk().openFromTable({
      customerId: await subscriptions.customerOf(user),
      productId: body.productId,
      reference: checkout.id,
      successUrl: new URL(RETURN_PATH, publicUrl).href,
      cancelUrl: new URL(checkout.returnTo, publicUrl).href,
    });
    return { redirectUrl: new URL(`/till/checkout/${id}`, publicUrl).href };
  });

  route(api.till.pay, async ({ params }, { caller: { user } }) => {
    const paid = orRefuse(await desk().pay(params.id, user._id), 'notFound');
    if (paid.isRefused) throw new Refusal('alreadySubscribed');
    await subscriptions.receiveAll(paid.events);
    return { redirectUrl: paid.returnUrl };
  });

  route(api.till.act, async ({ params, body }, { caller: { user } }) => {
    const act = body.changeTo === undefined ? body.act : { changeTo: body.changeTo };
    if (act === undefined) throw new Refusal('invalidInput');
    const events = await desk().act(params.id, user._id, act, body.subscriptionId);
    await subscriptions.receiveAll(orRefuse(events, 'notFound'));
    return shown(params.id, user._id);
  });

  route(api.till.clock, async () => {
    desk();
    return clockNow();
  });
  route(api.till.moveClock, async ({ body }, { caller: { user } }) => {
    const to = body.to === null ? null : new Date(body.to);
    await subscriptions.receiveAll(await desk().moveClock(to, houseAct(api.till.moveClock, user, body)));
    return clockNow();
  });
};
