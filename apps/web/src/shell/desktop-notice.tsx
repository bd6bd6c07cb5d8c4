import { IconDeviceDesktop, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './desktop-notice.module.css';

const KEY = 'signet.desktop-notice';

/** Storage may be forbidden; then the notice comes back on the next visit. */
const remembered = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'dismissed';
  } catch {
    return false;
  }
};
const remember = () => {
  try {
    localStorage.setItem(KEY, 'dismissed');
  } catch {
    // Nothing to keep it in.
  }
};

/** Says on small screens that a large one is better; blocks nothing and stays away once dismissed (flow decisions). */
export const DesktopNotice = () => {
  const [dismissed, setDismissed] = useState(remembered);
  if (dismissed) return null;
  const dismiss = () => {
    remember();
    setDismissed(true);
  };
  return (
    <aside className={styles.notice} aria-label="About your screen">
      <IconDeviceDesktop size={20} stroke={1.5} aria-hidden="true" />
      <span className={styles.text}>Signet is at its best on a larger screen. Everything works here too.</span>
      <IconButton label="Dismiss" onPress={dismiss}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </aside>
  );
};
