import type { BookManner } from '@signet/contract';
import type { CSSProperties } from 'react';
import { legibleInk } from '../../brand/legible-ink.ts';

type Look = { 'data-manner': BookManner; style: CSSProperties };

/**
 * How a book is laid out, and what its chapters begin on, as its stylesheets read them: the primary color, the ink for
 * it, and the face of its headlines where that can be had.
 */
export const bookLook = (manner: BookManner, primary: string, face?: CSSProperties): Look => ({
  'data-manner': manner,
  style: {
    '--chapter': primary,
    '--on-chapter': legibleInk(primary),
    ...(face && { '--chapter-face': face.fontFamily, '--chapter-weight': face.fontWeight }),
  } as CSSProperties,
});
