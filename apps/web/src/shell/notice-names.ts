/** Modals that `?notice=` opens (spec administration §2.4). */
export const noticeNames = ['support', 'welcomeToBeta', 'betaCancelled'] as const;
export type NoticeName = (typeof noticeNames)[number];

/** The modal that a query asks for, or null. */
export const noticeOf = (query: URLSearchParams): NoticeName | null =>
  noticeNames.find((name) => name === query.get('notice')) ?? null;

/** The address that opens a notice over a screen, which keeps all else that its own says. */
export const noticePath = (name: NoticeName, { pathname, search }: { pathname: string; search: string }): string => {
  const query = new URLSearchParams(search);
  query.set('notice', name);
  return `${pathname}?${query}`;
};

/**
 * The path of an address without the parameter; everything else of it stays. `//elsewhere` would be another site to
 * the router, so slashes at its head become one.
 */
export const withoutNotice = (address: string): string => {
  const url = new URL(address);
  url.searchParams.delete('notice');
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
};
