import { recommendationCalls, quizCalls, timing, type ColorRecommendation } from '@signet/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { OWN_LASTING } from '../../../../api/own-keys.ts';
import { refreshBrand } from '../../../../brand/brand-queries.ts';
import { quizQuery } from '../../../../brand/own-quiz.ts';
import { Button } from '../../../../ui/button.tsx';
import { Slider } from '../../../../ui/slider.tsx';
import { toasts } from '../../../../ui/toast-queue.ts';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { AS_USUAL, othersOf, positionWords } from '../../competitors/position-words.ts';
import { industriesQuery } from '../../quiz-queries.ts';
import { capitalized } from '../choice/color-names.ts';
import type { Studio } from '../choice/use-studio.ts';
import styles from './dial.module.css';

/** Where nothing is known of the industry. */
const MIDDLE = 0.5;
/** Five stops. */
const STOP = 0.25;

const orderQuery = (quizId: string, setId: string, standOut: number) =>
  queryOptions({
    queryKey: [...OWN_LASTING, 'order', quizId, setId, standOut],
    queryFn: ({ signal }) => call(recommendationCalls.preview, { body: { quizId, standOut } }, { signal }),
    placeholderData: (before) => before,
    staleTime: Infinity,
  });

const nameOf = ({ names, kind }: ColorRecommendation): string =>
  names ? capitalized(`${names.p1.toLowerCase()} and ${names.a1.toLowerCase()}`) : (kind ?? 'Another scheme');

const move = (now: number, before: number | null): string => {
  if (before === null) return 'new';
  if (before === now) return now === 1 ? 'stays first' : 'stays';
  return now < before ? `up from ${before}` : `down from ${before}`;
};

/** Between fitting in and standing out: what would lead there is shown at once, and nothing is taken over unasked. */
export const Dial = ({ studio, onUsed }: { studio: Studio; onUsed: () => void }) => {
  const client = useQueryClient();
  const { quiz, recommendations } = studio;
  const { data: industries, isPending } = useQuery(industriesQuery(quiz._id));
  const norm = industries?.find(({ _id }) => _id === quiz.industry)?.standOut;
  const here = quiz.standOut ?? norm ?? MIDDLE;
  const [turned, setTurned] = useState<number>();
  const wanted = Math.round((turned ?? here) / STOP) * STOP;
  // as page 2 says it of the same place
  const isUsual = turned === undefined && quiz.standOut === undefined;
  const asked = useDebounced(wanted, timing.competitorSearchDebounce);
  const { data, isError } = useQuery({
    ...orderQuery(quiz._id, recommendations._id, asked),
    enabled: turned !== undefined,
  });
  const order =
    turned === undefined || !data
      ? recommendations.colorRecommendations.colors
          .filter(({ orderIndex }) => orderIndex >= 0)
          .slice(0, 3)
          .map((color, place) => ({ color, before: place + 1 }))
      : data.order;
  const rank = async (standOut: number | null) => {
    const { version } = client.getQueryData(quizQuery.queryKey) ?? quiz;
    const saved = await call(quizCalls.save, { body: { _id: quiz._id, version, standOut } });
    client.setQueryData(quizQuery.queryKey, saved);
    await refreshBrand(client, quiz._id);
  };
  const tell = (error: unknown) => void toasts.error(messageOf(error));
  const use = async () => {
    try {
      await rank(wanted);
      // the order is an answer, not a choice: the page's own undo does not reach it
      const putBack = () => void rank(quiz.standOut ?? null).catch(tell);
      toasts.success('Your schemes are in that order now.', { label: 'Put it back', onPress: putBack });
      onUsed();
    } catch (error) {
      tell(error);
    }
  };
  return (
    <section className={styles.dial} aria-label="Fit in or stand out">
      <Slider
        label="Fit in or stand out"
        description="Move it to see which color schemes would come first."
        ends={['Fit in', 'Stand out']}
        mark={norm === undefined ? undefined : { at: norm, label: 'usual' }}
        value={turned ?? here}
        isWaiting={isPending && quiz.standOut === undefined}
        says={isUsual ? AS_USUAL : positionWords(wanted, othersOf(quiz.competitors?.length ?? 0))}
        onChange={setTurned}
      />
      {isError && <p role="alert">The order could not be worked out just now.</p>}
      <ol className={styles.order} aria-label="What would come first">
        {order.map(({ color, before }, place) => (
          <li key={color.key}>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.chip} aria-hidden="true">
              <span style={{ backgroundColor: color.colors.p1 }} />
              <span style={{ backgroundColor: color.colors.a1 }} />
            </span>
            <span className={styles.name}>{nameOf(color)}</span>
            <span className={styles.move}>{turned !== undefined && data && move(place + 1, before)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="quiet" isDisabled={turned === undefined} onPress={() => setTurned(undefined)}>
          Reset
        </Button>
        <Button variant="primary" isDisabled={turned === undefined || !data} onPress={use}>
          RANK THIS WAY
        </Button>
      </div>
      <p className={styles.note}>Colors that you chose yourself stay, as “Your choice”.</p>
    </section>
  );
};
