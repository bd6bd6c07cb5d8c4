import { layout } from '@signet/contract';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../ui/icon-button.tsx';
import { useMedia } from '../ui/use-media.ts';
import styles from './desktop-notice.module.css';

const KEY = 'signet.desktop-notice';
const SMALL = `(width <= ${layout.desktopNoticeMostWidth}px)`;

/** Storage may be forbidden; then the notice comes back with the next visit. */
const wasSeen = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
const remember = () => {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // Nothing to keep it in.
  }
};

const Notice = ({ onDismiss }: { onDismiss: () => void }) => {
  useEffect(remember, []);
  return (
    <aside className={styles.notice} aria-label="About your screen">
      <span>Signet is at its best on a larger screen.</span>
      <IconButton small label="Dismiss" onPress={onDismiss}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </aside>
  );
};

/**
 * Says once on a small screen that a large one is better (spec administration §2.12). It blocks nothing, goes with
 * the first screen it stood on, and stays away (flow decisions).
 */
export const DesktopNotice = () => {
  const { pathname } = useLocation();
  const isSmall = useMedia(SMALL);
  const [seenBefore] = useState(wasSeen);
  const [shownOn] = useState(pathname);
  const [isDismissed, setDismissed] = useState(false);
  if (seenBefore || isDismissed || !isSmall || pathname !== shownOn) return null;
  return <Notice onDismiss={() => setDismissed(true)} />;
};
