import { hash } from 'node:crypto';

/**
 * What a page needs to ask the browser for a passkey: nothing but this, and only where a form says so. Without script,
 * or in a browser without passkeys, the form stays hidden and the password does.
 */
const text = `(() => {
  const can = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
  if (!can) return;
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    const { kind, options } = JSON.parse(form.dataset.passkey);
    const said = form.querySelector('[role="status"]');
    const ask = () =>
      kind === 'make'
        ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
        : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      said.textContent = '';
      try {
        const credential = await ask();
        form.elements.namedItem('response').value = JSON.stringify(credential);
        form.submit();
      } catch {
        said.textContent = kind === 'make' ? 'No passkey was made.' : 'No passkey was used.';
      }
    });
  }
})();
`;

/** The one script of the sign-in pages. Its address changes with its content. */
export const passkeyScript = {
  path: '/oidc/passkey.js',
  href: `/oidc/passkey.js?v=${hash('sha256', text, 'hex').slice(0, 10)}`,
  text,
};
