import { markCalls, type MarkSelection, type OfferedMark } from '@signet/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { messageOf } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toasts } from '../../../../ui/toast-queue.ts';
import { LockupChoice } from './lockup-choice.tsx';
import styles from './mark-chooser.module.css';
import { MarkNudges, type Nudge } from './mark-nudges.tsx';
import { chosenMarkQuery, keyOf, marksQuery, type MarkGrounds } from './mark-queries.ts';
import { MarkRow } from './mark-row.tsx';

type MarkChooserProps = MarkGrounds & {
  /** Absent: the logo is the name alone. */
  selected: MarkSelection | undefined;
  /** What of it the server has saved, and so draws. */
  saved: MarkSelection | undefined;
  /** The letters of a mark that went when the name lost them. */
  dropped: string | undefined;
  /** What marks are shown in. */
  color: string;
  /** The face of the logo. */
  nameStyle: CSSProperties;
  onChoose: (selection: MarkSelection | undefined) => void;
};

/** Nearer than this a stranger may take one for the other. */
const CLEARLY_ANOTHER = 0.25;
/** A shorter name of an owner is a letter, and says nothing. */
const TELLING_NAME = 3;

const Nearest = ({ nearest, known }: { nearest: OfferedMark['nearest']; known: number }) => {
  if (!nearest) return null;
  const most = ` Of ${known.toLocaleString('en-US')} known marks, the most similar is`;
  if (nearest.distance < CLEARLY_ANOTHER) return `${most} ${nearest.name}’s: compare the two before you choose.`;
  return nearest.name.length < TELLING_NAME
    ? `${most} clearly different.`
    : `${most} ${nearest.name}’s, and it is clearly different.`;
};

/** What the marks were drawn from, no more than is there. */
const drawnFrom = (marks: readonly OfferedMark[]): string => {
  const has = (...families: OfferedMark['recipe']['family'][]) =>
    marks.some(({ recipe }) => families.includes(recipe.family));
  const also = [
    ...(has('thing', 'bearer') ? ['what your name says'] : []),
    ...(has('spoken') ? ['your keywords'] : []),
  ];
  return `Drawn from your own letters${also.length > 0 ? `, and from ${also.join(' and ')}` : ''}.`;
};

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {[0, 1, 2, 3, 4].map((one) => (
      <Skeleton key={one} height={112} />
    ))}
  </div>
);

/** The mark: drawn from the letters of the name, chosen, changed, or left out. */
export const MarkChooser = ({ selected, saved, dropped, color, nameStyle, onChoose, ...grounds }: MarkChooserProps) => {
  const { quizId, name } = grounds;
  const client = useQueryClient();
  // those of the font before stay in sight, dimmed, until the new ones are drawn
  const {
    data: set,
    isError,
    isPlaceholderData: areOld,
    refetch,
  } = useQuery({ ...marksQuery(grounds), placeholderData: keepPreviousData });
  const isDrawing = areOld || (!set && !isError);
  const { data: mark } = useQuery({
    ...chosenMarkQuery(quizId, selected, set),
    // one of the set is there without asking
    enabled: selected !== undefined && set !== undefined,
  });
  const [showsAll, setShowsAll] = useState(false);
  const [refused, setRefused] = useState<string>();
  const chosen = selected ? (mark ?? undefined) : null;

  const choose = (next: OfferedMark | null) => {
    setRefused(undefined);
    if (!next) return onChoose(undefined);
    const selection = { recipe: next.recipe, face: next.face, lockup: selected?.lockup ?? 'horizontal' } as const;
    client.setQueryData(chosenMarkQuery(quizId, selection, set).queryKey, next);
    return onChoose(selection);
  };

  const nudge = async (wanted: Nudge): Promise<boolean> => {
    if (!chosen) return false;
    const { recipe, face } = chosen;
    try {
      const answer = await call(markCalls.nudge, { body: { quizId, recipe, face, ...wanted } });
      if (answer.mark) choose(answer.mark);
      else setRefused(answer.verdict);
      return answer.mark !== undefined;
    } catch (error) {
      toasts.error(messageOf(error));
      return false;
    }
  };

  return (
    <section className={styles.chooser} aria-labelledby="your-mark" style={{ '--mark-color': color } as CSSProperties}>
      <div className={styles.head}>
        <h2 id="your-mark" className={styles.heading}>
          Your mark
        </h2>
        <p className={styles.intro}>
          {drawnFrom(set?.marks ?? [])}
          {set && !areOld && <Nearest nearest={(chosen ?? set.marks[0])?.nearest} known={set.known} />}
        </p>
        <span className={styles.state} aria-live="polite">
          {isDrawing && 'Drawing marks…'}
          {!isDrawing && set && chosen === null && 'No mark is chosen: your logo is the name alone.'}
        </span>
      </div>
      {dropped && (
        <Banner level="info">
          {`Your mark was drawn from “${dropped}”, which is no longer in the name, so it is gone. `}
          Here are marks of the new name.
        </Banner>
      )}
      {isError && (
        <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
          Your marks could not be drawn. Your name stands alone until then.
        </Banner>
      )}
      {!set && !isError && <Waiting />}
      {set && (
        <div className={styles.row} aria-busy={areOld} inert={areOld}>
          <MarkRow
            marks={set.marks}
            chosen={chosen}
            name={name}
            nameStyle={nameStyle}
            showsAll={showsAll}
            onShowAll={() => setShowsAll(true)}
            onChoose={choose}
          />
        </div>
      )}
      {chosen && selected && (
        <>
          <MarkNudges key={chosen.recipe.family} mark={chosen} refused={refused} onNudge={nudge} />
          <LockupChoice
            mark={chosen}
            lockup={selected.lockup}
            quizId={quizId}
            drawn={saved ? [name, ...grounds.fonts, color, keyOf(saved)].join(' ') : ''}
            onChoose={(lockup) => onChoose({ ...selected, lockup })}
          />
        </>
      )}
    </section>
  );
};
