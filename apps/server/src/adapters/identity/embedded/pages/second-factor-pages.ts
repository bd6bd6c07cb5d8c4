import { encodeQR } from 'qr';
import type { Theme } from '@signet/theme';
import { totpAddress } from '../totp.ts';
import type { FormState } from './account-pages.ts';
import { html, Html } from './html.ts';
import { page } from './layout.ts';
import { faultSummary, primary, textField, type Fault } from './parts.ts';

/**
 * Where a recovery code may be typed as well a phone has to show letters: `figures` is for what an app shows alone.
 */
export const codeField = (
  faults: readonly Fault[],
  label: string,
  { focused = true, takes = 'any' }: { focused?: boolean; takes?: 'any' | 'figures' } = {},
): Html =>
  textField({
    name: 'code',
    label,
    type: 'text',
    autocomplete: 'one-time-code',
    ...(takes === 'figures' ? { inputmode: 'numeric' as const } : {}),
    focused,
    faults,
  });

/** The picture is ours, made of squares; nothing that somebody typed stands in it but as squares. */
const picture = (address: string): Html => new Html(encodeQR(address, 'svg', { border: 2 }));

/** What to put into the app: as a picture, as a link for a phone, and as letters. */
export const appSteps = (secret: string, email: string): Html =>
  html`<div class="app">
    <div class="code-picture" role="img" aria-label="Code to scan with an authenticator app">
      ${picture(totpAddress(secret, email))}
    </div>
    <p>
      Scan it with an authenticator app, <a href="${totpAddress(secret, email)}">open it on this device</a>, or type
      this key into it: <code>${(secret.match(/.{4}/g) ?? []).join(' ')}</code>
    </p>
  </div>`;

/** The second step of signing in. */
export const secondFactorPage = ({ theme, uid, faults }: FormState): string =>
  page({
    title: 'Your code',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Your code</h1>
      <p class="lead">The six-digit code that your authenticator app shows now, or one of your recovery codes.</p>
      ${faultSummary(faults)}
      <form method="post" action="/oidc/interaction/${uid}/second-factor" novalidate>
        ${codeField(faults, 'Code')} ${primary('Sign in')}
      </form>
      <p class="other"><a href="/oidc/interaction/${uid}/sign-in">Start again</a></p>`,
  });

/** Where the house asks for a second factor and there is none yet. */
export const setUpPage = ({ theme, uid, email, faults, secret }: FormState & { secret: string }): string =>
  page({
    title: 'A second step',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>A second step</h1>
      <p class="lead">This Signet asks for a code beside your password. It takes a minute to set up.</p>
      ${faultSummary(faults)} ${appSteps(secret, email)}
      <form method="post" action="/oidc/interaction/${uid}/set-up" novalidate>
        ${codeField(faults, 'Code that the app shows now', { takes: 'figures' })} ${primary('Turn it on')}
      </form>`,
  });

/** Shown once. */
export const recoveryCodesPage = ({
  theme,
  codes,
  onward,
}: {
  theme: Theme;
  codes: readonly string[];
  onward: string;
}): string =>
  page({
    title: 'Keep these codes',
    theme,
    body: html`<h1>Keep these codes</h1>
      <p class="lead">Each lets you in once when your app is gone. They are shown this one time: write them down.</p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <form method="post" action="${onward}" novalidate>${primary('I have them')}</form>`,
  });
