import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './page-viewer.module.css';

type PageViewerProps = {
  /** What the pages are of: `Investor deck`. */
  title: string;
  pageUrls: readonly string[];
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
};

const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One page of a document at a time, turned by buttons or by the arrow keys. */
export const PageViewer = ({ title, pageUrls, page, onPage }: PageViewerProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const count = pageUrls.length;
  const turn = (to: number): void => {
    onPage(to);
    // a button that can be pressed no further loses the focus: the arrow keys go on from here
    if (to === 1 || to === count) bar.current?.focus();
  };
  const turnByKey = (event: KeyboardEvent): void => {
    const to = page + (TURNS[event.key] ?? 0);
    if (to === page || to < 1 || to > count) return;
    event.preventDefault();
    turn(to);
  };
  const url = pageUrls[page - 1];
  return (
    <div className={styles.viewer}>
      {url && <Picture src={url} alt={count === 1 ? title : `${title}, page ${page}`} />}
      {count > 1 && (
        <div
          ref={bar}
          role="toolbar"
          aria-label="Turn pages"
          tabIndex={-1}
          className={styles.turn}
          onKeyDown={turnByKey}
        >
          <IconButton label="Previous page" isDisabled={page === 1} onPress={() => turn(page - 1)}>
            <IconArrowLeft size={20} aria-hidden="true" />
          </IconButton>
          <output>
            Page {page} of {count}
          </output>
          <IconButton label="Next page" isDisabled={page === count} onPress={() => turn(page + 1)}>
            <IconArrowRight size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
};
