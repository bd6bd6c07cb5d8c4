import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { MadeFiles } from './made-files.service.ts';

export const madeFilesRoutes = (route: Route, { madeFiles }: { madeFiles: MadeFiles }): void => {
  route(api.madeFiles.status, ({ params }, { caller }) => madeFiles.status(params.id, caller.user._id));
};
