import { DEFAULT_MESSAGE } from '@signet/contract';
import { ApiError } from '../../../api/api-error.ts';

/**
 * Sends a file to a signed address, without an access token (spec administration §7.4). `fetch` does not tell how far
 * it is.
 * @param onProgress From 0 to 1.
 */
export const sendFile = (url: string, file: Blob, type: string, onProgress: (part: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(DEFAULT_MESSAGE, { status: request.status }));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? resolve() : fail()));
    request.addEventListener('error', fail);
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.send(file);
  });
