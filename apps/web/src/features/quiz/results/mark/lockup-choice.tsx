import type { LogoLockup, MarkSelection, OfferedMark } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { BlobImage } from '../../../../ui/blob-image.tsx';
import { RadioCard } from '../../../../ui/radio-card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { lockupQuery } from './mark-queries.ts';
import { MarkPicture } from './mark-picture.tsx';
import styles from './lockup-choice.module.css';

type Lockup = MarkSelection['lockup'];

const lockups = [
  { id: 'horizontal', label: 'Beside' },
  { id: 'stacked', label: 'Above' },
  { id: 'mark', label: 'Mark alone' },
] as const satisfies readonly { id: Lockup; label: string }[];

/** Pixels that a mark has to hold at. */
const sizes = [16, 24, 32] as const;

/** A drawing of the server's. */
const Drawing = ({ quizId, lockup, drawn }: { quizId: string; lockup: LogoLockup; drawn: string }) => {
  const { data } = useQuery(lockupQuery(quizId, lockup, drawn));
  return data ? <BlobImage blob={data} className={styles.drawing} alt="" /> : <span className={styles.waiting} />;
};

/** How the mark stands with the name, and how it looks as small as it has to hold. */
export const LockupChoice = ({
  mark,
  lockup,
  quizId,
  drawn,
  onChoose,
}: {
  mark: OfferedMark;
  lockup: Lockup;
  quizId: string;
  /** Names what the server has saved: another drawing is asked for when it changes. */
  drawn: string;
  onChoose: (lockup: Lockup) => void;
}) => {
  const group = useId();
  return (
    <div className={styles.both}>
      <fieldset className={styles.lockups}>
        <legend>
          <VisuallyHidden>How the mark stands with the name</VisuallyHidden>
        </legend>
        {lockups.map(({ id, label }) => (
          <RadioCard
            key={id}
            group={group}
            isChosen={id === lockup}
            onChoose={() => onChoose(id)}
            picture={<Drawing quizId={quizId} lockup={id} drawn={drawn} />}
          >
            <span className={styles.label}>{label}</span>
          </RadioCard>
        ))}
      </fieldset>
      <figure className={styles.sizes}>
        <div className={styles.small}>
          {sizes.map((size) => (
            <MarkPicture key={size} mark={mark} size={size} />
          ))}
          <span className={styles.tile}>
            <Drawing quizId={quizId} lockup="tile" drawn={drawn} />
          </span>
        </div>
        <figcaption className={styles.label}>16, 24, 32 px and as an app</figcaption>
      </figure>
    </div>
  );
};
