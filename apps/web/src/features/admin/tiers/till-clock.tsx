import { tillCalls } from '@signet/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { config } from '../../../shell/config.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import styles from './tiers.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;
const steps = [
  { label: '1 day later', days: 1 },
  { label: '1 week later', days: 7 },
  { label: '1 month later', days: 31 },
] as const;

const clockQuery = queryOptions({
  queryKey: ['tillClock'],
  queryFn: ({ signal }) => call(tillCalls.clock, {}, { signal }),
  staleTime: 0,
});

const instants = new Intl.DateTimeFormat(navigator.language, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const Clock = () => {
  const client = useQueryClient();
  const { data } = useQuery(clockQuery);
  if (!data) return null;
  const move = async (to: string | null): Promise<void> => {
    try {
      client.setQueryData(clockQuery.queryKey, await call(tillCalls.moveClock, { body: { to } }));
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  const later = (days: number) => new Date(Date.parse(data.now) + days * DAY_MS).toISOString();
  return (
    <section className={styles.clock} aria-labelledby="till-clock">
      <h2 id="till-clock" className={styles.clockTitle}>
        Clock for trying out subscriptions
      </h2>
      <p role="status">
        {instants.format(new Date(data.now))} UTC{data.isMoved && ', ahead of the real time'}
      </p>
      <p className={styles.clockHint}>
        Trials, renewals and expiry of everybody here go by it. Going back to the real time does not undo what has
        happened.
      </p>
      <div className={styles.clockTools}>
        {steps.map(({ label, days }) => (
          <Button key={days} onPress={() => move(later(days))}>
            {label}
          </Button>
        ))}
        {data.isMoved && (
          <Button variant="quiet" onPress={() => move(null)}>
            Back to the real time
          </Button>
        )}
      </div>
    </section>
  );
};

/** The clock that subscriptions go by; only the built-in test till has one to move. */
export const TillClock = () => (config().stripe.key ? null : <Clock />);
