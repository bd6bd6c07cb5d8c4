import type { Letter } from '../../ports/mail.ts';

const DAYS = 14;
/** How long an invitation can be accepted. */
export const INVITATION_MS = DAYS * 24 * 60 * 60 * 1000;

const what = 'You are invited to Signet: a few questions about your company become a brand, with the reasons for it.';
const how = `The link is for this address alone and works for ${DAYS} days:`;
const not = 'If you did not expect it, do nothing.';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1a1714;color:#faf8f4;text-decoration:none';

/** The letter that lets somebody in; its link holds the code. Mail programs know no stylesheet: styles are inline. */
export const invitationLetter = (to: string, link: URL): Letter => ({
  to,
  subject: 'Your invitation to Signet',
  secret: { textAfter: `${what}\n\nThe link is in the letter alone.\n\n${not}\n\nSignet\n`, minutes: DAYS * 24 * 60 },
  text: `${what}\n\n${how}\n${link.href}\n\n${not}\n\nSignet\n`,
  html: `<!doctype html>
<html lang="en"><body style="margin:0;background:#faf8f4;color:#1a1714;font:16px/24px Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;color:#1f5f57;font:24px/32px Georgia,serif">Signet</p>
<p style="margin:0 0 16px">${what}</p>
<p style="margin:0 0 16px">${how}</p>
<p style="margin:0 0 24px"><a href="${link.href}" style="${button}">Accept the invitation</a></p>
<p style="margin:0;color:#5a534b">${not}</p>
</div></body></html>`,
});
