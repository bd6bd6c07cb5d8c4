import type { SearchWords } from '@signet/brand';
import { timing, type KeywordRecord } from '@signet/contract';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import styles from './keyword-search.module.css';
import { findKeywords } from './keyword-tabs.ts';

type Props = {
  keywords: readonly KeywordRecord[];
  words: SearchWords;
  onFind: (keyword: KeywordRecord) => void;
};

const KeywordFinder = ({ keywords, words, onFind }: Props) => {
  const [text, setText] = useState('');
  const wanted = useDebounced(text, timing.keywordSearchDebounce);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const options = findKeywords(keywords, words, wanted).map((keyword) => ({
    id: keyword._id,
    label: keyword.name,
    keyword,
  }));
  return (
    <ComboBox
      ref={field}
      label="Find a keyword"
      placeholder="By name or meaning"
      options={options}
      selected={null}
      onSelect={(option) => option && onFind(option.keyword)}
      inputValue={text}
      onInputChange={setText}
      // The list is open from the first letter: it would not open by itself for what is found later.
      emptyText={wanted === text ? 'No keyword like this one' : 'Searching…'}
      renderOption={({ keyword }) => (
        <span className={styles.option}>
          <span>{keyword.name}</span>
          <span className={styles.meaning}>{keyword.meaning}</span>
        </span>
      )}
    />
  );
};

/** A button that opens a search; what is chosen there is shown and marked among the tiles. */
export const KeywordSearch = ({ keywords, words, onFind }: Props) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next) && next !== button.current) setOpen(false);
  };

  return (
    <div className={styles.search}>
      <IconButton ref={button} label="Search keywords" aria-expanded={open} onPress={() => setOpen(!open)}>
        <IconSearch size={20} aria-hidden="true" />
      </IconButton>
      {open && (
        <div className={styles.panel} onKeyDownCapture={closeOnEscape} onBlur={closeWhenLeft}>
          <KeywordFinder
            keywords={keywords}
            words={words}
            onFind={(keyword) => {
              setOpen(false);
              onFind(keyword);
            }}
          />
        </div>
      )}
    </div>
  );
};
