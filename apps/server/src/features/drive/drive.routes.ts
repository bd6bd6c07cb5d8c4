import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { ADDRESS_SECONDS } from '../made-files/kind.ts';
import type { DriveService } from './drive.service.ts';

export const driveRoutes = (route: Route, { drive, blobs }: { drive: DriveService; blobs: Blobs }): void => {
  route(api.drive.userThirdPartyAuth, async (_received, { caller }) => drive.status(caller.user._id));
  route(api.drive.disconnectGoogle, async (_received, { caller }) => drive.disconnect(caller.user._id));
  route(api.drive.consent, async ({ body }, { caller }) => ({ redirectTo: await drive.decide(caller.user._id, body) }));
  route(api.drive.files, async (_received, { caller }) => ({ files: await drive.files(caller.user._id) }));
  route(api.drive.downloadUrl, async ({ params }, { caller }) => {
    const { name: fileName, key } = await drive.file(caller.user._id, params.id);
    return { fileName, ...(await blobs.signedUrl(key, { expiresInSeconds: ADDRESS_SECONDS, fileName })) };
  });
  route(api.drive.trash, async ({ params }, { caller }) => drive.setTrashed(caller.user._id, params.id, true));
  route(api.drive.restore, async ({ params }, { caller }) => drive.setTrashed(caller.user._id, params.id, false));
};
