import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Milliseconds that a screen waits, at most, for what its first look shows. */
const PATIENCE = 150;

/**
 * Asks for what a first look shows where it is not there yet, or is known to be outdated. What is only old is shown as
 * it is, and the screen itself asks for what is newer.
 */
export const unlessThere = async <Data, Kept, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Kept, Key>,
): Promise<void> => {
  const state = queryClient.getQueryState(query.queryKey);
  if (state?.data === undefined || state.isInvalidated) await queryClient.prefetchQuery(query);
};

/**
 * Resolves once what a first look shows is there, failed, or slow: a screen that is drawn with it is drawn once, and
 * one that would wait for long is drawn without it. Never rejects: the screen itself says what failed.
 */
export const firstLook = async (...wanted: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.race([Promise.allSettled(wanted), new Promise((done) => setTimeout(done, PATIENCE))]);
};
