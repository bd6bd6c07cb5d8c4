import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Runs what belongs to one request, or to a job that it began, under that request's id. */
export const underRequest = <Result>(id: string, work: () => Result): Result => ids.run(id, work);

/** The id of the request that this happens for; undefined for what happens by itself. */
export const currentRequestId = (): string | undefined => ids.getStore();
