import { IconArrowUpRight, IconLifebuoy, IconMessages, type Icon } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { noticeOf, type NoticeName } from './notice-names.ts';
import styles from './notices.module.css';
import { siteLinks } from './site-links.ts';

type NoticeProps = { isOpen: boolean; onClose: () => void };

const OutsideLink = ({ href, icon: Icon, name, what }: { href: string; icon: Icon; name: string; what: string }) => (
  <li>
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <span className={styles.text}>
        <span>{name}</span>
        <span className={styles.what}>{what}</span>
      </span>
      <IconArrowUpRight size={18} role="img" aria-label="(opens in a new tab)" />
    </a>
  </li>
);

const SupportNotice = ({ isOpen, onClose }: NoticeProps) => (
  <Modal isOpen={isOpen} onOpenChange={onClose} title="How can we help?">
    <p>Most questions have been asked before. If yours has not, people are there to answer it.</p>
    <ul className={styles.links}>
      <OutsideLink href={siteLinks.community} icon={IconMessages} name="Community chat" what="Talk to other founders and to the team" />
      <OutsideLink href={siteLinks.support} icon={IconLifebuoy} name="Support and FAQ" what="Answers, and a way to write to us" />
    </ul>
  </Modal>
);

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
    <p>You are among the first. Answer a few questions about your company and Signet turns them into a brand: colors, type, a logo and the reasons for each.</p>
  </Modal>
);

const FreeTierNotice = ({ isOpen, onClose }: NoticeProps) => (
  <Modal
    isOpen={isOpen}
    onOpenChange={onClose}
    title="Free to Play"
    closesOnBackdrop={false}
    actions={
      <Button variant="primary" onPress={onClose}>
        Continue on the free tier
      </Button>
    }
  >
    <p>Your beta has ended. Your answers and your brand stay yours: the free tier keeps them, with no time limit and no card.</p>
  </Modal>
);

const notices = { support: SupportNotice, welcomeToBeta: WelcomeNotice, betaCancelled: FreeTierNotice } as const satisfies Record<
  NoticeName,
  (props: NoticeProps) => React.ReactNode
>;

/** Opens the notice that the address asks for, once: the parameter is taken out of the address. */
export const Notices = () => {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<NoticeName | null>(null);
  const isAsked = query.has('notice');
  const asked = noticeOf(query);
  if (asked && asked !== open) setOpen(asked);

  useEffect(() => {
    if (!isAsked) return;
    setQuery(
      (before) => {
        before.delete('notice');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAsked, setQuery]);

  return Object.entries(notices).map(([name, Notice]) => <Notice key={name} isOpen={open === name} onClose={() => setOpen(null)} />);
};
