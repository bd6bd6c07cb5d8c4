const ORIGIN = 'https://here.invalid';

/** Where somebody comes back to who says nothing, or something that is no place of this app. */
const OTHERWISE = '/team/subscription';

/** A path of this app that somebody may be sent back to, with its query; whatever else is asked for is the account. */
export const safePath = (asked: string | undefined): string => {
  if (!asked?.startsWith('/')) return OTHERWISE;
  const url = URL.parse(asked, ORIGIN);
  if (!url || url.origin !== ORIGIN || /^\/(\/|(api|oidc|callback|subscribed)(\/|$))/.test(url.pathname))
    return OTHERWISE;
  return url.pathname + url.search;
};
