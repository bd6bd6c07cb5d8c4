import path from 'node:path';
import type { Tree } from './css-classes.ts';

const PAGES = 'apps/server/src/adapters/identity/embedded/pages';
const FORMS = 'packages/theme/src/forms.module.css';

/** Every stylesheet of the product. */
export const productCss: Tree = {
  root: path.dirname(import.meta.dirname),
  modules: ['apps/web/src'],
  packaged: { '@signet/theme/forms.module.css': FORMS },
  plain: [
    { css: [`${PAGES}/pages.css`, FORMS], markup: [PAGES] },
    { css: ['apps/web/src/theme/static-shell.css'], markup: ['apps/web/src/shell', 'apps/web/index.html'] },
  ],
};

/** What the checks must catch, one of each: kept apart from the product. */
export const plantedCss: Tree = {
  root: path.join(import.meta.dirname, 'planted', 'css'),
  modules: ['.'],
  packaged: {},
  plain: [],
};
