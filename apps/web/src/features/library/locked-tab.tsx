import { IconLock } from '@tabler/icons-react';
import type { LibraryTemplate } from '@signet/contract';
import { paths } from '../../paths.ts';
import { SampleDeck } from '../../documents/sample-deck.tsx';
import { Link } from '../../shell/link.tsx';
import { useSubscribeOffer } from '../../shell/subscribe-offer.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './locked-tab.module.css';

/** A tab that the tier does not open: the founder's own pages behind what would open it (spec results §2). */
export const LockedTab = ({ templates }: { templates: readonly LibraryTemplate[] }) => {
  const offer = useSubscribeOffer('library');
  return (
    <div className={styles.locked}>
      <div className={styles.pages} aria-hidden="true">
        {templates
          .flatMap(({ backgroundImageUrl, pageUrls }) => [backgroundImageUrl, ...pageUrls.slice(0, 2)])
          .slice(0, 8)
          .map((url) => (
            <span key={url}>
              <Picture src={url} alt="" />
            </span>
          ))}
      </div>
      <div className={styles.overlay}>
        <IconLock size={28} stroke={1.5} aria-hidden="true" />
        <h2>Let&rsquo;s Grow!</h2>
        <p>{offer.text}</p>
        <div className={styles.actions}>
          {offer.link && (
            <Link look="primary" to={paths.subscription}>
              {offer.link}
            </Link>
          )}
          <SampleDeck context="assetLibrary" />
        </div>
      </div>
    </div>
  );
};
