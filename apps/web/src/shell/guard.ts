import { accessRefusal, personOf, type AccessRefusal } from '@signet/brand';
import type { Access, FeatureFlag } from '@signet/contract';
import { redirect, type MiddlewareFunction } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { RouteRefused } from './admission.ts';
import { loadConfig } from './config.ts';
import { featureFlagsQuery } from './feature-flags.ts';
import { session, takePlaceAfterSignOut, type Session } from './session.ts';
import { registrationPath, validationEffects, type Visitor } from './validation.ts';
import { validateSession } from './visitor.ts';

/** The browser is leaving; nothing after this may be drawn. */
const leaving = () => new Promise<never>(() => undefined);

const leaveForSignIn = async (opened: Session, request: Request): Promise<never> => {
  const place = takePlaceAfterSignOut();
  if (place) throw redirect(place);
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
  if ('visitor' in validation) {
    // nearly every screen has a part that a switch opens: known with the first of them, the frame is drawn once
    void queryClient.prefetchQuery(featureFlagsQuery);
    return validation.visitor;
  }
  const { signsOut, goesTo } = validationEffects[validation.result];
  if (signsOut) {
    queryClient.clear();
    if (await opened.signOutTo(goesTo).catch(() => false)) return leaving();
  }
  throw redirect(validation.result === 'unregistered' ? registrationPath(validation) : (goesTo ?? paths.error));
};

/** The house's switches, fetched only for a route that asks for one. Without them none is on. */
const flagsFor = async (access: Access): Promise<FeatureFlag[]> =>
  access.who === 'user' && access.flags ? queryClient.ensureQueryData(featureFlagsQuery).catch(() => []) : [];

const refusalOf = async (access: Access, { user, expired }: Visitor): Promise<AccessRefusal | undefined> =>
  accessRefusal(access, { token: true, user: personOf(user, { expired, flags: await flagsFor(access) }) });

/**
 * Lets a navigation pass only where the route's access allows it. A public screen waits for the configuration, whose
 * links it may show, and does without where there is none. An anonymous visitor goes to sign-in and comes back; an
 * expired one goes to /expired; whoever lacks something sees the fallback screen, which is what RouteRefused shows.
 */
export const guard =
  (access: Access): MiddlewareFunction =>
  async ({ request }, next) => {
    if (access.who === 'public') {
      await loadConfig().catch(() => undefined);
      return next();
    }
    const opened = await session();
    if (!opened.isSignedIn()) return leaveForSignIn(opened, request);
    if (access.who === 'token') return next();
    const refused = await refusalOf(access, await admitted(opened));
    if (refused === 'subscriptionExpired') throw redirect(validationEffects.expired.goesTo);
    if (refused) throw new RouteRefused(refused);
    return next();
  };
