import type { Theme } from '@signet/theme';
import type { Passkey } from '../passkeys.ts';
import type { OpenSession } from '../sessions.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { faultSummary, primary, textField, type Fault } from './parts.ts';
import { passkeyForm } from './passkey-form.ts';
import { appSteps, codeField } from './second-factor-pages.ts';

export type OwnAccount = {
  theme: Theme;
  email: string;
  /** Whether the password was shown a moment ago; without it nothing can be changed but sessions ended. */
  isFresh: boolean;
  hasFactor: boolean;
  /** Whether the house asks for one: then it is not turned off. */
  mustHaveFactor: boolean;
  codesLeft: number;
  /** What would be put into an app. */
  secret: string;
  passkeys: readonly Passkey[];
  creation: object;
  sessions: readonly OpenSession[];
  faults: readonly Fault[];
};

const ADD = '/oidc/account/passkeys';
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const on = (date: Date): string => day.format(date);
const quiet = (label: string): Html => html`<button class="button" type="submit">${label}</button>`;
const act = (path: string, label: string, id?: string): Html =>
  html`<form method="post" action="/oidc/account/${path}" novalidate>
    ${id !== undefined && html`<input type="hidden" name="id" value="${id}" />`} ${quiet(label)}
  </form>`;

const confirm = ({ email, hasFactor, faults }: OwnAccount): Html =>
  html`<p class="lead">To change anything here, show first that it is you.</p>
    <form method="post" action="/oidc/account/confirm" novalidate>
      <input
        class="hidden"
        type="email"
        name="email"
        value="${email}"
        autocomplete="username"
        tabindex="-1"
        aria-hidden="true"
        readonly
      />
      ${textField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', faults })}
      ${hasFactor && codeField(faults, 'Code', { focused: false })} ${primary('Go on')}
    </form>`;

const passkeySection = ({ passkeys, creation, isFresh }: OwnAccount): Html =>
  html`<section>
    <h2>Passkeys</h2>
    <p>Sign in with your fingerprint, your face or a key instead of the password.</p>
    ${
      passkeys.length > 0 &&
      html`<ul class="things">
        ${passkeys.map(
          ({ id, name, createdAt, usedAt }) =>
            html`<li>
              <span
                >${name}<small>Since ${on(createdAt)}${usedAt !== null && html`, last used ${on(usedAt)}`}</small></span
              >
              ${isFresh && act('passkeys/remove', 'Remove', id)}
            </li>`,
        )}
      </ul>`
    }
    ${isFresh && passkeyForm({ kind: 'make', action: ADD, options: creation, label: 'Add a passkey' })}
  </section>`;

const factorSection = (account: OwnAccount): Html => {
  const { hasFactor, mustHaveFactor, codesLeft, isFresh, secret, email, faults } = account;
  const now = hasFactor
    ? html`<p>On. ${codesLeft} recovery codes are left.${mustHaveFactor && ' This Signet asks for it.'}</p>
        ${isFresh && act('codes', 'New recovery codes')}
        ${isFresh && !mustHaveFactor && act('second-factor/remove', 'Turn it off')}`
    : html`<p>Off. With it, signing in by password asks for a code from your phone as well.</p>
        ${
          isFresh &&
          html`${appSteps(secret, email)}
            <form method="post" action="/oidc/account/second-factor" novalidate>
              ${codeField(faults, 'Code that the app shows now', { focused: false, takes: 'figures' })}
              ${primary('Turn it on')}
            </form>`
        }`;
  return html`<section>
    <h2>Authenticator app</h2>
    ${now}
  </section>`;
};

const sessionSection = ({ sessions }: OwnAccount): Html =>
  html`<section>
    <h2>Where you are signed in</h2>
    <ul class="things">
      ${sessions.map(
        ({ id, device, since, seenAt, isThis }) =>
          html`<li>
            <span
              >${device}<small
                >${isThis ? `This one, since ${on(since)}` : `Since ${on(since)}, last seen ${on(seenAt)}`}</small
              ></span
            >
            ${!isThis && act('sessions/end', 'Sign out', id)}
          </li>`,
      )}
    </ul>
    ${sessions.length > 1 && act('sessions/end', 'Sign out everywhere else', 'others')}
  </section>`;

/** How somebody signs in, and where they are signed in. */
export const ownAccountPage = (account: OwnAccount): string =>
  page({
    title: 'How you sign in',
    theme: account.theme,
    faulty: account.faults.length > 0,
    body: html`<h1>How you sign in</h1>
      <p class="lead">${account.email}</p>
      ${faultSummary(account.faults)} ${!account.isFresh && confirm(account)} ${passkeySection(account)}
      ${factorSection(account)} ${sessionSection(account)}
      <p class="other"><a href="/team/userInfo">Back to Signet</a></p>`,
  });
