import { YOUR_CHOICE } from '@signet/contract';
import { IconCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Button } from '../../../../ui/button.tsx';
import styles from './choice-list.module.css';

type One = { _id: string; orderIndex: number };

type Props<Item extends One> = {
  label: string;
  items: readonly Item[];
  selected: string | undefined;
  limit: number;
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  onMore: () => Promise<void>;
  /** A choice is being saved: nothing more is fetched meanwhile (spec results §4). */
  isSaving: boolean;
  hasMore: boolean;
  /** Beside each other, scrolling across, instead of below each other. */
  isStrip?: boolean;
};

/** What the founder keeps first, then what is recommended, then the rest (spec results §2, flow decisions). */
const sectionsOf = <Item extends One>(items: readonly Item[]) =>
  [
    { name: 'YOUR CHOICE', items: items.filter(({ orderIndex }) => orderIndex === YOUR_CHOICE) },
    { name: 'RECOMMENDED', items: items.filter(({ orderIndex }) => orderIndex === 0) },
    { name: 'MORE OPTIONS', items: items.filter(({ orderIndex }) => orderIndex > 0) },
  ].filter((section) => section.items.length > 0);

/** A list of recommendations to choose from, with the way to more of them. */
export const ChoiceList = <Item extends One>(props: Props<Item>) => {
  const { label, items, selected, limit, nameOf, render, onChoose, onMore, isSaving, hasMore, isStrip = false } = props;
  const [isFetching, setFetching] = useState(false);
  return (
    <div className={styles.list} data-strip={isStrip}>
      <ListBox
        aria-label={label}
        className={styles.options}
        orientation={isStrip ? 'horizontal' : 'vertical'}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => {
          const item = keys === 'all' ? undefined : items.find(({ _id }) => keys.has(_id));
          if (item && item._id !== selected) onChoose(item);
        }}
      >
        {sectionsOf(items).map((section) => (
          <ListBoxSection key={section.name} className={styles.section}>
            <Header className={styles.header}>{section.name}</Header>
            {section.items.map((item) => (
              <ListBoxItem key={item._id} id={item._id} textValue={nameOf(item)} className={styles.option}>
                {({ isSelected }) => (
                  <>
                    <span className={styles.content}>{render(item)}</span>
                    {isSelected && <IconCheck className={styles.check} size={18} aria-hidden="true" />}
                  </>
                )}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      <Button
        variant="quiet"
        className={styles.more}
        isDisabled={!hasMore || isSaving}
        busy={isFetching}
        onPress={() => {
          setFetching(true);
          return onMore().finally(() => setFetching(false));
        }}
      >
        LOAD MORE
        <span className={styles.count}>{hasMore ? `${limit - items.length} more` : 'all are here'}</span>
      </Button>
    </div>
  );
};
