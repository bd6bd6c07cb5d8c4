/** Where a browser keeps its single sign-on. */
export const SSO_STORED = 'signet.sso';

/** What the page's address names, if anything. */
const asked = (): string | null => new URLSearchParams(location.search).get('sso');

/** The single sign-on of this visit; its part of the app is loaded only for those who have one. */
export const ssoOfVisit = async () => {
  const key = asked();
  if (key === null && localStorage.getItem(SSO_STORED) === null) return undefined;
  const { chosenSso } = await import('./sso.ts');
  return chosenSso(key);
};
