import { afterEach, expect, it, vi } from 'vitest';
import { upload } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

/** An upload as the browser has it, answered so. */
const answered = (status: number, response: unknown): void => {
  class Upload extends EventTarget {
    upload = new EventTarget();
    response = response;
    responseType = '';
    status = status;
    open = (): void => undefined;
    setRequestHeader = (): void => undefined;
    send(): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
};
const send = async (): Promise<number[]> => {
  const shares: number[] = [];
  const sent = { method: 'PUT', url: '/api/blobs/x', headers: {}, file: new File(['x'], 'x.xlsx') };
  await upload(sent, (share) => shares.push(share));
  return shares;
};

it('tells how far it is', async () => {
  answered(200, null);
  expect(await send()).toEqual([0.25]);
});

it('what the document had asked before a file was sent is asked again', async () => {
  answered(200, null);
  window.signetAhead = { token: 'mine', answers: new Map() };
  await send();
  expect(window.signetAhead).toBeUndefined();
});

it('what is too large is refused in the words of the server', async () => {
  answered(413, { message: 'This is too large to send.', errorCode: 'bodyTooLarge' });
  await expect(send()).rejects.toMatchObject({ message: 'This is too large to send.', status: 413 });
});

it('a store that answers something else is said to have failed in the specification’s words', async () => {
  answered(403, null);
  await expect(send()).rejects.toMatchObject({
    message: 'An unexpected error occurred while communicating with the server.',
    status: 403,
  });
});
