import { useId, useState } from 'react';
import { AnswerText } from './answer-text.tsx';
import styles from './chat-turn.module.css';
import type { Turn } from './chat-store.ts';

const Typing = () => (
  <p className={styles.typing} role="status">
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span className={styles.typingWords}>Looking it up…</span>
  </p>
);

/** What an answer rests on, each to be opened where it is named. */
const Sources = ({
  sources,
  opened,
  onOpen,
  idOf,
}: {
  sources: Turn['sources'];
  opened: number | null;
  onOpen: (number: number | null) => void;
  idOf: (number: number) => string;
}) => (
  <ul className={styles.sources} aria-label="Sources">
    {sources.map(({ number, title, place, text }) => (
      <li key={number}>
        <button
          type="button"
          id={idOf(number)}
          className={styles.sourceTitle}
          aria-expanded={opened === number}
          onClick={() => onOpen(opened === number ? null : number)}
        >
          <b>{number}</b>
          <span>
            {title}
            <small>{place}</small>
          </span>
        </button>
        {opened === number && <p className={styles.passage}>{text}</p>}
      </li>
    ))}
  </ul>
);

/** A prompt and its answer: typing, response or error (spec administration §2.11). */
export const ChatTurn = ({ turn }: { turn: Turn }) => {
  const [opened, setOpened] = useState<number | null>(null);
  const id = useId();
  const idOf = (number: number) => `${id}-${number}`;
  const { prompt, response, sources, state, error } = turn;
  const show = (number: number): void => {
    setOpened(number);
    document.getElementById(idOf(number))?.focus();
  };
  return (
    <li className={styles.turn}>
      <p className={styles.prompt}>{prompt}</p>
      {state === 'writing' && response === '' && <Typing />}
      {response !== '' && (
        <div className={styles.response}>
          <AnswerText text={response} known={new Set(sources.map(({ number }) => number))} onSource={show} />
          {sources.length > 0 && <Sources sources={sources} opened={opened} onOpen={setOpened} idOf={idOf} />}
        </div>
      )}
      {state === 'stopped' && <p className={styles.note}>Stopped.</p>}
      {state === 'failed' && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
};
