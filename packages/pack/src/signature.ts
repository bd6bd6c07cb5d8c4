import { contrastRatio, textContrast } from '@signet/color';
import { escapeMarkup } from './escape-markup.ts';
import type { PackBrand, PackFamily, PackText } from './pack-brand.ts';

/** The first of a brand's colors that can be read on the white of a mail. */
const onWhite = ({ p1, p2, b1 }: PackBrand['colors']): string =>
  [p1, p2, b1].find((hex) => contrastRatio(hex, '#ffffff') >= textContrast) ?? '#000000';

/** A family and what every mail program has instead; quoted so that it may stand in an attribute. */
const stack = ({ name, generic }: PackFamily): string =>
  escapeMarkup(`'${name.replaceAll(/['\\]/g, '')}', ${generic === 'serif' ? 'Georgia, serif' : 'Arial, sans-serif'}`);

const linkTo = (address: string, shown: string, color: string): string =>
  `<a href="${escapeMarkup(address)}" style="color:${color};text-decoration:none">${escapeMarkup(shown)}</a>`;

/**
 * The e-mail signature as text that mail programs take over: one table with every style in place, since they drop style
 * sheets, and no picture, which many of them hold back. It is chosen with one click and copied from the page.
 */
export const signatureFile = (brand: PackBrand): PackText => {
  const { companyName, website, colors, headline, text } = brand;
  const color = onWhite(colors);
  const host = website || 'your-website.com';
  const line = `margin:0;font:14px/20px ${stack(text)};color:#1a1a1a`;
  return {
    path: 'email/signature.html',
    text: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>E-mail signature of ${escapeMarkup(companyName)}</title></head>
<body style="margin:40px;font:16px/24px Arial,sans-serif;color:#1a1a1a;background:#ffffff">
<p style="user-select:none">Click the signature once, copy it, and paste it into the settings of your mail program.
Then type your own name and role over these.</p>
<table cellpadding="0" cellspacing="0" border="0" style="user-select:all;border-collapse:collapse"><tr>
<td style="padding:4px 16px 4px 0;border-right:3px solid ${escapeMarkup(colors.a1)}">
<p style="margin:0;font:${headline.weight} 20px/24px ${stack(headline)};color:${color}">${escapeMarkup(companyName)}</p>
</td>
<td style="padding:4px 0 4px 16px">
<p style="${line}"><strong>Your Name</strong>, Founder</p>
<p style="${line}">${linkTo(`mailto:hello@${host}`, `hello@${host}`, color)}</p>
<p style="${line}">${linkTo(`https://${host}`, host, color)}</p>
</td>
</tr></table>
</body>
</html>
`,
  };
};
