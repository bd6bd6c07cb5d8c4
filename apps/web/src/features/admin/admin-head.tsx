import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Places = { figures: HTMLElement | null; acts: HTMLElement | null };

/** Where in the head of the administration the page that is open has something to say. */
export const HeadPlaces = createContext<Places>({ figures: null, acts: null });

/** Figures beside the heading, and what can be done with the whole page at its end. */
export const InHead = ({ figures, acts }: { figures?: ReactNode; acts?: ReactNode }) => {
  const places = use(HeadPlaces);
  return (
    <>
      {places.figures && createPortal(figures, places.figures)}
      {places.acts && createPortal(acts, places.acts)}
    </>
  );
};
