import { useQuery } from '@tanstack/react-query';
import type { Quiz } from '@signet/contract';
import { Button } from '../../../ui/button.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { industriesQuery } from '../quiz-queries.ts';
import styles from './position-field.module.css';
import { AS_USUAL, othersOf, positionWords } from './position-words.ts';

type Props = {
  quiz: Quiz;
  /** The founder's own position; null where the industry's norm counts. */
  standOut: number | null;
  /** How many competitors are chosen. */
  competitors: number;
  onChange: (standOut: number | null) => void;
};

/** Where nothing is known of the industry. */
const MIDDLE = 0.5;

/** How close the colors should stay to what is there already: the industry's norm until the founder says otherwise. */
export const PositionField = ({ quiz, standOut, competitors, onChange }: Props) => {
  const { data: industries, isPending } = useQuery(industriesQuery(quiz._id));
  const norm = industries?.find(({ _id }) => _id === quiz.industry)?.standOut;
  return (
    <section className={styles.position}>
      <Slider
        label="Fit in or stand out"
        description="How close should your colors stay to those of your competitors and your industry?"
        ends={['Fit in', 'Stand out']}
        mark={norm === undefined ? undefined : { at: norm, label: 'usual' }}
        value={standOut ?? norm ?? MIDDLE}
        isWaiting={isPending && standOut === null}
        says={standOut === null ? AS_USUAL : positionWords(standOut, othersOf(competitors))}
        onChange={onChange}
      />
      <div className={styles.back}>
        {standOut !== null && (
          <Button variant="quiet" onPress={() => onChange(null)}>
            Back to what is usual
          </Button>
        )}
      </div>
    </section>
  );
};
