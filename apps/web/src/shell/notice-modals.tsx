import { IconArrowUpRight, IconLifebuoy, IconMessages, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { configIfLoaded } from './config.ts';
import { useFlag } from './feature-flags.ts';
import { Link } from './link.tsx';
import type { NoticeName } from './notice-names.ts';
import styles from './notices.module.css';
import { siteLinks } from './site-links.ts';
import { openBetaCheckout, takeFreeTier } from './subscription-calls.ts';

type NoticeProps = { isOpen: boolean; onClose: () => void };

const OutsideLink = ({ href, icon: Icon, name, what }: { href: string; icon: Icon; name: string; what: string }) => (
  <li>
    <Link className={styles.link} to={href}>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <span className={styles.text}>
        <span>{name}</span>
        <span className={styles.what}>{what}</span>
      </span>
      <IconArrowUpRight size={18} aria-hidden="true" />
    </Link>
  </li>
);

const PEOPLE_ANSWER = 'Most questions have been asked before. If yours has not, people are there to answer it.';
const YOUR_OWN_TEAM =
  'This Signet is run by your own team. Ask whoever invited you or set it up: they can help with your account ' +
  'and your answers.';

const SupportNotice = ({ isOpen, onClose }: NoticeProps) => {
  const { community, support } = siteLinks();
  const somewhere = community !== null || support !== null;
  return (
    <Modal isOpen={isOpen} onOpenChange={onClose} title="How can we help?">
      <p>{somewhere ? PEOPLE_ANSWER : YOUR_OWN_TEAM}</p>
      {somewhere && (
        <ul className={styles.links}>
          {community && (
            <OutsideLink
              href={community}
              icon={IconMessages}
              name="Community chat"
              what="Talk to other founders and to the team"
            />
          )}
          {support && (
            <OutsideLink
              href={support}
              icon={IconLifebuoy}
              name="Support and FAQ"
              what="Answers, and a way to write to us"
            />
          )}
        </ul>
      )}
    </Modal>
  );
};

/** Does not close on a press outside (spec administration §2.4); neither does the next. */
const WelcomeNotice = ({ isOpen, onClose }: NoticeProps) => (
  <Modal
    isOpen={isOpen}
    onOpenChange={onClose}
    title="Welcome to the beta"
    closesOnBackdrop={false}
    actions={
      <Button variant="primary" onPress={onClose}>
        Let's Go!
      </Button>
    }
  >
    <p>
      You are among the first. Answer a few questions about your company and Signet turns them into a brand: colors,
      type, a logo and the reasons for each.
    </p>
  </Modal>
);

const FreeTierNotice = ({ isOpen, onClose }: NoticeProps) => {
  // said only where the checkout really takes it off
  const sells = useFlag('enableSubscriptions') === true && configIfLoaded()?.billing.hasPromotion === true;
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Free to Play"
      closesOnBackdrop={false}
      actions={
        <>
          {sells && <Button onPress={() => openBetaCheckout()}>SAVE 10%</Button>}
          <Button variant="primary" onPress={async () => (await takeFreeTier()) && onClose()}>
            Continue on the free tier
          </Button>
        </>
      }
    >
      <p>
        Your beta has ended. Your answers and your brand stay yours: the free tier keeps them, with no time limit and no
        card.
      </p>
      {sells && (
        <p className={styles.also}>
          Or go on with all of it: as one of the first, you get 10% off with the promotion code.
        </p>
      )}
    </Modal>
  );
};

/** The modal of each notice. */
const notices = {
  support: SupportNotice,
  welcomeToBeta: WelcomeNotice,
  betaCancelled: FreeTierNotice,
} as const satisfies Record<NoticeName, (props: NoticeProps) => ReactNode>;

/** The modals that the address can ask for; at most one is open. Fetched when the first is asked for. */
const NoticeModals = ({ open, onClose }: { open: NoticeName | null; onClose: () => void }) =>
  Object.entries(notices).map(([name, Notice]) => <Notice key={name} isOpen={open === name} onClose={onClose} />);

export default NoticeModals;
