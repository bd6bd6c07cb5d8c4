import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { Sso } from './sso.service.ts';

/** An empty field says nothing. */
const orNull = (text: string | null): string | null => (text === '' ? null : text);

export const ssoRoutes = (route: Route, { sso }: { sso: Sso }): void => {
  route(api.sso.lookup, async ({ query }) => ({ ssoConfig: await sso.lookup(query.key) }));
  route(api.sso.list, async () => ({ configurations: await sso.list() }));
  route(api.sso.save, async ({ params, body }, { caller: { user } }) => {
    const issuer = orNull(body.issuer);
    const terms = {
      name: body.name,
      issuer,
      // without an issuer they would be of nobody
      clientId: issuer && orNull(body.clientId),
      audience: issuer && orNull(body.audience),
      organization: orNull(body.organization),
      logoutRedirectUri: orNull(body.logoutRedirectUri),
      emailDomains: [...new Set(body.emailDomains)],
    };
    return { configuration: await sso.save(user._id, params.key, terms) };
  });
  route(api.sso.remove, async ({ params }, { caller: { user } }) => {
    await sso.remove(user._id, params.key);
    return { success: true as const };
  });
};
