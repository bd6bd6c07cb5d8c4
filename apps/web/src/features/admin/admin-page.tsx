import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useVisitor } from '../../shell/visitor.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { HeadPlaces } from './admin-head.tsx';
import styles from './admin.module.css';
import { firstAdminPath, tabsFor } from './admin-tabs.ts';

/** Pixels of the tab before, which say that there is one. */
const MARGIN = 32;

/** Where the strip of tabs scrolls, on a phone, the selected one is brought into sight. */
const useSelectedInSight = (selected: string) => {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = [...(around.current?.querySelectorAll('[role="tab"]') ?? [])];
    const tab = all.find((one) => one.getAttribute('data-key') === selected);
    const strip = tab?.closest('[role="tablist"]');
    if (!tab || !strip) return;
    const [of, within] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
    if (of.left < within.left || of.right > within.right) strip.scrollLeft += of.left - within.left - MARGIN;
  }, [selected]);
  return around;
};

/** The administration: one tab for each page that the user may see; the address selects it. */
export const AdminPage = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const visitor = useVisitor();
  const tabs = tabsFor(visitor);
  const current =
    tabs.find((tab) => pathname === tab.id || pathname.startsWith(`${tab.id}/`)) ??
    tabs.find(({ id }) => id === firstAdminPath(visitor));
  const around = useSelectedInSight(current?.id ?? '');
  const [figures, setFigures] = useState<HTMLElement | null>(null);
  const [acts, setActs] = useState<HTMLElement | null>(null);
  if (!current) return <Outlet />;
  return (
    <div ref={around}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{current.heading}</h1>
          <p ref={setFigures} className={styles.figures} />
        </div>
        <div ref={setActs} className={styles.acts} />
      </div>
      {/* whoever goes through the tabs by keyboard stays among them */}
      <Tabs
        label="Admin"
        className={styles.tabs}
        tabs={tabs}
        selected={current.id}
        onSelect={(id) => void navigate(id, { state: { keepsFocus: true } })}
      >
        <HeadPlaces value={{ figures, acts }}>
          <Outlet />
        </HeadPlaces>
      </Tabs>
    </div>
  );
};
