import { driveCalls } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { OWN } from '../api/own-keys.ts';

/** Which drive documents are saved in, and whether it is connected. */
export const driveQuery = queryOptions({
  queryKey: [OWN, 'drive'],
  queryFn: ({ signal }) => call(driveCalls.userThirdPartyAuth, {}, { signal }),
});

/** What lies in the built-in drive. */
export const driveFilesQuery = queryOptions({
  queryKey: [OWN, 'drive', 'files'],
  queryFn: async ({ signal }) => (await call(driveCalls.files, {}, { signal })).files,
});

/** What the drive is called until that is known. */
export const SOME_DRIVE = 'your drive';
