import type { BookDrawing } from '@signet/contract';
import type { Scene } from '@signet/scene';

/** A drawing of the book with what it is drawn as, in the roles of the brand. */
export type BookPicture = Omit<BookDrawing, 'width' | 'height'> & { scene: Scene };
