import { redirect, type MiddlewareFunction } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import type { RouteRule } from '../route-rules.ts';
import { refusalFor, RouteRefused } from './admission.ts';
import { session, type Session } from './session.ts';
import type { Visitor } from './validation.ts';
import { registrationPath, validationEffects } from './validation.ts';
import { validateSession } from './visitor.ts';

/** The browser is leaving; nothing after this may be drawn. */
const leaving = () => new Promise<never>(() => undefined);

const leaveForSignIn = async (opened: Session, request: Request): Promise<never> => {
  const { pathname, search } = new URL(request.url);
  try {
    await opened.signIn(pathname + search);
  } catch {
    throw redirect(paths.error);
  }
  return leaving();
};

/** Follows the effect of the validation (spec administration §4.1) and answers the visitor where there is one. */
const admitted = async (opened: Session): Promise<Visitor> => {
  const validation = await validateSession();
  const { signsOut, goesTo } = validationEffects[validation.result];
  if (signsOut) {
    await opened.forget();
    queryClient.clear();
  }
  if ('visitor' in validation) return validation.visitor;
  throw redirect(validation.result === 'unregistered' ? registrationPath(validation) : (goesTo ?? paths.error));
};

/**
 * Lets a navigation pass only where its rule allows it. An anonymous visitor goes to sign-in and comes back; an
 * expired one goes to /expired; whoever lacks something sees the fallback screen, which is what RouteRefused shows.
 */
export const guard =
  (rule: RouteRule): MiddlewareFunction =>
  async ({ request }, next) => {
    if (rule.access === 'public') return next();
    const opened = await session();
    if (!opened.isSignedIn()) return leaveForSignIn(opened, request);
    if (rule.access === 'token') return next();
    const reason = refusalFor(rule, await admitted(opened));
    if (reason === 'expired') throw redirect(validationEffects.expired.goesTo);
    if (reason) throw new RouteRefused(reason);
    return next();
  };
