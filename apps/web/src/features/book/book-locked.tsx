import { Link } from '../../shell/link.tsx';
import { useSubscribeOffer } from '../../shell/subscribe-offer.ts';
import { usePricingPath } from '../../shell/subscribe-ways.ts';
import { LockedOver } from '../../ui/locked-over.tsx';
import styles from './book-locked.module.css';

const pages = (
  <div className={styles.pages}>
    {[0, 1, 2, 3].map((page) => (
      <span key={page} />
    ))}
  </div>
);

/** A closed book: its chapters as blank pages, and over them what would open it. */
export const BookLocked = () => {
  const offer = useSubscribeOffer('book');
  const pricing = usePricingPath();
  return (
    <>
      <h1>Brand Book</h1>
      <LockedOver className={styles.book} below={pages} title={offer.title} text={offer.text}>
        {offer.link && (
          <Link look="primary" to={pricing}>
            {offer.link}
          </Link>
        )}
      </LockedOver>
    </>
  );
};
