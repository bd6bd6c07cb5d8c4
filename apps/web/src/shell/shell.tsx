import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { chatSwitch, useMay } from './feature-flags.ts';
import { DesktopNotice } from './desktop-notice.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { useRouteHandles } from './route-handle.ts';
import { Notices } from './notices.tsx';
import styles from './shell.module.css';
import { SidebarContent } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useVisitor } from './visitor.ts';
import { lazyAside } from '../ui/lazy-aside.ts';

// nothing of it is on the way of those who have no brand yet
const StaffNotice = lazyAside(async () => (await import('./staff-notice.tsx')).StaffNotice);

const ChatHost = lazy(() => import('../chat/chat-host.tsx'));

/** The frame of every signed-in screen: sidebar (or top bar), notices, and the screen. */
export const Shell = () => {
  const hasBrand = useVisitor()?.user.quizCompleted ?? false;
  const isWide = useRouteHandles().some((handle) => handle.isWide);
  const hasChat = useMay(chatSwitch);
  return (
    <>
      <NavigationProgress />
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={styles.shell} data-wide={isWide}>
        <aside id="sidebar" className={styles.sidebar} aria-label="Signet">
          <SidebarContent />
        </aside>
        <TopBar />
        <main id="content" className={styles.main} tabIndex={-1}>
          <DesktopNotice />
          {hasBrand && (
            <Suspense>
              <StaffNotice />
            </Suspense>
          )}
          <Outlet />
        </main>
      </div>
      {hasChat && (
        <Suspense>
          <ChatHost />
        </Suspense>
      )}
      <Notices />
    </>
  );
};
