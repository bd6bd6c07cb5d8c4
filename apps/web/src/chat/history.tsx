import { agentCalls, DEFAULT_MESSAGE } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { saidOr } from '../api/api-error.ts';
import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '../ui/icon-button.tsx';
import { toasts } from '../ui/toast-queue.ts';
import { chat } from './chat-store.ts';
import styles from './history.module.css';

const params = { type: 'general' as const };

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );

/** The founder's earlier conversations, to be read, gone on with or deleted. */
export const History = ({ onChosen }: { onChosen: () => void }) => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['chatSessions'],
    queryFn: async ({ signal }) => (await call(agentCalls.sessions, { params }, { signal })).sessions,
    staleTime: 0,
  });
  const resume = (sessionId: string) =>
    chat.resume(sessionId).then(onChosen, (error: unknown) => toasts.error(saidOr(error, DEFAULT_MESSAGE)));
  const forget = (sessionId: string) =>
    call(agentCalls.forget, { params: { ...params, sessionId } }).then(
      () => {
        if (chat.get().sessionId === sessionId) chat.reset();
        return refetch();
      },
      (error: unknown) => void toasts.error(saidOr(error, DEFAULT_MESSAGE)),
    );
  if (isError) return <p className={styles.none}>Your conversations could not be loaded.</p>;
  if (data?.length === 0) return <p className={styles.none}>No conversations yet.</p>;
  return (
    <ul className={styles.list} aria-label="Earlier conversations" aria-busy={data === undefined}>
      {data?.map(({ sessionId, title, at }) => (
        <li key={sessionId}>
          <button type="button" className={styles.open} onClick={() => void resume(sessionId)}>
            {title}
            <small>{dayOf(at)}</small>
          </button>
          <IconButton label={`Delete “${title}”`} onPress={() => void forget(sessionId)}>
            <IconTrash size={18} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};
