import type { ShownReason } from '@signet/contract';
import { Button } from '../../../../ui/button.tsx';
import { toasts } from '../../../../ui/toast-queue.ts';
import styles from './receipt.module.css';

/** The numbers behind the sentences, to be taken along. */
export const Receipt = ({ reasons }: { reasons: readonly ShownReason[] }) => {
  const lines = reasons.flatMap(({ receipt }) => receipt ?? []);
  if (lines.length === 0) return null;
  const copy = () =>
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => void toasts.success('Receipt copied.'),
      () => void toasts.error('The receipt could not be copied.'),
    );
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <div className={styles.head}>
        <h2 id="receipt">Receipt</h2>
        <span>the numbers behind it</span>
        <Button variant="quiet" className={styles.copy} onPress={copy}>
          Copy
        </Button>
      </div>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
};
