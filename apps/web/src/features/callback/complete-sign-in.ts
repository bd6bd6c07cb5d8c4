import { redirect, type LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { session } from '../../shell/session.ts';

/**
 * /callback: takes the login provider's answer and goes on to what was asked for; a visit without an answer goes to
 * the start.
 */
export const completeSignIn = async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
  if (!new URL(request.url).searchParams.has('state')) return redirect(paths.start);
  try {
    const returnTo = await (await session()).completeSignIn();
    if (returnTo === null) return null;
    // Whatever was known of the visitor before is not about this one.
    queryClient.clear();
    return redirect(returnTo);
  } catch (error) {
    console.warn('Sign-in was not completed', error);
    return redirect(paths.error);
  }
};
