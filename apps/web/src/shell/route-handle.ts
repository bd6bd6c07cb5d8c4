import { useMatches } from 'react-router';

/** What a route says of itself besides who may see it. A child's title wins over its parent's. */
export type RouteHandle = {
  title?: string;
  tracksPageView?: boolean;
  /** Needs the width of the sidebar: it is a bar with a menu there, as on small screens. */
  isWide?: boolean;
};

const handlesOf = (matches: readonly { handle: unknown }[]): RouteHandle[] =>
  matches.map((match) => (match.handle ?? {}) as RouteHandle);

/** The title of the innermost route that has one. */
export const titleOf = (handles: readonly RouteHandle[]): string =>
  handles.findLast((handle) => handle.title)?.title ?? 'Signet';

/** Sent unless one route on the way says no. */
export const tracksPageView = (handles: readonly RouteHandle[]): boolean =>
  handles.every((handle) => handle.tracksPageView !== false);

/** What the routes on screen say. */
export const useRouteHandles = (): RouteHandle[] => handlesOf(useMatches());
