import { DEFAULT_MESSAGE, madeFileCalls, type MadeFilesStatus, type RefusalCode } from '@signet/contract';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** Milliseconds between two looks, by the place in the queue: who is far back need not look often. */
const LOOK_AGAIN = { soon: 400, later: 2000 };
const SOON = 3;
/** Looks that may fail in a row, because a connection or a server is gone for a moment. */
const MOST_FAILURES = 5;

type Watching = { onStatus: (status: MadeFilesStatus) => void; signal: AbortSignal };

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });

const look = async (id: string, { signal }: Watching): Promise<MadeFilesStatus> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call(madeFileCalls.status, { params: { id } }, { signal });
    } catch (error) {
      if (signal.aborted || failures === MOST_FAILURES) throw error;
      await pause(LOOK_AGAIN.later, signal);
    }
  }
};

/** What a making that failed says, as the call would have said it that had waited for it. */
const failureOf = ({ message, errorCode }: MadeFilesStatus): ApiError =>
  new ApiError(message ?? DEFAULT_MESSAGE, { status: 500, errorCode: (errorCode ?? undefined) as RefusalCode });

/**
 * Has files made and looks until they are there. What another tab asked for in their place is waited for instead.
 * Throws what `begin` throws, and an ApiError in the server's words when they cannot be made.
 */
export const untilMade = async (begin: () => Promise<MadeFilesStatus>, watching: Watching): Promise<void> => {
  let status = await begin();
  for (;;) {
    watching.onStatus(status);
    if (status.status === 'complete') return;
    if (status.status === 'failed') throw failureOf(status);
    await pause(status.place > SOON ? LOOK_AGAIN.later : LOOK_AGAIN.soon, watching.signal);
    status = status.status === 'superseded' ? await begin() : await look(status.id, watching);
  }
};
