import { customLogoFileNames } from '@signet/contract';

const BOUNDARY = 'signet-sample';
/** One red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const square = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#123456" d="M0 0h10v10H0z"/></svg>',
);

/** Files as a form of a browser sends them. */
export const multipart = (files: readonly { name: string; bytes: Uint8Array }[]) => ({
  body: Buffer.concat([
    ...files.flatMap(({ name, bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n` +
          'content-type: application/octet-stream\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
});

/** Fourteen sound files of a logo; some can be given. */
export const logoFiles = (given: Readonly<Record<string, Uint8Array>> = {}) =>
  customLogoFileNames.map((name) => ({ name, bytes: given[name] ?? (name.endsWith('.svg') ? square : pixel) }));
