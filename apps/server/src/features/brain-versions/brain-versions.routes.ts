import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { houseAct } from '../audit/audit-log.ts';
import type { BrainVersions } from './brain-versions.service.ts';

/** Versions of the brain, for administrators (spec administration §7.4). */
export const brainVersionRoutes = (route: Route, { versions }: { versions: BrainVersions }): void => {
  const calls = api.brainVersions;

  route(calls.list, ({ query }) => versions.list(query));
  route(calls.uploadUrl, () => versions.uploadUrl());
  route(calls.create, async ({ body }, { caller }) => ({
    brainVersion: await versions.create(body, houseAct(calls.create, caller.user)),
  }));
  route(calls.downloadUrl, async ({ params }) => ({ downloadUrl: await versions.downloadUrl(params.id) }));
  route(calls.change, async ({ params, body }, { caller }) => {
    await versions.change(params.id, body, houseAct(calls.change, caller.user));
    return { success: true as const };
  });
  route(calls.difference, ({ params }) => versions.difference(params.id));
  route(calls.dryRun, ({ params, body }) => versions.dryRun(params.id, body.sample));
};
