import type { Transporter } from 'nodemailer';
import { LetterRefused, ServiceUnavailable } from '../../ports/faults.ts';
import type { MailTransport } from '../../ports/mail.ts';

export type SmtpTransportConfig = {
  /**
   * `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. Options of nodemailer may follow:
   * `?requireTLS=true`.
   */
  url: string;
  /** Sender: an address, or `Signet <hello@example.com>`. */
  from: string;
  /** How long connecting and each silence of the server may take. */
  timeoutMs?: number;
};

/** An address of the plain kind. Whatever could begin a second address or a second header is refused. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"\p{C}]{1,64}@[^\s@,;:<>()[\]\\"\p{C}]{1,255}$/u;
const ID = /^[\w-]{1,64}$/;

/**
 * Letters through a mail server. A connection of its own for each: they are few and hours apart, and an idle
 * connection is only one more thing to break. Never tries twice, since a lost answer may mean an accepted letter; the
 * outbox's job does.
 */
export const createSmtpTransport = ({ url, from, timeoutMs = 10_000 }: SmtpTransportConfig): MailTransport => {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'signet.invalid';
  let loaded: Promise<Transporter> | undefined;

  return {
    description: `SMTP (${new URL(url).host})`,
    delivers: true,
    async send(id, { to, subject, text, html }) {
      if (!ID.test(id)) throw new RangeError('not an id of a letter');
      if (!ADDRESS.test(to)) throw new LetterRefused('not an address');
      const transporter = await (loaded ??= load(url, timeoutMs));
      try {
        await transporter.sendMail({
          from: oneLine(from),
          // As an object the address is taken as it is, not parsed as a list.
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
};

const load = async (url: string, timeoutMs: number): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // What is in a letter is never read from a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** A header is one line, whatever a name in it holds. */
const oneLine = (text: string): string => {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
};

/** What nodemailer adds to an error. */
type SmtpDetails = { code?: string; responseCode?: number; command?: string; message?: string };

/**
 * A 5xx reply to the recipient or to the letter itself is final (RFC 5321 §4.2.1). About the sender or about signing
 * in (RFC 4954 §6: 530 to 538) it is a setting that an operator mends, and the letters wait.
 */
const faultOf = (error: unknown): Error => {
  const { code = '', responseCode = 0, command = '' }: SmtpDetails = error instanceof Error ? error : {};
  const isSetting = responseCode >= 530 && responseCode <= 538;
  const isFinal = responseCode >= 500 && !isSetting && (command === 'RCPT TO' || command === 'DATA');
  const reason = `the mail server answered ${responseCode || code || 'nothing'}${command && ` to ${command}`}`;
  return isFinal
    ? new LetterRefused(reason, { cause: error })
    : new ServiceUnavailable('mail', reason, { cause: error });
};
