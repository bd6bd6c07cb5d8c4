import type { LibraryTemplate } from '@signet/contract';
import { SampleDeck } from '../../documents/sample-deck.tsx';
import { Link } from '../../shell/link.tsx';
import { useSubscribeOffer } from '../../shell/subscribe-offer.ts';
import { usePricingPath } from '../../shell/subscribe-ways.ts';
import { LockedOver } from '../../ui/locked-over.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './locked-tab.module.css';

const Pages = ({ templates }: { templates: readonly LibraryTemplate[] }) => (
  <div className={styles.pages}>
    {templates
      .flatMap(({ backgroundImageUrl, pageUrls }) => [backgroundImageUrl, ...pageUrls.slice(0, 2)])
      .slice(0, 8)
      .map((url) => (
        <span key={url}>
          <Picture src={url} alt="" />
        </span>
      ))}
  </div>
);

/** A tab that the tier does not open: the founder's own pages behind what would open it (spec results §2). */
export const LockedTab = ({ templates }: { templates: readonly LibraryTemplate[] }) => {
  const offer = useSubscribeOffer('library');
  const pricing = usePricingPath();
  return (
    <LockedOver className={styles.locked} below={<Pages templates={templates} />} title={offer.title} text={offer.text}>
      {offer.link && (
        <Link look="primary" to={pricing}>
          {offer.link}
        </Link>
      )}
      <SampleDeck context="assetLibrary" />
    </LockedOver>
  );
};
