import { Button } from '../../../ui/button.tsx';
import styles from './grid.module.css';

/** How many rows are changed, and what becomes of that (spec administration §4.4). */
export const SaveBar = ({
  count,
  onSave,
  onDiscard,
}: {
  count: number;
  onSave: () => Promise<void>;
  onDiscard: () => void;
}) =>
  count === 0 ? null : (
    <div className={styles.saveBar} role="group" aria-label="Changes">
      <span role="status">{count === 1 ? '1 row modified' : `${count} rows modified`}</span>
      <Button variant="primary" onPress={onSave}>
        SAVE
      </Button>
      <Button onPress={onDiscard}>DISCARD</Button>
    </div>
  );
