import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { ReactNode } from 'react';
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
};

/** A strip of tabs, scrolling when it is wider than its place, over the panel of the selected one. */
export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
  panelClassName,
  tools,
}: TabsProps<Id>) => {
  const select = (key: string | number) => {
    const tab = tabs.find((one) => one.id === key);
    if (tab && tab.id !== selected) onSelect(tab.id);
  };
  return (
    <AriaTabs
      className={classNames(styles.tabs, className)}
      selectedKey={selected}
      onSelectionChange={select}
      keyboardActivation="manual"
    >
      <div className={styles.head}>
        <TabList aria-label={label} className={styles.strip} items={tabs}>
          {(tab) => (
            <Tab className={styles.tab} id={tab.id} data-group={tab.group}>
              {tab.icon}
              {tab.label}
            </Tab>
          )}
        </TabList>
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {/* A panel that lived on under another id would keep its first one, and its tab name one that is gone. */}
      <TabPanel key={selected} className={classNames(styles.panel, panelClassName)} id={selected}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
};
