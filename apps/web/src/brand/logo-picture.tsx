import type { LogoColorKey, Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EmptyImage } from '../ui/empty-image.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { logoQuery } from './brand-queries.ts';
import styles from './logo-picture.module.css';

/** An image of bytes that are here already; their address is given back when they change or the screen goes. */
const BlobImage = ({ blob, alt }: { blob: Blob; alt: string }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} className={styles.logo} alt={alt} />;
};

/** The company's logo in one of its colors, as large as its place; the drawn placeholder where it cannot be drawn. */
export const LogoPicture = ({
  quiz: { _id, companyName },
  colorKey,
  basis,
}: {
  quiz: Pick<Quiz, '_id' | 'companyName'>;
  colorKey: LogoColorKey;
  basis: string;
}) => {
  const { data, isError } = useQuery(logoQuery(_id, colorKey, basis));
  if (isError) return <EmptyImage label={companyName} />;
  return (
    <div className={styles.field}>
      {data ? (
        <BlobImage blob={data} alt={companyName} />
      ) : (
        <Skeleton className={styles.waiting} width="60%" height={64} />
      )}
    </div>
  );
};
