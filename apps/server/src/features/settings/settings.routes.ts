import { api, isTextFlag, textFlags, type FeatureFlag } from '@signet/contract';
import { houseAct } from '../audit/audit-log.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import type { FeatureFlagStore } from './feature-flags.store.ts';

const isAddress = (text: string): boolean => URL.parse(text)?.protocol === 'https:';

/** One of its options; of what is written, words or an address that a browser can open safely. */
const requireValue = ({ name, valueOptions }: FeatureFlag, value: FeatureFlag['value']): void => {
  if (!isTextFlag(name)) {
    if (!valueOptions.includes(value)) throw new Refusal('unknownFlagValue', { valueOptions });
    return;
  }
  if (typeof value !== 'string') throw new Refusal('unknownFlagValue');
  if (textFlags[name] === 'address' && value !== '' && !isAddress(value))
    throw new Refusal('unknownFlagValue', {}, 'This has to be an address that begins with https://');
};

export const settingsRoutes = (route: Route, { flags }: { flags: FeatureFlagStore }): void => {
  route(api.settings.featureFlags, async () => ({ featureFlags: await flags.list() }));

  route(api.settings.history, async () => {
    const { method, path } = api.settings.setFeatureFlag;
    return { changes: await flags.history(`${method} ${path}`) };
  });

  route(api.settings.setFeatureFlag, async ({ body }, { caller }) => {
    const flag = orRefuse(await flags.find(body.name), 'notFound');
    requireValue(flag, body.value);
    await flags.set(flag.name, body.value, houseAct(api.settings.setFeatureFlag, caller.user, body));
    return { featureFlag: { ...flag, value: body.value } };
  });
};
