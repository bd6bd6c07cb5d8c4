import { colorRoles } from '@signet/color';
import {
  kitPictureCalls,
  kitPieces,
  textOfFace,
  type BrandColors,
  type KitPieceKey,
  type Quiz,
  type Received,
} from '@signet/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { EmptyImage } from '../../../../ui/empty-image.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useShape } from '../choice/live-logo.tsx';
import type { Studio } from '../choice/use-studio.ts';
import type { Look } from '../world/look.ts';
import styles from './kit-picture.module.css';

/** The ten colors as an address has them (flow decisions). */
const asAddress = (colors: BrandColors): string =>
  colorRoles.map((role) => (colors[role] ?? '#ffffff').slice(1).toLowerCase()).join('-');

type Query = Received<typeof kitPictureCalls.draw>['query'];

/** A piece of a kit; `shape` is what of the brand it is drawn from beside what it asks for. */
const pictureQuery = (kitId: string, piece: KitPieceKey, query: Query, shape: readonly unknown[]) =>
  queryOptions({
    queryKey: ['kitPicture', kitId, piece, ...Object.values(query), ...shape],
    queryFn: async ({ signal }) => {
      const params = { marketingKitId: kitId, fileName: kitPieces[piece].fileName };
      return (await call(kitPictureCalls.draw, { params, query }, { signal })).blob();
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** An image of bytes that are here; their address is given back when they change or the screen goes. */
const Image = ({ blob, alt }: { blob: Blob; alt: string }) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} className={styles.picture} alt={alt} />;
};

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

const Drawn = ({ query, alt }: { query: ReturnType<typeof pictureQuery>; alt: string }) => {
  const { data, isError } = useQuery(query);
  if (isError) return <EmptyImage label={alt} />;
  return data ? <Image blob={data} alt={alt} /> : <Skeleton className={styles.waiting} height="100%" />;
};

const Seen = (props: Parameters<typeof Drawn>[0]) => {
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
) => pictureQuery(kitId, piece, { d: asAddress(brand.colors), quizId: quiz._id }, shape);

/** A piece of a kit, as large as its place and in its own proportions. Empty `alt` where it only decorates. */
export const KitPicture = ({ studio, kitId, piece, alt }: Props) => (
  <Seen query={ownPictureQuery(studio, kitId, piece, useShape(studio))} alt={alt} />
);

type OfferedProps = { quiz: Quiz; look: Look; kitId: string; piece: KitPieceKey };

/** The same of a brand that is not chosen, or not yet: in its own fonts, and without the chosen mark. Decoration. */
export const OfferedKitPicture = ({ quiz, look, kitId, piece }: OfferedProps) => {
  const query = {
    d: asAddress(look.colors),
    quizId: quiz._id,
    headline: textOfFace(look.headline),
    bulkText: textOfFace(look.bulkText),
    mark: 'none',
  } as const;
  return <Seen query={pictureQuery(kitId, piece, query, [quiz.version])} alt="" />;
};
