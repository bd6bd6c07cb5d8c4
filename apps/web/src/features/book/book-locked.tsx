import { IconLock } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { pricingPath } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useSubscribeOffer } from '../../shell/subscribe-offer.ts';
import styles from './book-locked.module.css';

/** A closed book: its chapters as blank pages, and over them what would open it. */
export const BookLocked = () => {
  const offer = useSubscribeOffer('book');
  const { pathname } = useLocation();
  return (
    <>
      <h1>Brand Book</h1>
      <div className={styles.book}>
        <div className={styles.pages} aria-hidden="true">
          {[0, 1, 2, 3].map((page) => (
            <span key={page} />
          ))}
        </div>
        <div className={styles.overlay}>
          <IconLock size={28} stroke={1.5} aria-hidden="true" />
          <h2>{offer.title}</h2>
          <p>{offer.text}</p>
          {offer.link && (
            <Link look="primary" to={pricingPath(pathname)}>
              {offer.link}
            </Link>
          )}
        </div>
      </div>
    </>
  );
};
