import type { Letter } from '../../../ports/mail.ts';
import { html, type Html } from './pages/html.ts';

/** Mail programs know neither our stylesheet nor variables: styles are inline. */
const sheet = (body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <body style="margin:0;background:#faf8f4;color:#1a1714;font:16px/24px Helvetica,Arial,sans-serif">
        <div style="max-width:480px;margin:0 auto;padding:40px 24px">
          <p style="margin:0 0 24px;color:#1f5f57;font:24px/32px Georgia,serif">Signet</p>
          ${body}
        </div>
      </body>
    </html>`.text;

const line = (text: string): Html => html`<p style="margin:0 0 16px">${text}</p>`;
const aside = (text: string): Html => html`<p style="margin:0 0 16px;color:#5a534b">${text}</p>`;

type WithLink = { to: string; subject: string; what: string; how: string; action: string; link: URL; not: string };

const letterWithLink = ({ to, subject, what, how, action, link, not }: WithLink, minutes: number): Letter => ({
  to,
  subject,
  secret: { textAfter: `${what}\n\nThe link is in the letter alone.\n\n${not}\n\nSignet\n`, minutes },
  text: `${what}\n\n${how}\n${link.href}\n\n${not}\n\nSignet\n`,
  html: sheet(
    html`${line(what)} ${line(how)}
      <p style="margin:0 0 24px">
        <a
          href="${link.href}"
          style="display:inline-block;padding:12px 20px;border-radius:8px;
          background:#1a1714;color:#faf8f4;text-decoration:none"
          >${action}</a
        >
      </p>
      ${aside(not)}
      <p style="margin:0;color:#5a534b;font-size:14px;line-height:20px;word-break:break-all">${link.href}</p>`,
  ),
});

/** The letter with a one-time link for a new password. */
export const resetLetter = (to: string, link: URL, minutes: number): Letter =>
  letterWithLink(
    {
      to,
      link,
      subject: 'Choose a new password for Signet',
      what: 'Somebody, probably you, asked for a new password for this e-mail address.',
      how: `The link works once, for ${minutes} minutes:`,
      action: 'Choose a new password',
      not: 'If it was not you, do nothing: your password stays as it is.',
    },
    minutes,
  );

/** For somebody who signs up with an address that has an account: only its owner learns that it has one. */
export const alreadyHereLetter = (to: string, link: URL, minutes: number): Letter =>
  letterWithLink(
    {
      to,
      link,
      subject: 'You already have a Signet account',
      what: 'Somebody, probably you, wanted to create an account with this e-mail address. It has one already.',
      how: `Sign in as before, or choose a new password. The link works once, for ${minutes} minutes:`,
      action: 'Choose a new password',
      not: 'If it was not you, do nothing: your account stays as it is.',
    },
    minutes,
  );

/** The letter with the code that proves whose address it is. */
export const signUpLetter = (to: string, code: string, minutes: number): Letter => {
  const what = 'Enter this code on the page where you are creating your Signet account:';
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
  const how = `It works once, for ${minutes} minutes. If it was not you, do nothing: no account is made.`;
  return {
    to,
    subject: 'Your code for Signet',
    secret: { textAfter: `${what}\n\nThe code is in the letter alone.\n\n${how}\n\nSignet\n`, minutes },
    text: `${what}\n\n${shown}\n\n${how}\n\nSignet\n`,
    html: sheet(
      html`${line(what)}
        <p style="margin:0 0 24px;font:32px/40px Georgia,serif;letter-spacing:2px">${shown}</p>
        ${aside(how)}`,
    ),
  };
};

/**
 * For whose second factor was tried in vain as often as a day allows; `wait` says how long none is taken, in words. No
 * link that signs in: only where to go.
 */
export const manyWrongCodesLetter = (to: string, start: URL, wait: string): Letter => {
  const what =
    'In the last 24 hours, somebody entered your Signet password and then a wrong code, again and again. ' +
    `They did not get in, and no more codes are taken for ${wait}, counted from this letter.`;
  const how =
    'If it was not you, somebody knows your password: choose a new one under “Forgot your password?” on the ' +
    'sign-in page. You can then enter your code again at once. This helps once a day.';
  const otherwise = 'If it was you, sign in with a passkey, or wait until then.';
  return {
    to,
    subject: 'Many wrong codes for your Signet account',
    text: `${what}\n\n${how}\n${start.href}\n\n${otherwise}\n\nSignet\n`,
    html: sheet(html`${line(what)} ${line(how)} ${line(start.href)} ${aside(otherwise)}`),
  };
};
