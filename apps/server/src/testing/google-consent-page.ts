type Consent = (address: string, decision: 'allow' | 'allowPartly' | 'deny') => string | undefined;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page on which a founder gives access, as Google leads back from it: a code, or an error, beside the state. */
export const consentPage = (asked: URL, consent: Consent): string => {
  const way = (said: Record<string, string>): string => {
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.searchParams.get('state') ?? '');
    for (const [name, value] of Object.entries(said)) back.searchParams.set(name, value);
    return escaped(back.href);
  };
  const given = (decision: 'allow' | 'allowPartly'): string => {
    const code = consent(asked.href, decision);
    return way(code === undefined ? { error: 'invalid_request' } : { code, scope: decision, authuser: '0' });
  };
  return `<!doctype html><html lang="en"><title>Google Accounts</title><link rel="icon" href="data:,">
<main><h1>Signet wants access to your Google Account</h1>
<p><a href="${given('allow')}">Allow</a></p>
<p><a href="${given('allowPartly')}">Allow without the files</a></p>
<p><a href="${way({ error: 'access_denied' })}">Cancel</a></p></main></html>`;
};
