import type { IncomingMessage, ServerResponse } from 'node:http';

/** Follows what happens for one request through statements and jobs, on whichever node they run. */
export type Tracing = {
  /** Until the response is closed; `within` is what it does. */
  request: (
    one: { request: IncomingMessage; response: ServerResponse; id: string; route: string },
    within: () => void,
  ) => void;
  /** One job; `from` is what `current` said where it was begun. */
  job: <Result>(
    one: { name: string; id: string; from: string | undefined },
    work: () => Promise<Result>,
  ) => Promise<Result>;
  /** One statement, by its first word and without what it asks for; to be called when it has ended. */
  statement: (text: string) => (error?: unknown) => void;
  /** Where we are, as a `traceparent` (W3C Trace Context); undefined outside of any request or job. */
  current: () => string | undefined;
  /** Sends what was gathered. */
  close: () => Promise<void>;
};
