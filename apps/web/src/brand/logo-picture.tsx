import type { LogoColorKey, Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { BlobImage } from '../ui/blob-image.tsx';
import { EmptyImage } from '../ui/empty-image.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { logoQuery } from './brand-queries.ts';
import styles from './logo-picture.module.css';

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
        <BlobImage blob={data} alt={companyName} className={styles.logo} />
      ) : (
        <Skeleton className={styles.waiting} width="60%" height={64} />
      )}
    </div>
  );
};
