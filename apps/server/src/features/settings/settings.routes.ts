import { api } from '@signet/contract';
import { auditLog } from '../audit/audit-log.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { FeatureFlagStore } from './feature-flags.store.ts';

export const settingsRoutes = (route: Route, { flags }: { flags: FeatureFlagStore }): void => {
  route(api.settings.featureFlags, async () => ({ featureFlags: await flags.list() }));

  route(api.settings.history, async () => {
    const { method, path } = api.settings.setFeatureFlag;
    return { changes: await flags.history(`${method} ${path}`) };
  });

  route(api.settings.setFeatureFlag, async ({ body }, { caller }) => {
    const flag = orRefuse(await flags.find(body.name), 'notFound');
    if (!flag.valueOptions.includes(body.value))
      throw new Refusal('unknownFlagValue', { valueOptions: flag.valueOptions });
    const entry = { actorId: caller.user._id, ownerId: null, call: api.settings.setFeatureFlag, about: body };
    await flags.set(flag.name, body.value, (trx) => auditLog.add(trx, entry));
    return { featureFlag: { ...flag, value: body.value } };
  });
};
