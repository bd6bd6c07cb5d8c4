import { IconLifebuoy } from '@tabler/icons-react';
import { Link, NavLink, useLocation } from 'react-router';
import { DEFAULT_MESSAGE } from '@signet/contract';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { toasts } from '../ui/toast-queue.ts';
import { useFlag } from './feature-flags.ts';
import { noticePath } from './notice-names.ts';
import { session } from './session.ts';
import { sidebarItems } from './sidebar-items.ts';
import styles from './sidebar.module.css';
import type { Visitor } from './validation.ts';
import { useVisitor } from './visitor.ts';
import { Wordmark } from './wordmark.tsx';

const logOut = () => {
  session()
    .then((opened) => opened.signOut())
    .catch(() => toasts.error(DEFAULT_MESSAGE));
};

const Item = ({ item, visitor }: { item: (typeof sidebarItems)[number]; visitor: Visitor }) => {
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
  if (!item.isEnabled(visitor)) {
    return (
      <span className={styles.item} aria-disabled="true">
        {face}
      </span>
    );
  }
  return (
    <NavLink to={item.to} className={classNames(styles.item)}>
      {face}
    </NavLink>
  );
};

const SidebarFoot = ({ visitor }: { visitor: Visitor }) => {
  const { pathname } = useLocation();
  const support = useFlag('support');
  const subscribe = useFlag('sideBarSubscribe');
  const subscriptions = useFlag('enableSubscriptions');
  return (
    <div className={styles.foot}>
      {subscribe === true && subscriptions === true && (
        <Link to={paths.subscription} className={buttonClass('primary')}>
          SUBSCRIBE
        </Link>
      )}
      {support === true && (
        <Link to={noticePath('support', pathname)} className={buttonClass('secondary')}>
          <IconLifebuoy size={20} stroke={1.5} aria-hidden="true" />
          GET SUPPORT
        </Link>
      )}
      <div className={styles.who} title={visitor.user.email}>
        {visitor.user.email}
      </div>
    </div>
  );
};

/** What the sidebar holds, in its column or in the drawer of a small screen (spec administration §2.3). */
export const SidebarContent = () => {
  const visitor = useVisitor();
  return (
    <div className={styles.content}>
      <Wordmark />
      {visitor && (
        <>
          <nav aria-label="Main">
            <ul className={styles.items}>
              {sidebarItems
                .filter((item) => item.shows(visitor))
                .map((item) => (
                  <li key={item.key}>
                    <Item item={item} visitor={visitor} />
                  </li>
                ))}
            </ul>
          </nav>
          <SidebarFoot visitor={visitor} />
        </>
      )}
    </div>
  );
};
