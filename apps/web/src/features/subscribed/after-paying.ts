import { subscriptionCalls } from '@signet/contract';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { safeReturnPath } from '../../shell/return-path.ts';
import { subscriptionDetailsQuery } from '../../shell/subscription-query.ts';
import { refreshVisitor } from '../../shell/visitor.ts';
import { toasts } from '../../ui/toast-queue.ts';

const OPEN = 'Thank you. Everything in your subscription is open now.';
const LATER = 'Your payment is not confirmed yet. What it opens will open by itself as soon as it is.';

/**
 * The way back from paying or managing: the subscription is read again, whatever was told meanwhile, and the page that
 * was locked opens by itself.
 */
export const afterPaying = async ({ request }: LoaderFunctionArgs): Promise<Response> => {
  const to = new URL(request.url).searchParams.get('to');
  try {
    const { isManaged, returnTo } = await call(subscriptionCalls.refresh, { body: {} });
    await refreshVisitor();
    await queryClient.invalidateQueries({ queryKey: subscriptionDetailsQuery.queryKey });
    if (to === null) (isManaged ? toasts.success : toasts.warning)(isManaged ? OPEN : LATER);
    return redirect(safeReturnPath(to ?? returnTo ?? paths.subscription));
  } catch {
    toasts.warning(LATER);
    return redirect(paths.subscription);
  }
};
