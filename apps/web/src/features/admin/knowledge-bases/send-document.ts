import { DEFAULT_MESSAGE, knowledgeBaseCalls } from '@signet/contract';
import { addressOf } from '../../../api/address.ts';
import { ApiError } from '../../../api/api-error.ts';
import { tokens } from '../../../api/tokens.ts';

type How = { replaces?: string | undefined; onProgress: (share: number) => void };

const sendWith = (token: string | null, baseId: string, file: File, { replaces, onProgress }: How): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, path } = knowledgeBaseCalls.upload;
    request.open(method, addressOf(path, { id: baseId }, { name: file.name, replaces }));
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve();
      const { message } = (request.response ?? {}) as { message?: string };
      return reject(new ApiError(message ?? DEFAULT_MESSAGE, { status: request.status }));
    });
    request.addEventListener('error', () => reject(new ApiError(DEFAULT_MESSAGE, { status: 0 })));
    request.send(file);
  });

/**
 * Sends a file and tells how far it is; `fetch` cannot say how much has left. Refused like any call, and like any call
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
