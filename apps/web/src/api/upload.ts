import { DEFAULT_MESSAGE } from '@signet/contract';
import { ApiError, saidIn } from './api-error.ts';
import { dropAskedAhead } from './asked-ahead.ts';

type Upload = { method: string; url: string; headers: Readonly<Record<string, string>>; file: Blob };

/**
 * Sends a file and tells how far it is; `fetch` cannot say how much has left.
 * @param onProgress Share that has left, 0 to 1.
 * @throws ApiError in the server's words, where whoever stores the file has any.
 */
export const upload = ({ method, url, headers, file }: Upload, onProgress: (share: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    dropAskedAhead();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      // a store of its own answers something else than our errors
      const body: unknown = request.response;
      return reject(
        body === null ? new ApiError(DEFAULT_MESSAGE, { status: request.status }) : saidIn(request.status, body),
      );
    });
    request.addEventListener('error', () => reject(new ApiError(DEFAULT_MESSAGE, { status: 0 })));
    request.send(file);
  });
