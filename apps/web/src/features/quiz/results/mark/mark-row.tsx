import type { OfferedMark } from '@signet/contract';
import { IconCheck } from '@tabler/icons-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { RadioCard } from '../../../../ui/radio-card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { keyOf } from './mark-queries.ts';
import { MarkPicture } from './mark-picture.tsx';
import styles from './mark-row.module.css';

/** How large a mark is drawn where it is one of several. */
const SIZE = 72;
/** Of different families, before more are asked for. */
const AT_FIRST = 3;
/** Of those that wait behind the last card, so many are drawn on it. */
const PREVIEWED = 9;

type CardProps = {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  children: ReactNode;
  picture: ReactNode;
};

const Card = ({ group, isChosen, onChoose, title, children, picture }: CardProps) => {
  const [titleId, reasonId] = [useId(), useId()];
  return (
    <RadioCard
      group={group}
      isChosen={isChosen}
      onChoose={onChoose}
      labelledBy={titleId}
      describedBy={reasonId}
      className={styles.card}
      picture={
        <>
          {picture}
          {isChosen && (
            <span className={styles.chosen}>
              <IconCheck size={14} aria-hidden="true" />
            </span>
          )}
        </>
      }
    >
      <span id={titleId} className={styles.title}>
        {title}
      </span>
      <span id={reasonId} className={styles.reason}>
        {children}
      </span>
    </RadioCard>
  );
};

/**
 * What is most worth saying of each mark in one line: the keyword that it serves, in words that none before it has,
 * else how it is built.
 */
const reasonsInRow = (marks: readonly OfferedMark[]): string[] => {
  const said = new Set<string>();
  return marks.map(({ reasons }) => {
    const fresh = reasons.filter(({ sentence }) => !said.has(sentence));
    const sentence = (fresh.find(({ kind }) => kind === 'form') ?? fresh[0] ?? reasons[0])?.sentence ?? '';
    said.add(sentence);
    return sentence;
  });
};

type RowProps = {
  marks: readonly OfferedMark[];
  /** The one that is chosen; null where the name stands alone, undefined until it is known. */
  chosen: OfferedMark | null | undefined;
  name: string;
  /** The face of the logo, in which the name would stand alone. */
  nameStyle: CSSProperties;
  showsAll: boolean;
  onShowAll: () => void;
  onChoose: (mark: OfferedMark | null) => void;
};

/** Those to choose from: the first few, with the chosen one among them, or all. */
const shownOf = (
  marks: readonly OfferedMark[],
  chosen: OfferedMark | null | undefined,
  showsAll: boolean,
): readonly OfferedMark[] => {
  const shown = showsAll ? marks : marks.slice(0, AT_FIRST);
  const isThere = !chosen || shown.some((one) => keyOf(one) === keyOf(chosen));
  return isThere ? shown : [chosen, ...(showsAll ? marks : marks.slice(0, AT_FIRST - 1))];
};

/** Marks side by side, and the honest choice of none: one of them is chosen. */
export const MarkRow = ({ marks, chosen, name, nameStyle, showsAll, onShowAll, onChoose }: RowProps) => {
  const group = useId();
  const shown = shownOf(marks, chosen, showsAll);
  const reasons = reasonsInRow(shown);
  const waiting = marks.filter((one) => !shown.includes(one));
  return (
    <fieldset className={styles.row}>
      <legend>
        <VisuallyHidden>Mark</VisuallyHidden>
      </legend>
      {shown.map((mark, at) => (
        <Card
          key={keyOf(mark)}
          group={group}
          isChosen={chosen ? keyOf(mark) === keyOf(chosen) : false}
          onChoose={() => onChoose(mark)}
          title={mark.title}
          picture={<MarkPicture mark={mark} size={SIZE} />}
        >
          {reasons[at]}
        </Card>
      ))}
      <Card
        group={group}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
        title="No mark"
        picture={
          <span className={styles.name} style={nameStyle}>
            {name}
          </span>
        }
      >
        A good name set well may be enough.
      </Card>
      {waiting.length > 0 && (
        <Button className={styles.more} onPress={onShowAll}>
          <span className={styles['several-field']}>
            <span className={styles.several}>
              {waiting.slice(0, PREVIEWED).map((mark) => (
                <MarkPicture key={keyOf(mark)} mark={mark} size={22} />
              ))}
            </span>
          </span>
          <span className={styles.title}>{waiting.length} more</span>
          <span className={styles.reason}>Other ideas from the same letters.</span>
        </Button>
      )}
    </fieldset>
  );
};
