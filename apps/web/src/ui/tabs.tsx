import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

/** `group`: what stands together in a long strip; its place decides how that is shown. */
export type TabItem<Id extends string> = { id: Id; label: string; icon?: ReactNode; group?: number };

export type TabsProps<Id extends string> = {
  /** Names the strip for assistive technology. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  className?: string;
  panelClassName?: string;
  /** What can be done on every panel, at the end of the strip. */
  tools?: ReactNode;
  toolsClassName?: string;
};

/** Where a key of the strip leads, of so many tabs; undefined for a key that leads nowhere. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Where tabs may be wider than their strip, and how much is seen of the one before the open one. */
const NARROW = '(width < 720px)';
const ASIDE = 40;

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * Whether the keyboard finds something in the panel; a panel where it does not is a stop itself. Asks the document
 * alone, never for what is visible: that would have the whole page laid out in the middle of every change.
 */
const useHasStop = () => {
  const [hasStop, setHasStop] = useState(true);
  const watch = useCallback((panel: HTMLDivElement | null) => {
    if (!panel) return undefined;
    // what has the focus keeps it when something to press arrives
    const look = () => setHasStop(panel.querySelector(TABBABLE) !== null && document.activeElement !== panel);
    look();
    const observer = new MutationObserver(look);
    observer.observe(panel, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);
  return { hasStop, watch };
};

/**
 * Brings the open tab of a strip that scrolls into sight. Only where the screen is narrow: a wide one has room for all,
 * and to ask how wide they are would have the page laid out in the middle of a change.
 */
const useInView = (selected: string) => {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!matchMedia(NARROW).matches) return;
    const all = [...(strip.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const tab = all.find(({ dataset }) => dataset['key'] === selected);
    strip.current?.scrollTo({ left: (tab?.offsetLeft ?? 0) - ASIDE });
  }, [selected]);
  return strip;
};

/** To another tab of the strip, which it does not open yet. With Alt and the like the keys are the browser's. */
const go = (event: KeyboardEvent<HTMLButtonElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const strip = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const to = placeAfter(event.key, strip.indexOf(event.currentTarget), strip.length);
  if (to === undefined) return;
  event.preventDefault();
  strip[to]?.focus();
};

/**
 * A strip of tabs, scrolling when it is wider than its place, over the panel of the selected one. Arrows go from tab to
 * tab, Enter and the space bar open one: opening asks the server for something.
 */
export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
  panelClassName,
  tools,
  toolsClassName,
}: TabsProps<Id>) => {
  const name = useId();
  const { hasStop, watch } = useHasStop();
  const strip = useInView(selected);
  // Tab comes to the one that is open, and while the arrows are used to the one they have come to
  const [reached, setReached] = useState<Id>();
  const stop = [reached, selected].find((one) => tabs.some(({ id }) => id === one)) ?? tabs[0]?.id;
  return (
    <div className={classNames(styles.tabs, className)}>
      <div className={styles.head}>
        <div ref={strip} role="tablist" aria-label={label} className={styles.strip}>
          {tabs.map(({ id, label: words, icon, group }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${name}-${id}`}
              data-key={id}
              data-group={group}
              className={styles.tab}
              aria-selected={id === selected}
              aria-controls={id === selected ? `${name}-panel` : undefined}
              tabIndex={id === stop ? 0 : -1}
              onKeyDown={go}
              onFocus={() => setReached(id)}
              onBlur={() => setReached(undefined)}
              onClick={() => id !== selected && onSelect(id)}
            >
              {icon}
              {words}
            </button>
          ))}
        </div>
        {tools && <div className={classNames(styles.tools, toolsClassName)}>{tools}</div>}
      </div>
      <div
        key={selected}
        ref={watch}
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${selected}`}
        className={classNames(styles.panel, panelClassName)}
        {...(!hasStop && { tabIndex: 0 })}
      >
        {children}
      </div>
    </div>
  );
};
