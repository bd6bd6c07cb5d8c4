import type { OfferedMark } from '@signet/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './mark-nudges.module.css';

/** Milliseconds after the last step before a mark is drawn anew: whoever drags passes many places. */
const SETTLES = 180;

type ScaleProps = {
  label: string;
  at: number;
  of: number;
  /** What the ends are, least first. */
  ends: readonly [string, string];
  /** Settles with whether the place could be taken. */
  onMove: (to: number) => Promise<boolean>;
};

/** A few places between two ends; the thumb springs back where a place cannot be taken. */
const Scale = ({ label, at, of, ends, onMove }: ScaleProps) => {
  const id = useId();
  const [place, setPlace] = useState(at);
  const [known, setKnown] = useState(at);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // undone, redone, or another mark
  if (known !== at) {
    setKnown(at);
    setPlace(at);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const move = (to: number) => {
    setPlace(to);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void onMove(to).then((taken) => taken || setPlace(at)), SETTLES);
  };
  const share = of < 2 ? 0 : place / (of - 1);
  const says = share === 0 ? ends[0] : share === 1 ? ends[1] : `${place + 1} of ${of}`;
  return (
    <div className={styles.scale}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={of - 1}
        step={1}
        value={place}
        aria-valuetext={says}
        onChange={({ target }) => move(Number(target.value))}
      />
    </div>
  );
};

type LettersProps = { letters: readonly string[]; chosen: string; onChoose: (letter: string) => Promise<boolean> };

const Letters = ({ letters, chosen, onChoose }: LettersProps) => {
  const group = useId();
  return (
    <fieldset className={styles.letters}>
      <legend>Letter</legend>
      {letters.map((letter) => (
        <label key={letter}>
          <input
            type="radio"
            name={group}
            checked={letter === chosen}
            aria-label={letter === letter.toLowerCase() ? letter : `Capital ${letter}`}
            onChange={() => void onChoose(letter)}
          />
          <span aria-hidden="true">{letter}</span>
        </label>
      ))}
    </fieldset>
  );
};

export type Nudge = { weight?: number; round?: number; letters?: string };

/** What can be changed of the mark that is chosen, and what the gates say of it. */
export const MarkNudges = ({
  mark: { nudges, recipe, verdict },
  refused,
  onNudge,
}: {
  mark: OfferedMark;
  /** Why the last change was not made; undefined where it was. */
  refused: string | undefined;
  onNudge: (nudge: Nudge) => Promise<boolean>;
}) => (
  <div className={styles.nudges}>
    {nudges.weight.of > 1 && (
      <Scale
        label="Weight"
        ends={['lightest', 'heaviest']}
        {...nudges.weight}
        onMove={(weight) => onNudge({ weight })}
      />
    )}
    <Scale label="Roundness" ends={['as drawn', 'roundest']} {...nudges.round} onMove={(round) => onNudge({ round })} />
    {nudges.letters.length > 1 && (
      <Letters letters={nudges.letters} chosen={recipe.letters} onChoose={(letters) => onNudge({ letters })} />
    )}
    <p role="status" className={refused ? styles.refused : styles.clear}>
      {refused ? <IconAlertTriangle size={16} aria-hidden="true" /> : <IconCircleCheck size={16} aria-hidden="true" />}
      {refused ?? verdict}
    </p>
  </div>
);
