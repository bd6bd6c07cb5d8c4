import type { Letter } from '../../ports/mail.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1a1714;color:#faf8f4;text-decoration:none';

/** Mail programs know neither our stylesheet nor variables: styles are inline. Nothing in it was typed by anybody. */
const sheet = (lines: readonly string[], link: URL): string => `<!doctype html>
<html lang="en"><body style="margin:0;background:#faf8f4;color:#1a1714;font:16px/24px Helvetica,Arial,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;color:#1f5f57;font:24px/32px Georgia,serif">Signet</p>
${lines.map((line) => `<p style="margin:0 0 16px">${line}</p>`).join('\n')}
<p style="margin:0"><a href="${link.href}" style="${button}">See your subscription</a></p>
</div></body></html>`;

/** Three days before a trial ends: what happens then, and that nothing is lost. `isPaidAfter`: it goes on by itself. */
export const trialLetter = (
  to: string,
  { endsAt, isPaidAfter, link }: { endsAt: Date; isPaidAfter: boolean; link: URL },
): Letter => {
  const what = `Your free trial of Signet ends on ${days.format(endsAt)} (UTC).`;
  const then = isPaidAfter
    ? 'Your subscription begins on that day and is paid for the first time. To stop it, cancel before then.'
    : 'To go on working on your brand after that, choose a subscription.';
  const kept =
    'Whatever you decide, your brand book, your logos and your files stay yours, and you can always get them again.';
  return {
    to,
    subject: 'Your Signet trial ends soon',
    text: `${what}\n\n${then}\n\n${kept}\n\n${link.href}\n\nSignet\n`,
    html: sheet([what, then, kept], link),
  };
};
