import { domainToASCII } from 'node:url';

/** A form could not be read: a field twice, or not a form at all. Answered with 400. */
export class UnreadableForm extends Error {
  readonly statusCode = 400;
}

/**
 * One field of a posted form; empty when it is missing.
 * @throws UnreadableForm when it is there more than once, which no page of ours sends.
 */
export const field = (form: unknown, name: string): string => {
  if (!(form instanceof URLSearchParams)) return '';
  const values = form.getAll(name);
  if (values.length > 1) throw new UnreadableForm(`${name} was sent twice`);
  return values[0] ?? '';
};

const SHAPE = /^[^\s@\p{Cc}\p{Cf}\p{Cs}]{1,64}@[^\s@\p{Cc}\p{Cf}\p{Cs}]{3,253}$/u;

/**
 * An e-mail address as it is kept: one spelling for what is one mailbox, so lower case, composed Unicode, and the
 * domain in ASCII, because browsers differ in which of its two forms they send. Undefined when it is no address that
 * a letter could be sent to.
 */
export const readEmail = (typed: string): string | undefined => {
  const email = typed.trim().normalize('NFC').toLowerCase();
  if (!SHAPE.test(email)) return undefined;
  const [name = '', domain = ''] = email.split('@');
  const ascii = domainToASCII(domain);
  const isDomain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(ascii);
  return isDomain ? `${name}@${ascii}` : undefined;
};

/** Seconds in words: 'a minute', '12 minutes', '5 hours'. */
export const inWords = (seconds: number): string => {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};
