import type { Plugin } from 'vite';

/** React Aria's own phrases, one module per language under `intl/`. */
const FOREIGN_PHRASES = /[\\/]intl[\\/].*[\\/]?(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** The app speaks English only, so the other 33 languages of React Aria's phrases stay out of the bundle. */
export const onlyEnglish = (): Plugin => ({
  name: 'signet:only-english',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: FOREIGN_PHRASES },
    handler: () => 'export default {};',
  },
});
