import { agentCalls, refusals, type ChatSource } from '@signet/contract';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { toasts } from '../ui/toast-queue.ts';
import { streamAnswer } from './chat-stream.ts';

/** One prompt and what became of it. */
export type Turn = {
  key: number;
  prompt: string;
  response: string;
  sources: readonly ChatSource[];
  state: 'writing' | 'answered' | 'stopped' | 'failed';
  /** What is said in place of an answer. */
  error?: string;
};

export type ChatState = {
  isOpen: boolean;
  isExpanded: boolean;
  /** Whether it is the draft that answers: staff try it. */
  isDraft: boolean;
  sessionId: string | undefined;
  /** A session is being opened. */
  isStarting: boolean;
  turns: readonly Turn[];
};

const closed: ChatState = {
  isOpen: false,
  isExpanded: false,
  isDraft: false,
  sessionId: undefined,
  isStarting: false,
  turns: [],
};
const type = { type: 'general' as const };

/** Refusals that say what to do; anything else is the specification's sentence. */
const tells = new Set(['tooManyRequests', 'chatBusy', 'agentNotPublished', 'featureMissing', 'switchedOff']);
const messageFor = (error: unknown, otherwise: string = refusals.chatFailed.message): string =>
  error instanceof ApiError && error.errorCode && tells.has(error.errorCode) ? error.message : otherwise;

const createChatStore = () => {
  let state = closed;
  let keys = 0;
  let writing: AbortController | undefined;
  let starting: Promise<string> | undefined;
  /** Counts conversations: what was asked for an earlier one is not taken for this. */
  let conversation = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ChatState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const change = (key: number, to: (turn: Turn) => Partial<Turn>): void =>
    set({ turns: state.turns.map((turn) => (turn.key === key ? { ...turn, ...to(turn) } : turn)) });

  const begin = (isDraft: boolean): Promise<string> => {
    const mine = (conversation += 1);
    const isMine = (): boolean => mine === conversation;
    const open = async (): Promise<string> => {
      try {
        const { sessionId } = await call(agentCalls.session, { params: type, body: { useDraft: isDraft } });
        if (isMine()) set({ sessionId });
        return sessionId;
      } finally {
        if (isMine()) {
          starting = undefined;
          set({ isStarting: false });
        }
      }
    };
    set({ isStarting: true });
    starting = open();
    return starting;
  };
  /** Opening starts a new session (spec administration §4.11); where that fails, the first prompt tries again. */
  const renew = (): void => {
    begin(state.isDraft).catch((error: unknown) => toasts.error(messageFor(error, 'Failed to reset chat')));
  };
  /** What is written or started for the conversation there was is for nobody any more. */
  const leave = (): void => {
    conversation += 1;
    starting = undefined;
    writing?.abort();
  };

  const write = async (key: number, prompt: string, signal: AbortSignal): Promise<void> => {
    const sessionId = state.sessionId ?? (await (starting ?? begin(state.isDraft)));
    for await (const event of streamAnswer({ sessionId, prompt }, signal)) {
      if (event.type === 'text') change(key, ({ response }) => ({ response: response + event.text }));
      if (event.type === 'source') change(key, ({ sources }) => ({ sources: [...sources, event.source] }));
      if (event.type === 'end') change(key, () => ({ state: 'answered' }));
      if (event.type === 'error') change(key, () => ({ state: 'failed', error: event.message }));
    }
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens it, with the conversation there was, else a new one. */
    open: (isDraft = false): void => {
      if (isDraft !== state.isDraft) leave();
      set(isDraft === state.isDraft ? { isOpen: true } : { ...closed, isDraft, isOpen: true });
      if (state.sessionId === undefined && !starting) renew();
    },
    hide: (): void => set({ isOpen: false }),
    expand: (isExpanded: boolean): void => set({ isExpanded }),
    /** Ends what is written and forgets the conversation here; it stays in the history. */
    end: (): void => {
      leave();
      set(closed);
    },
    reset: (): void => {
      leave();
      set({ sessionId: undefined, turns: [] });
      renew();
    },
    isWriting: () => state.turns.at(-1)?.state === 'writing',
    async send(prompt: string): Promise<void> {
      if (state.turns.at(-1)?.state === 'writing') return;
      const key = (keys += 1);
      writing = new AbortController();
      const { signal } = writing;
      set({ turns: [...state.turns, { key, prompt, response: '', sources: [], state: 'writing' }] });
      try {
        await write(key, prompt, signal);
      } catch (error) {
        change(key, () => (signal.aborted ? { state: 'stopped' } : { state: 'failed', error: messageFor(error) }));
      }
    },
    stop: (): void => writing?.abort(),
    /** Shows an earlier conversation, to be read and gone on with. */
    async resume(sessionId: string): Promise<void> {
      const { turns } = await call(agentCalls.conversation, { params: { ...type, sessionId } });
      leave();
      set({
        isStarting: false,
        sessionId,
        turns: turns.map(({ prompt, response, sources, status }) => ({
          key: (keys += 1),
          prompt,
          response,
          sources,
          state: status === 'answering' ? 'stopped' : status,
          ...(status === 'failed' && { error: refusals.chatFailed.message }),
        })),
      });
    },
  };
};

export const chat = createChatStore();

export const useChat = (): ChatState => useSyncExternalStore(chat.subscribe, chat.get);

/** A conversation as it is copied. */
export const asText = (turns: readonly Turn[]): string =>
  turns
    .map(({ prompt, response, sources, error }) =>
      [
        `You: ${prompt}`,
        `Strategist: ${response || error || 'Stopped.'}`,
        ...sources.map(({ number, title, place }) => `[${number}] ${title}, ${place}`),
      ].join('\n'),
    )
    .join('\n\n');
