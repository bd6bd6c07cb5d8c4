import { useSyncExternalStore } from 'react';
import { replace, type MiddlewareFunction } from 'react-router';
import { noticeOf, withoutNotice, type NoticeName } from './notice-names.ts';

let open: NoticeName | null = null;
const listeners = new Set<() => void>();

const set = (name: NoticeName | null): void => {
  open = name;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const closeNotice = (): void => set(null);

/** The notice that is open, or null. */
export const useOpenNotice = (): NoticeName | null => useSyncExternalStore(subscribe, () => open);

/**
 * Opens the notice that an address asks for and goes on to the same address without the parameter. Taken here, before
 * any route's own redirect could lose it.
 */
export const takeNotice: MiddlewareFunction = ({ request }, next) => {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('notice')) return next();
  set(noticeOf(searchParams));
  throw replace(withoutNotice(request.url));
};
