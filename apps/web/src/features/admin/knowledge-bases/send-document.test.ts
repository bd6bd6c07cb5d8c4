import { afterEach, expect, test, vi } from 'vitest';
import { tokens } from '../../../api/tokens.ts';
import { sendDocument } from './send-document.ts';

const before = tokens.source;
afterEach(() => {
  tokens.source = before;
  vi.unstubAllGlobals();
});

/** An upload as the browser has it, answered by what `answer` says of its token. */
const uploads = (answer: (token: string) => number): string[] => {
  const sent: string[] = [];
  class Upload extends EventTarget {
    upload = new EventTarget();
    response = { message: 'Not signed in' };
    responseType = '';
    status = 0;
    token = '';
    open = (): void => undefined;
    setRequestHeader(name: string, value: string): void {
      if (name === 'authorization') this.token = value.replace('Bearer ', '');
    }
    send(): void {
      sent.push(this.token);
      this.status = answer(this.token);
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return sent;
};
const withTokens = (first: string, renewed: string | null): void => {
  tokens.source = { ...before, current: () => first, renew: async () => renewed };
};
const file = new File(['x'], 'x.txt');
const how = { onProgress: () => undefined };

test('a file that is sent after the token ended is sent once more with a new one', async () => {
  withTokens('old', 'new');
  const sent = uploads((token) => (token === 'old' ? 401 : 200));
  await sendDocument('base', file, how);
  expect(sent).toEqual(['old', 'new']);
});

test('what is refused is not sent again', async () => {
  withTokens('old', 'new');
  const sent = uploads(() => 409);
  await expect(sendDocument('base', file, how)).rejects.toMatchObject({ status: 409 });
  expect(sent).toEqual(['old']);
});
