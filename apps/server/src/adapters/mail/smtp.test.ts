import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { LetterRefused, ServiceUnavailable } from '../../ports/faults.ts';
import { createOutboxTransport } from './embedded.ts';
import { createSmtpTransport } from './smtp.ts';

const id = '0198f0aa-1111-7222-8333-444455556666';
const letter = {
  to: 'founder@example.com',
  subject: 'Your brand is ready',
  text: 'It is ready.',
  html: '<p>It is ready.</p>',
};
const from = 'Signet <hello@signet.example>';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

type Received = { from: string; to: string[]; user: string | undefined; source: string };

/** A mail server on loopback that keeps what it receives. */
const listen = async (
  options: SMTPServerOptions = {},
): Promise<{ url: (user?: string) => string; received: Received[]; hangUp: () => void }> => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'right' ? null : new Error('wrong'), { user: username ?? '' }),
    onData(stream, { envelope, user }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from: sender,
          to: envelope.rcptTo.map((one) => one.address),
          user: user?.toString(),
          source: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  open.push({ close: () => server.close() });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hangUp = () => {
    for (const one of server.connections) one.close();
  };
  return { received, hangUp, url: (user) => `smtp://${user ? `${user}@` : ''}127.0.0.1:${port}` };
};

/** Header lines of a letter, folded lines joined. */
const headersOf = ({ source }: Received): string[] =>
  (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('mail by SMTP', () => {
  test('arrives with sender, recipient, subject, both bodies and the id as its Message-ID', async () => {
    const { url, received } = await listen();
    const transport = createSmtpTransport({ url: url(), from });
    expect(transport.delivers).toBe(true);
    await transport.send(id, letter);
    const [got] = received;
    expect(got).toMatchObject({ from: 'hello@signet.example', to: ['founder@example.com'] });
    expect(headersOf(got!)).toEqual(
      expect.arrayContaining([
        'From: Signet <hello@signet.example>',
        'To: founder@example.com',
        'Subject: Your brand is ready',
        `Message-ID: <${id}@signet.example>`,
      ]),
    );
    expect(got?.source).toMatch(/text\/plain[^]*It is ready\.[^]*text\/html[^]*<p>It is ready\.<\/p>/);
  });

  test('signs in with the name and password of the address', async () => {
    const { url, received } = await listen({ authOptional: false });
    await createSmtpTransport({ url: url('post%40office:right'), from }).send(id, letter);
    expect(received[0]?.user).toBe('post@office');
  });

  test('carries a subject of any script', async () => {
    const { url, received } = await listen();
    await createSmtpTransport({ url: url(), from }).send(id, { ...letter, subject: 'Żółć 日本 👑' });
    const subject = headersOf(received[0]!).find((line) => line.startsWith('Subject: ')) ?? '';
    expect(decodeWords(subject)).toBe('Subject: Żółć 日本 👑');
  });

  test.each([
    ['the subject', { subject: 'Hi\r\nBcc: victim@example.com\r\n\r\nBody' }, from],
    ['the name of the sender', {}, 'Sig\r\nBcc: victim@example.com <hello@signet.example>'],
  ])('lets no line break in %s begin a header', async (_where, change, sender) => {
    const { url, received } = await listen();
    await createSmtpTransport({ url: url(), from: sender }).send(id, { ...letter, ...change });
    expect(headersOf(received[0]!).filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(received[0]?.to).toEqual(['founder@example.com']);
  });

  test.each([
    'a@b.c\r\nBcc: x@example.com',
    'a@b.c, x@example.com',
    'Ana <a@b.c>',
    'a b@c.d',
    'a@b@c',
    '',
    '@',
    'a@b.c;',
    '"a"@b.c',
    'a@b.c\u202e',
  ])('refuses the address %j', async (to) => {
    const { url, received } = await listen();
    await expect(createSmtpTransport({ url: url(), from }).send(id, { ...letter, to })).rejects.toThrow(LetterRefused);
    expect(received).toEqual([]);
  });

  test('says LetterRefused when the server will never take the letter', async () => {
    const noRecipient = await listen({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
    await expect(createSmtpTransport({ url: noRecipient.url(), from }).send(id, letter)).rejects.toThrow(LetterRefused);
    const noLetter = await listen({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(refusal(554)));
      },
    });
    await expect(createSmtpTransport({ url: noLetter.url(), from }).send(id, letter)).rejects.toThrow(LetterRefused);
  });

  test('says ServiceUnavailable when it may take the letter later', async () => {
    const busy = await listen({ onRcptTo: (_address, _session, done) => done(refusal(451)) });
    await expect(createSmtpTransport({ url: busy.url(), from }).send(id, letter)).rejects.toThrow(ServiceUnavailable);
    const sender = await listen({ onMailFrom: (_address, _session, done) => done(refusal(550)) });
    await expect(createSmtpTransport({ url: sender.url(), from }).send(id, letter)).rejects.toThrow(ServiceUnavailable);
    const strict = await listen({ authOptional: false });
    await expect(createSmtpTransport({ url: strict.url('post:wrong'), from }).send(id, letter)).rejects.toThrow(
      ServiceUnavailable,
    );
  });

  test('hands a letter over once, also when the answer is lost', async () => {
    let times = 0;
    const { url, hangUp } = await listen({
      onData: (stream) => {
        times += 1;
        stream.resume();
        stream.on('end', () => hangUp());
      },
    });
    await expect(createSmtpTransport({ url: url(), from }).send(id, letter)).rejects.toThrow(ServiceUnavailable);
    expect(times).toBe(1);
  });

  test('gives up on a server that is not there or never greets', async () => {
    const mute = createServer(() => undefined);
    await new Promise<void>((done) => {
      mute.listen(0, '127.0.0.1', done);
    });
    const address = mute.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(
      createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 50 }).send(id, letter),
    ).rejects.toThrow(ServiceUnavailable);
    await new Promise<void>((done) => {
      mute.close(() => done());
    });
    await expect(
      createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 50 }).send(id, letter),
    ).rejects.toThrow(ServiceUnavailable);
  });

  test('keeps the password out of errors and of the banner', async () => {
    const { url } = await listen({ authOptional: false });
    const transport = createSmtpTransport({ url: url('post:hunter2'), from });
    const error = await transport.send(id, letter).catch((thrown: unknown) => thrown);
    expect(`${transport.description} ${inspect(error, { depth: 5 })}`).not.toContain('hunter2');
  });
});

describe('mail without a server', () => {
  test('does not claim to deliver', async () => {
    const transport = createOutboxTransport();
    expect(transport.delivers).toBe(false);
    await expect(transport.send(id, letter)).rejects.toThrow(Error);
  });
});

/** Encoded words of RFC 2047 as text. */
const decodeWords = (header: string): string => {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(
            word
              .replace(/_/g, ' ')
              .replace(/=([0-9A-F]{2})/g, (_hex, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))),
            'latin1',
          ).toString(),
    );
};
