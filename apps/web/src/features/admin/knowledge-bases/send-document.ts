import { DEFAULT_MESSAGE, knowledgeBaseCalls } from '@signet/contract';
import { addressOf } from '../../../api/address.ts';
import { ApiError } from '../../../api/api-error.ts';
import { tokens } from '../../../api/tokens.ts';

/**
 * Sends a file and tells how far it is; `fetch` cannot say how much has left. Refused like any call.
 * @param onProgress Share that has left, 0 to 1.
 */
export const sendDocument = (
  baseId: string,
  file: File,
  { replaces, onProgress }: { replaces?: string | undefined; onProgress: (share: number) => void },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, path } = knowledgeBaseCalls.upload;
    request.open(method, addressOf(path, { id: baseId }, { name: file.name, replaces }));
    request.setRequestHeader('authorization', `Bearer ${tokens.source.current() ?? ''}`);
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
