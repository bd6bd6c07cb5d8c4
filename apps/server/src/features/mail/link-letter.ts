import type { Letter } from '../../ports/mail.ts';

export type LinkLetter = {
  to: string;
  subject: string;
  /** What it is about, and how the link works. */
  what: string;
  how: string;
  link: URL;
  /** What the button says. */
  action: string;
  /** What to do where it was not expected. */
  otherwise: string;
  /** How long the link works. */
  minutes: number;
};

const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1a1714;color:#faf8f4;text-decoration:none';

/**
 * A letter around one link that is as good as a password. Its words are ours; the address is made by `URL`, so nothing
 * in it has to be escaped but `&`. Mail programs know no stylesheet: styles are inline.
 */
export const linkLetter = ({ to, subject, what, how, link, action, otherwise, minutes }: LinkLetter): Letter => ({
  to,
  subject,
  secret: { textAfter: `${what}\n\nThe link is in the letter alone.\n\n${otherwise}\n\nSignet\n`, minutes },
  text: `${what}\n\n${how}\n${link.href}\n\n${otherwise}\n\nSignet\n`,
  html: `<!doctype html>
<html lang="en"><body style="margin:0;background:#faf8f4;color:#1a1714;font:16px/24px Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;color:#1f5f57;font:24px/32px Georgia,serif">Signet</p>
<p style="margin:0 0 16px">${what}</p>
<p style="margin:0 0 16px">${how}</p>
<p style="margin:0 0 24px"><a href="${link.href.replaceAll('&', '&amp;')}" style="${button}">${action}</a></p>
<p style="margin:0;color:#5a534b">${otherwise}</p>
</div></body></html>`,
});
