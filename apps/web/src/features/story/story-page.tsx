import { IconChevronDown } from '@tabler/icons-react';
import { libraryCalls, limits, type StoryQuestion } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { OWN } from '../../api/own-keys.ts';
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

type Part = { label: string; from: number; count: number; answered: number; isFirst: boolean; isMore: boolean };

/** Questions of one slide or paper that follow each other are a part, apart from the few that come first. */
const partsOf = (questions: readonly StoryQuestion[]): Part[] => {
  const parts: Part[] = [];
  questions.forEach(({ label, answer, isFirst, isMore }, at) => {
    const last = parts.at(-1);
    const told = answer === null ? 0 : 1;
    if (last?.label === label && last.isMore === isMore && last.isFirst === isFirst) {
      last.count += 1;
      last.answered += told;
    } else parts.push({ label, from: at, count: 1, answered: told, isFirst, isMore });
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

type PartsProps = { parts: readonly Part[]; current: number; onGo: (at: number) => void };

const PartList = ({ parts, current, onGo }: PartsProps) => (
  <ol className={styles.parts}>
    {parts.map(({ label, from, count, answered }) => (
      <li key={from}>
        <button
          type="button"
          className={styles.part}
          aria-current={current >= from && current < from + count ? 'step' : undefined}
          aria-label={`${label}, ${answered} of ${count} answered`}
          onClick={() => onGo(from)}
        >
          <span>{label}</span>
          <span className={styles.count}>
            {answered}/{count}
          </span>
        </button>
      </li>
    ))}
  </ol>
);

type FoldedProps = PartsProps & { label: string };

/** Parts that are shown to whoever asks for them, or is among them. */
const FoldedParts = ({ label, parts, current, onGo }: FoldedProps) => {
  const isHere = parts.some(({ from, count }) => current >= from && current < from + count);
  const [isOpen, setOpen] = useState<boolean>();
  const shows = isOpen ?? isHere;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={shows}
        aria-controls={id}
        onClick={() => setOpen(!shows)}
      >
        {label}
        <IconChevronDown className={styles.chevron} data-open={shows} size={18} aria-hidden="true" />
      </button>
      <div id={id} className={styles.others}>
        {shows && <PartList parts={parts} current={current} onGo={onGo} />}
      </div>
    </>
  );
};

/** The few that come first; the others, slide by slide, for whoever wants to go on; then what is behind the deck. */
const Parts = ({ parts, ...rest }: PartsProps) => (
  <nav className={styles.nav} aria-label="Parts of your story">
    <h2 className={styles.needed}>Needed first</h2>
    <PartList parts={parts.filter(({ isFirst }) => isFirst)} {...rest} />
    <h2 className={styles.needed}>As much as you like</h2>
    <FoldedParts label="Slide by slide" parts={parts.filter(({ isFirst, isMore }) => !isFirst && !isMore)} {...rest} />
    <FoldedParts label="Behind the deck" parts={parts.filter(({ isMore }) => isMore)} {...rest} />
  </nav>
);

/** The button that led here is gone: the keyboard goes on at the words that took its place. */
const focusOnMount = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** What stands between the few first questions and all the others. */
const Enough = ({ left, onMore, onBack }: { left: number; onMore: () => void; onBack: () => void }) => (
  <section className={styles.question} aria-labelledby="enough">
    <h2 id="enough" ref={focusOnMount} tabIndex={-1}>
      {left === 0 ? 'That is enough to begin with' : 'Those were the first questions'}
    </h2>
    <p>
      {left === 0
        ? 'Your decks, pages and posts have their headlines now. '
        : `${left === 1 ? 'One is' : `${left} are`} still open and can wait. `}
      Each slide has more to tell: answer what you like, whenever you like.
    </p>
    <div className={styles.actions}>
      <Button variant="quiet" onPress={onBack}>
        PREVIOUS
      </Button>
      <Button onPress={onMore}>GO ON, SLIDE BY SLIDE</Button>
      <Link look="primary" to={paths.library}>
        GO TO ASSET LIBRARY
      </Link>
    </div>
  </section>
);

const AllAsked = ({ onBack }: { onBack: () => void }) => (
  <section className={styles.question}>
    <h2 ref={focusOnMount} tabIndex={-1}>
      That is all.
    </h2>
    <p>Every document in the library says what you told. Open questions stay marked until you answer them.</p>
    <div className={styles.actions}>
      <Button onPress={onBack}>PREVIOUS</Button>
      <Link look="primary" to={paths.library}>
        GO TO ASSET LIBRARY
      </Link>
    </div>
  </section>
);

const isOpenQuestion = ({ answer }: StoryQuestion): boolean => answer === null;

const Story = ({ questions }: { questions: readonly StoryQuestion[] }) => {
  const client = useQueryClient();
  const first = questions.filter(({ isFirst }) => isFirst);
  const [at, setAt] = useState(() => {
    const open = questions.findIndex(isOpenQuestion);
    return open < 0 ? 0 : open;
  });
  // between the first questions and the others, each time that one passes there
  const [isPausing, setPausing] = useState(false);
  const isFirst = isPausing || at < first.length;
  // what is shown as answered are those of the list that one is in
  const counted = isFirst
    ? first
    : questions.filter((one) => !one.isFirst && one.isMore === (questions[at]?.isMore ?? true));
  const answered = counted.filter(({ answer }) => answer !== null).length;
  const question = questions[at];
  const go = (to: number): void => {
    setPausing(false);
    setAt(Math.min(questions.length, Math.max(0, to)));
  };
  const move = (by: 1 | -1): void => {
    if (by === 1 && at === first.length - 1) setPausing(true);
    else go(at + by);
  };

  const save = async (answer: string): Promise<boolean> => {
    if (!question) return false;
    try {
      await call(libraryCalls.answer, { body: { question: question.key, answer } });
      await client.invalidateQueries({ queryKey: [OWN, 'library'] });
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
        <progress value={answered} max={counted.length} aria-label="Questions answered" />
        <span>
          {answered} of {counted.length} answered
        </span>
      </div>
      <div className={styles.columns}>
        <Parts parts={partsOf(questions)} current={isPausing ? -1 : at} onGo={go} />
        {isPausing ? (
          <Enough
            left={first.filter(isOpenQuestion).length}
            onMore={() => go(first.length)}
            onBack={() => setPausing(false)}
          />
        ) : question ? (
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
          <AllAsked onBack={() => go(questions.length - 1)} />
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
          A few questions first, one at a time. Answer once: every document says it. What you skip stays a marked
          question, nothing is made up.
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
