import { knowledgeBaseCalls } from '@signet/contract';
import { addressOf } from '../../../api/address.ts';
import { ApiError } from '../../../api/api-error.ts';
import { tokens } from '../../../api/tokens.ts';
import { upload } from '../../../api/upload.ts';

type How = { replaces?: string | undefined; onProgress: (share: number) => void };

const sendWith = (token: string | null, baseId: string, file: File, { replaces, onProgress }: How): Promise<void> => {
  const { method, path } = knowledgeBaseCalls.upload;
  const url = addressOf(path, { id: baseId }, { name: file.name, replaces });
  const headers = { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/octet-stream' };
  return upload({ method, url, headers, file }, onProgress);
};

/**
 * Sends a file and tells how far it is. Refused like any call, and like any call
 * sent once more where the token had ended: a hundred files take longer than it lasts.
 * @param onProgress Share that has left, 0 to 1.
 */
export const sendDocument = async (baseId: string, file: File, how: How): Promise<void> => {
  const { source } = tokens;
  try {
    await sendWith(source.current(), baseId, file, how);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === 401;
    const renewed = isEnded ? await source.renew() : null;
    if (!renewed) throw error;
    await sendWith(renewed, baseId, file, how);
  }
};
