import type { CSSProperties } from 'react';

/** What sets a book's headlines in the brand's own face; nothing where the face cannot be had: by a stranger. */
export type BookFace = { style?: CSSProperties };
