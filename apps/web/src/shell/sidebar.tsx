import { IconLifebuoy } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { NavLink, useLocation } from 'react-router';
import { anyUser, DEFAULT_MESSAGE, type Access } from '@signet/contract';
import { paths } from '../paths.ts';
import { toasts } from '../ui/toast-queue.ts';
import { chatSwitch, useMay } from './feature-flags.ts';
import { Link } from './link.tsx';
import { noticePath } from './notice-names.ts';
import { session } from './session.ts';
import { sidebarItems, type Onlooker } from './sidebar-items.ts';
import styles from './sidebar.module.css';
import { usePricingPath, useSubscribeLabel } from './subscribe-ways.ts';
import { useVisitor } from './visitor.ts';
import { Wordmark } from './wordmark.tsx';

const ChatButton = lazy(() => import('../chat/chat-button.tsx'));

const logOut = () => {
  session()
    .then((opened) => opened.signOut())
    .catch(() => toasts.error(DEFAULT_MESSAGE));
};

const Item = ({ item, onlooker }: { item: (typeof sidebarItems)[number]; onlooker: Onlooker }) => {
  const Icon = item.icon;
  const face = (
    <>
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      {item.label}
    </>
  );
  if (item.to === null) {
    return (
      <button type="button" className={styles.item} onClick={logOut}>
        {face}
      </button>
    );
  }
  if (!item.isEnabled(onlooker)) {
    return (
      <span className={styles.item} aria-disabled="true">
        {face}
      </span>
    );
  }
  // editing leads into the quiz's own pages: there the item that led there is the one that is open
  if (item.key === 'edit' && onlooker.pathname.startsWith(`${paths.quiz}/`)) {
    return (
      <Link to={item.to} className={styles.item} aria-current="page">
        {face}
      </Link>
    );
  }
  return (
    <NavLink to={item.to} className={styles.item}>
      {face}
    </NavLink>
  );
};

/** The buttons below the items, and when each is there (spec administration §2.3). */
const foot = {
  subscribe: { ...anyUser, flags: ['sideBarSubscribe', 'enableSubscriptions'] },
  support: { ...anyUser, flags: ['support'] },
} as const satisfies Record<string, Access>;

const SidebarFoot = ({ visitor: { user }, pathname, onLeave }: Onlooker & { onLeave: (() => void) | undefined }) => {
  const { search } = useLocation();
  const sells = useMay(foot.subscribe);
  const pricing = usePricingPath();
  const label = useSubscribeLabel();
  // the page of the pricing table has its own buttons
  const subscribe = sells && !user.subscription.isManaged && pathname !== paths.pricing;
  const hasChat = useMay(chatSwitch);
  const support = useMay(foot.support) && (
    <Link look="secondary" to={noticePath('support', { pathname, search })}>
      <IconLifebuoy size={20} stroke={1.5} aria-hidden="true" />
      GET SUPPORT
    </Link>
  );
  return (
    <div className={styles.foot}>
      {subscribe && (
        <Link look="primary" to={pricing}>
          {label}
        </Link>
      )}
      {hasChat ? (
        <Suspense>
          <ChatButton otherwise={support} onOpen={onLeave} />
        </Suspense>
      ) : (
        support
      )}
      <div className={styles.who} title={user.email}>
        {user.email}
      </div>
    </div>
  );
};

/** What the sidebar holds, in its column or in the drawer of a small screen (spec administration §2.3). */
export const SidebarContent = ({ onLeave }: { onLeave?: () => void }) => {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  return (
    <div className={styles.content}>
      <Wordmark />
      {visitor && (
        <>
          <nav aria-label="Main">
            <ul className={styles.items}>
              {sidebarItems
                .filter((item) => item.shows({ visitor, pathname }))
                .map((item) => (
                  <li key={item.key}>
                    <Item item={item} onlooker={{ visitor, pathname }} />
                  </li>
                ))}
            </ul>
          </nav>
          <SidebarFoot visitor={visitor} pathname={pathname} onLeave={onLeave} />
        </>
      )}
    </div>
  );
};
