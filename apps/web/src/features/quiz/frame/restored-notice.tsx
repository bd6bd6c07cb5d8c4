import { Button } from '../../../ui/button.tsx';
import styles from './restored-notice.module.css';

/** Says that changes from an earlier visit are on screen, and undoes them. */
export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.notice} role="status">
    <p>Your unsaved changes are still here.</p>
    <Button variant="quiet" onPress={onDiscard}>
      Discard changes
    </Button>
  </div>
);
