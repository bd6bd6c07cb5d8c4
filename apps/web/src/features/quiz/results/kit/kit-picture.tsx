import { textOfFace, textOfMark, type KitPieceKey, type Quiz } from '@signet/contract';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { colorsAsAddress, kitPictureQuery } from '../../../../brand/kit-picture-query.ts';
import { BlobImage } from '../../../../ui/blob-image.tsx';
import { EmptyImage } from '../../../../ui/empty-image.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { isDrawnAs, useShape } from '../choice/live-logo.tsx';
import type { Studio } from '../choice/use-studio.ts';
import type { Look } from '../world/look.ts';
import styles from './kit-picture.module.css';

/** Whether a place has come into sight; a kit has twenty pieces, and each is drawn when it is looked at. */
const useSeen = () => {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || seen) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return { place, seen };
};

type Wanted = { query: ReturnType<typeof kitPictureQuery>; alt: string };

const Drawn = ({ query, alt }: Wanted) => {
  const { data, isError } = useQuery(query);
  if (isError) return <EmptyImage label={alt} />;
  return data ? (
    <BlobImage blob={data} alt={alt} className={styles.picture} />
  ) : (
    <Skeleton className={styles.waiting} height="100%" />
  );
};

const Seen = (props: Wanted) => {
  const { place, seen } = useSeen();
  return (
    <span ref={place} className={styles.place}>
      {seen && <Drawn {...props} />}
    </span>
  );
};

type Props = { studio: Studio; kitId: string; piece: KitPieceKey; alt: string };

/** A piece of the brand's kit, or of another in its colors; `shape` is that of its logo. */
export const ownPictureQuery = (
  { quiz, brand }: Studio,
  kitId: string,
  piece: KitPieceKey,
  shape: readonly unknown[],
) => kitPictureQuery(kitId, piece, { d: colorsAsAddress(brand.colors), quizId: quiz._id }, shape);

/** Milliseconds without another change before a picture is asked for: whoever leafs through brands draws none. */
const PAUSE = 150;

/** What is wanted, or what was before: a picture of new colors in old letters is of no brand. */
const useWanted = (now: Wanted, canBeDrawn: boolean): Wanted => {
  const [held, setHeld] = useState(now);
  const key = hashKey(now.query.queryKey);
  const isSettled = useDebounced(key, PAUSE) === key;
  if (!canBeDrawn || !isSettled) return held;
  if (hashKey(held.query.queryKey) !== key || held.alt !== now.alt) setHeld(now);
  return now;
};

/** A piece of a kit, as large as its place and in its own proportions. Empty `alt` where it only decorates. */
export const KitPicture = ({ studio, kitId, piece, alt }: Props) => {
  const shape = useShape(studio);
  const query = ownPictureQuery(studio, kitId, piece, shape);
  return <Seen {...useWanted({ query, alt }, isDrawnAs(studio, shape))} />;
};

type OfferedProps = { quiz: Quiz; look: Look; kitId: string; piece: KitPieceKey };

/** The same of a brand that is not chosen, or not yet: in its own fonts and with its own mark. Decoration. */
export const OfferedKitPicture = ({ quiz, look, kitId, piece }: OfferedProps) => {
  const query = {
    d: colorsAsAddress(look.colors),
    quizId: quiz._id,
    headline: textOfFace(look.headline),
    bulkText: textOfFace(look.bulkText),
    mark: look.mark ? textOfMark(look.mark) : 'none',
  };
  return <Seen query={kitPictureQuery(kitId, piece, query, [quiz.version])} alt="" />;
};
