import { libraryCalls, limits, type StoryQuestion } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import { useKeptText } from '../../shell/kept-text.ts';
import { Link } from '../../shell/link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { storyQuery } from './story-query.ts';
import styles from './story-page.module.css';

type Part = { label: string; from: number; count: number; answered: number; isMore: boolean };

/** Questions of one slide or paper that follow each other are a part. */
const partsOf = (questions: readonly StoryQuestion[]): Part[] => {
  const parts: Part[] = [];
  questions.forEach(({ label, answer, isMore }, at) => {
    const last = parts.at(-1);
    const told = answer === null ? 0 : 1;
    if (last?.label === label && last.isMore === isMore) {
      last.count += 1;
      last.answered += told;
    } else parts.push({ label, from: at, count: 1, answered: told, isMore });
  });
  return parts;
};

/** What is told on several lines. */
const isLong = (key: string): boolean => /\.(rows|words|text|series|parts|steps)$/u.test(key);

type AnswerProps = {
  question: StoryQuestion;
  isFirst: boolean;
  /** Whether it was saved. */
  onSave: (answer: string) => Promise<boolean>;
  onMove: (by: 1 | -1) => void;
};

const Answer = ({ question, isFirst, onSave, onMove }: AnswerProps) => {
  const { text, change, forget } = useKeptText(`story.${question.key}`, question.answer ?? '');
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const said = text.trim();
  const hasChanged = said !== (question.answer ?? '');
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasChanged) return onMove(1);
        void onSave(said).then((isSaved) => isSaved && forget());
      }}
    >
      <TextField
        ref={field}
        label={question.question}
        description={question.hint || undefined}
        value={text}
        onChange={change}
        maxLength={limits.storyAnswerLength}
        className={styles.field ?? ''}
        {...(isLong(question.key) ? { rows: 4 } : {})}
      />
      <div className={styles.actions}>
        <Button variant="quiet" isDisabled={isFirst} onPress={() => onMove(-1)}>
          PREVIOUS
        </Button>
        <Button onPress={() => onMove(1)}>{question.answer === null ? 'SKIP' : 'NEXT'}</Button>
        <Button type="submit" variant="primary" isDisabled={!hasChanged}>
          {said === '' && question.answer !== null ? 'TAKE BACK' : 'SAVE AND GO ON'}
        </Button>
      </div>
    </form>
  );
};

const Parts = ({ parts, current, onGo }: { parts: readonly Part[]; current: number; onGo: (at: number) => void }) => (
  <nav aria-label="Parts of your story">
    <ol className={styles.parts}>
      {parts.map(({ label, from, count, answered }, index) => {
        const next = parts[index + 1]?.from ?? Infinity;
        const isHere = current >= from && current < next;
        return (
          <li key={from}>
            <button
              type="button"
              className={styles.part}
              aria-current={isHere ? 'step' : undefined}
              aria-label={`${label}, ${answered} of ${count} answered`}
              onClick={() => onGo(from)}
            >
              <span>{label}</span>
              <span className={styles.count}>
                {answered}/{count}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);

const Story = ({ questions }: { questions: readonly StoryQuestion[] }) => {
  const client = useQueryClient();
  const firstOpen = questions.findIndex(({ answer }) => answer === null);
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const core = questions.filter(({ isMore }) => !isMore);
  const answered = core.filter(({ answer }) => answer !== null).length;
  const question = questions[at];
  const move = (by: number): void => setAt((now) => Math.min(questions.length, Math.max(0, now + by)));

  const save = async (answer: string): Promise<boolean> => {
    if (!question) return false;
    try {
      await call(libraryCalls.answer, { body: { question: question.key, answer } });
      await client.invalidateQueries({ queryKey: ['own', 'library'] });
      move(1);
      return true;
    } catch {
      toasts.error('Your answer could not be saved. It is still here: please try again.');
      return false;
    }
  };

  return (
    <div className={styles.story}>
      <div className={styles.progress}>
        <progress value={answered} max={core.length} aria-label="Questions answered" />
        <span>
          {answered} of {core.length} answered
        </span>
      </div>
      <div className={styles.columns}>
        <Parts parts={partsOf(questions)} current={at} onGo={setAt} />
        {question ? (
          <section className={styles.question} aria-label={question.label}>
            <p className={styles.label}>
              {question.label}
              {question.isMore && ' · behind the deck, only if you want'}
            </p>
            <Answer key={question.key} question={question} isFirst={at === 0} onSave={save} onMove={move} />
            {question.pageUrl && (
              <figure className={styles.page}>
                <Picture src={question.pageUrl} alt={`Slide ${question.label}, as it is now`} />
                <figcaption>The slide as it is now</figcaption>
              </figure>
            )}
          </section>
        ) : (
          <section className={styles.question}>
            <h2>That is all.</h2>
            <p>Every document in the library says what you told. Open questions stay marked until you answer them.</p>
            <div className={styles.actions}>
              <Button onPress={() => move(-1)}>PREVIOUS</Button>
              <Link look="primary" to={paths.library}>
                GO TO ASSET LIBRARY
              </Link>
            </div>
          </section>
        )}
      </div>
    </div>
  );
};

/** One question at a time; what is answered is kept with the brand and used by every document. */
export const StoryPage = () => {
  const { data: questions, isPending, isError, refetch } = useQuery(storyQuery);
  return (
    <>
      <header className={styles.head}>
        <h1>Tell your story</h1>
        <p className={styles.lead}>
          Answer once: every document says it. What you skip stays a marked question, nothing is made up.
        </p>
        <Link to={paths.library}>Back to the library</Link>
      </header>
      {isPending && <Skeleton height={320} />}
      {isError && (
        <Banner level="error" action={<Button onPress={() => refetch()}>TRY AGAIN</Button>}>
          Your story could not be opened.
        </Banner>
      )}
      {questions && <Story questions={questions} />}
    </>
  );
};
