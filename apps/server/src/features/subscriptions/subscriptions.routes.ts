import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';

export const subscriptionRoutes = (route: Route): void => {
  route(api.subscriptions.details, async (_received, { caller: { user } }) => ({
    tier: { key: user.subscription.subscriptionKey, label: user.subscription.label },
    managedSubscription: null,
  }));
};
