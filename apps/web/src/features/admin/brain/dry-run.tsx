import { brainVersionCalls, SAMPLE_QUIZZES, type TriedQuiz } from '@signet/contract';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import styles from './brain.module.css';

type Tried = NonNullable<TriedQuiz['after']>;
const roles = ['p1', 'p2', 's1', 'a1', 'a2', 'n1', 'n2', 'n3'] as const;

const Brand = ({ brand }: { brand: Tried | null }) =>
  brand === null ? (
    <p className={styles.soft}>No brand for these answers.</p>
  ) : (
    <div className={styles.brand}>
      <div className={styles.strip} role="img" aria-label={roles.map((role) => brand.colors[role]).join(' ')}>
        {roles.map((role) => (
          <span key={role} style={{ background: brand.colors[role] }} />
        ))}
      </div>
      <span>
        {brand.headline} over {brand.bulkText}
      </span>
      <span className={styles.soft}>{brand.marketingKit}</span>
    </div>
  );

const isSame = ({ before, after }: TriedQuiz) => JSON.stringify(before) === JSON.stringify(after);

/** Twelve sample quizzes under the active version and under this one, each as it arrives. Nothing is kept. */
export const DryRun = ({ id }: { id: string }) => {
  const [tried, setTried] = useState<readonly TriedQuiz[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const run = async (): Promise<void> => {
      try {
        for (let sample = 0; sample < SAMPLE_QUIZZES; sample += 1) {
          const { signal } = leaving;
          const quiz = await call(brainVersionCalls.dryRun, { params: { id }, body: { sample } }, { signal });
          setTried((before) => [...before.slice(0, sample), quiz]);
        }
      } catch (error) {
        if (!leaving.signal.aborted) setFailure(messageOf(error));
      }
    };
    void run();
    return () => leaving.abort();
  }, [id]);
  const differing = tried.filter((one) => !isSame(one)).length;
  return (
    <section className={styles.trials} aria-label="Sample quizzes">
      <p aria-live="polite">
        {tried.length < SAMPLE_QUIZZES
          ? `${tried.length} of ${SAMPLE_QUIZZES} tried.`
          : `${differing} of ${SAMPLE_QUIZZES} sample quizzes lead to another brand.`}
      </p>
      {failure && <Banner level="error">{failure}</Banner>}
      <div className={styles.trial}>
        <span className={styles.trialHead}>Quiz</span>
        <span className={styles.trialHead}>Active version</span>
        <span className={styles.trialHead}>This version</span>
      </div>
      {tried.map((quiz) => (
        <div key={quiz.name} className={styles.trial}>
          <span>
            <b>{quiz.name}</b>
            <br />
            <span className={styles.soft}>
              {quiz.industry}; {quiz.keywords.join(', ')}
            </span>
          </span>
          <Brand brand={quiz.before} />
          {isSame(quiz) ? <p className={styles.soft}>The same brand.</p> : <Brand brand={quiz.after} />}
        </div>
      ))}
    </section>
  );
};
