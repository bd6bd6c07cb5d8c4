import type { Letter } from '../../../ports/mail.ts';
import { html } from './pages/html.ts';

/**
 * The letter with a one-time link for a new password. Mail programs know neither our stylesheet nor variables: styles
 * are inline.
 */
export const resetLetter = (to: string, link: URL, minutes: number): Letter => {
  const lines = {
    what: 'Somebody, probably you, asked for a new password for this e-mail address.',
    how: `The link works once, for ${minutes} minutes:`,
    not: 'If it was not you, do nothing: your password stays as it is.',
  };
  return {
    to,
    subject: 'Choose a new password for Signet',
    secret: {
      textAfter: `${lines.what}\n\nThe link is in the letter alone.\n\n${lines.not}\n\nSignet\n`,
      minutes,
    },
    text: `${lines.what}\n\n${lines.how}\n${link.href}\n\n${lines.not}\n\nSignet\n`,
    html: html`<!doctype html>
      <html lang="en">
        <body style="margin:0;background:#faf8f4;color:#1a1714;font:16px/24px Helvetica,Arial,sans-serif">
          <div style="max-width:480px;margin:0 auto;padding:40px 24px">
            <p style="margin:0 0 24px;color:#1f5f57;font:24px/32px Georgia,serif">Signet</p>
            <p style="margin:0 0 16px">${lines.what}</p>
            <p style="margin:0 0 16px">${lines.how}</p>
            <p style="margin:0 0 24px">
              <a
                href="${link.href}"
                style="display:inline-block;padding:12px 20px;border-radius:8px;
                  background:#1a1714;color:#faf8f4;text-decoration:none"
                >Choose a new password</a
              >
            </p>
            <p style="margin:0 0 16px;color:#5a534b">${lines.not}</p>
            <p style="margin:0;color:#5a534b;font-size:14px;line-height:20px;word-break:break-all">${link.href}</p>
          </div>
        </body>
      </html>`.text,
  };
};
