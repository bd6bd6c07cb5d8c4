import { chatAccess } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { chat } from '../chat/chat-store.ts';
import { chatStatusQuery } from '../chat/chat-status.ts';
import { chatSwitch, useFlag, useMay } from '../shell/feature-flags.ts';
import { Link } from '../shell/link.tsx';
import { usePricingPath, useSubscribeLabel } from '../shell/subscribe-ways.ts';
import { Button } from '../ui/button.tsx';
import styles from './side-card.module.css';

/** What whoever runs this Signet says of their design services, and where they are found. */
const useServices = (): { words: string; link: string } | undefined => {
  const words = useFlag('designServices.text');
  const link = useFlag('designServices.link');
  return typeof words === 'string' && typeof link === 'string' && words && link ? { words, link } : undefined;
};

/** Somebody to ask: for those whose tier opens the chat, and for the others as what a subscription opens. */
const useStrategist = (): 'open' | 'offered' | undefined => {
  const hasChat = useMay(chatSwitch);
  const may = useMay(chatAccess);
  const sells = useFlag('enableSubscriptions') === true;
  const { data } = useQuery({ ...chatStatusQuery, enabled: hasChat });
  if (!hasChat || !data?.isPublished) return undefined;
  if (may) return 'open';
  return sells ? 'offered' : undefined;
};

const Strategist = ({ isOpen }: { isOpen: boolean }) => {
  const pricing = usePricingPath();
  const label = useSubscribeLabel();
  if (isOpen)
    return (
      <div className={styles.part}>
        <p>The strategist knows your colors, your type and your words.</p>
        <Button variant="quiet" className={styles.way} onPress={() => chat.open()}>
          Ask about your brand
        </Button>
      </div>
    );
  return (
    <div className={styles.part}>
      <p>A subscription brings a strategist who knows your brand: what goes on which color, how to say it, and why.</p>
      <Link className={styles.way ?? ''} to={pricing}>
        {label}
      </Link>
    </div>
  );
};

/**
 * One quiet card beside a founder's brand: design services and the chat (spec results §1). Its words and its link are
 * settings of the house; where there is nothing to say, there is no card.
 */
export const SideCard = () => {
  const services = useServices();
  const strategist = useStrategist();
  if (!services && !strategist) return null;
  return (
    <aside className={styles.card} aria-label="Help with your brand">
      {strategist && <Strategist isOpen={strategist === 'open'} />}
      {services && (
        <div className={styles.part}>
          <p>{services.words}</p>
          <Link className={styles.way ?? ''} to={services.link}>
            See design services
          </Link>
        </div>
      )}
    </aside>
  );
};
