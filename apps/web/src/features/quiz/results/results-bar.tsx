import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, memo, useRef, useState } from 'react';
import type { RecommendationSet } from '@signet/contract';
import type { ResultsTab } from '../../../paths.ts';
import { SampleDeck } from '../../../documents/sample-deck.tsx';
import { Button } from '../../../ui/button.tsx';
import { withoutCustomColors } from './choice/custom-colors.ts';
import { canStep, limitOf, movedOn, placeInWords, placeOf, stepped, type Direction } from './choice/stepping.ts';
import { listsForStep, useChoiceState, type Studio } from './choice/use-studio.ts';
import { Finish } from './finish.tsx';
import { LoseColors, WillLoseColors } from './lose-colors.tsx';
import styles from './results-bar.module.css';

const aboutOf = { preview: 'other', colors: 'other', type: 'fonts', kit: 'kit' } as const;

/** A step of everything that the tab moves; more is fetched first where the lists end (spec results §4). */
const useStepping = (tab: ResultsTab, studio: Studio) => {
  const client = useQueryClient();
  const { kinds } = movedOn[tab];
  const movesColor = kinds.some((kind) => kind === 'color');
  const move = (set: RecommendationSet, direction: Direction) => {
    const { choices } = studio;
    const before = choices.current().brandQuizSelections;
    const after = stepped(set, before, kinds, direction);
    if (after === before) return;
    choices.choose(aboutOf[tab], { brandQuizSelections: after, ...(movesColor && withoutCustomColors) });
  };
  // at once where nothing has to be fetched: a button that waits would be drawn twice more
  return (direction: Direction): void | Promise<void> => {
    const lists = direction === 'next' ? listsForStep(client, studio, kinds) : studio.recommendations;
    if (!(lists instanceof Promise)) return move(lists, direction);
    return lists.then((set) => set && move(set, direction));
  };
};

const arrows = { previous: IconArrowLeft, next: IconArrowRight } as const;

/** One of the two steps; asks first where custom colors would go (spec results §4). */
const Step = ({ direction, tab, studio }: { direction: Direction; tab: ResultsTab; studio: Studio }) => {
  const step = useStepping(tab, studio);
  const button = useRef<HTMLButtonElement>(null);
  const [asks, setAsks] = useState(false);
  const { selections, recommendations } = studio;
  const { kinds, label } = movedOn[tab];
  const loses = selections.useCustomSelections && kinds.some((kind) => kind === 'color');
  const can = canStep(recommendations, selections.brandQuizSelections, kinds, direction);
  const Arrow = arrows[direction];
  const word = direction === 'next' ? 'NEXT' : 'PREVIOUS';
  const face = (
    <Button
      ref={button}
      className={styles.step}
      isDisabled={!can}
      aria-label={`${word} ${label}`}
      onPress={() => (loses ? setAsks(true) : step(direction))}
      {...(loses && { 'aria-haspopup': 'dialog' })}
    >
      {direction === 'previous' && <Arrow size={18} aria-hidden="true" />}
      <span className={styles.word}>
        {word} {label}
      </span>
      {direction === 'next' && <Arrow size={18} aria-hidden="true" />}
    </Button>
  );
  if (!loses) return face;
  return (
    <>
      <WillLoseColors>{face}</WillLoseColors>
      <LoseColors
        trigger={button}
        isOpen={asks}
        onOpenChange={setAsks}
        goOn={direction === 'next' ? 'Next' : 'Previous'}
        onGoOn={() => step(direction)}
      />
    </>
  );
};

const Place = ({ tab, studio: { selections, recommendations } }: { tab: ResultsTab; studio: Studio }) => {
  const [leading] = movedOn[tab].kinds;
  const place = placeOf(selections.brandQuizSelections, leading);
  const customized = leading === 'color' && selections.useCustomSelections;
  return <output className={styles.place}>{placeInWords(place, limitOf(recommendations, leading), customized)}</output>;
};

const Stepping = ({ tab, studio }: { tab: ResultsTab; studio: Studio }) => (
  <div className={styles.stepping}>
    <Step direction="previous" tab={tab} studio={studio} />
    <Place tab={tab} studio={studio} />
    <Step direction="next" tab={tab} studio={studio} />
  </div>
);

/** What does not change with the brand is not drawn anew with it. */
const [StillDeck, StillFinish] = [memo(SampleDeck), memo(Finish)];

const Saving = ({ studio }: { studio: Studio }) => {
  const { isSaving } = useChoiceState(studio.choices);
  const hasMark = studio.selections.brandQuizSelections.markSelection !== undefined;
  const makes = hasMark ? 'Makes your files.' : 'Makes your files, without a mark.';
  const says = isSaving ? ['Keeping your choice.'] : [makes, 'You can still edit after.'];
  return (
    <>
      <p className={styles.note} aria-hidden={isSaving}>
        {says.map((sentence, at) => (
          <Fragment key={sentence}>
            {at > 0 && ' '}
            <span>{sentence}</span>
          </Fragment>
        ))}
      </p>
      <StillDeck context="quizResultsPage" quizId={studio.selections.quizId} beforehand={studio.choices.settled} />
      <StillFinish isReady onSettled={studio.choices.settled} />
    </>
  );
};

/** Stepping by tab on the left, SAVE with what it does on the right (spec results §2). */
export const ResultsBar = ({ tab, studio }: { tab: ResultsTab; studio: Studio | undefined }) => (
  <footer className={styles.bar}>
    <div className={styles.buttons}>
      {studio ? <Stepping tab={tab} studio={studio} /> : <span />}
      <div className={styles.save}>{studio ? <Saving studio={studio} /> : <Finish isReady={false} />}</div>
    </div>
  </footer>
);
