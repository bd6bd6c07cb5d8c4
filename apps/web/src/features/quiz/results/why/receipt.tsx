import type { Quiz, ShownReason, Weighed as Part } from '@signet/contract';
import { Button } from '../../../../ui/button.tsx';
import { toasts } from '../../../../ui/toast-queue.ts';
import styles from './receipt.module.css';
import { Weighed } from './weighed.tsx';

type Props = {
  reasons: readonly ShownReason[];
  quiz: Quiz;
  /** What each answer weighed, of what the receipt is for; a set of before does not say. */
  weighed?: readonly Part[] | undefined;
};

/** The numbers behind the sentences, to be taken along. */
export const Receipt = ({ reasons, quiz, weighed = [] }: Props) => {
  const lines = reasons.flatMap(({ receipt }) => receipt ?? []);
  const hasBars = weighed.length > 0;
  if (lines.length === 0 && !hasBars) return null;
  const shares = weighed.map(({ of, share }) => `${of}: ${share} of 100`);
  const copy = () =>
    navigator.clipboard.writeText([...shares, ...lines].join('\n')).then(
      () => void toasts.success('Receipt copied.'),
      () => void toasts.error('The receipt could not be copied.'),
    );
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <div className={styles.head}>
        <h2 id="receipt">Receipt</h2>
        <span>{hasBars ? 'what each answer weighed, of 100' : 'the numbers behind it'}</span>
        <Button variant="quiet" className={styles.copy} onPress={copy}>
          Copy
        </Button>
      </div>
      {hasBars && <Weighed quiz={quiz} weighed={weighed} />}
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
};
