import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const files = ['@signet/theme/tokens.css', '@signet/theme/fonts.css', '@signet/theme/forms.module.css', './pages.css'];
const withoutComments = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim() + '\n';
const text = files.map((file) => withoutComments(readFileSync(new URL(import.meta.resolve(file)), 'utf8'))).join('');

/** The one stylesheet of all pages. Its address changes with its content, so browsers keep it for a year. */
export const stylesheet = {
  path: '/oidc/pages.css',
  href: `/oidc/pages.css?v=${hash('sha256', text, 'hex').slice(0, 10)}`,
  text,
};
