import type { Theme } from '@signet/theme';
import { PASSWORD_LENGTH } from '../password-rules.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { passkeyForm } from './passkey-form.ts';
import { faultSummary, primary, primaryLink, textField, type Fault } from './parts.ts';

/** A form as it is shown: what was typed (never a password) and what is wrong with it. */
export type FormState = { theme: Theme; uid: string; email: string; faults: readonly Fault[] };

const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters. A few unrelated words work well.`;
const at = (uid: string, step: string): string => `/oidc/interaction/${uid}/${step}`;

type Shown = Pick<FormState, 'email' | 'faults'>;
/** The e-mail comes first; a browser's keeper of passwords knows it as the name. It has the focus while it is empty. */
const emailField = ({ email, faults }: Shown, focused = email === ''): Html =>
  textField({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, focused, faults });
const passwordField = ({ email, faults }: Shown): Html =>
  textField({
    name: 'password',
    label: 'Password',
    type: 'password',
    autocomplete: 'current-password',
    focused: email !== '',
    faults,
  });
const newPasswordField = ({ faults }: Pick<FormState, 'faults'>, label: string, focused: boolean): Html =>
  textField({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: PASSWORD_HINT,
    focused,
    faults,
  });
/** For the keeper of passwords, where the address is settled. */
const settledEmail = (email: string): Html =>
  html`<input
    class="hidden"
    type="email"
    name="email"
    value="${email}"
    autocomplete="username"
    tabindex="-1"
    aria-hidden="true"
    readonly
  />`;

type SignIn = FormState & {
  /** What a browser that knows passkeys is asked. */
  passkey?: object;
  lead?: string | undefined;
};

export const signInPage = ({ theme, uid, email, faults, passkey, lead }: SignIn): string =>
  page({
    title: 'Sign in',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Sign in</h1>
      ${lead !== undefined && html`<p class="lead">${lead}</p>`} ${faultSummary(faults)}
      <form method="post" action="${at(uid, 'sign-in')}" novalidate>
        ${emailField({ email, faults })} ${passwordField({ email, faults })}
        <p class="aside-link"><a href="${at(uid, 'forgot-password')}">Forgot your password?</a></p>
        ${primary('Sign in')}
      </form>
      ${
        passkey &&
        passkeyForm({ kind: 'use', action: at(uid, 'passkey'), options: passkey, label: 'Sign in with a passkey' })
      }
      <p class="other">New to Signet? <a href="${at(uid, 'sign-up')}">Create an account</a></p>`,
  });

/** Asks for the e-mail and a password, or, where letters are delivered, for the e-mail to send a code to. */
export const signUpPage = ({ theme, uid, email, faults }: FormState, asks: 'password' | 'letter'): string =>
  page({
    title: 'Create your account',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Create your account</h1>
      ${asks === 'letter' && html`<p class="lead">Tell us your e-mail. We will send you a code to go on with.</p>`}
      ${faultSummary(faults)}
      <form method="post" action="${at(uid, 'sign-up')}" novalidate>
        ${emailField({ email, faults }, email === '' || asks === 'letter')}
        ${asks === 'password' && newPasswordField({ faults }, 'Password', email !== '')}
        ${primary(asks === 'letter' ? 'Send me a code' : 'Create account')}
      </form>
      <p class="other">
        Already have an account? <a href="${at(uid, 'sign-in')}">Sign in</a> or
        <a href="${at(uid, 'forgot-password')}">reset the password</a>
      </p>`,
  });

/** The same for every address, so that it says nothing about who has an account. */
export const confirmSignUpPage = ({ theme, uid, email, faults, minutes }: FormState & { minutes: number }): string =>
  page({
    title: 'Check your e-mail',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Check your e-mail</h1>
      <p class="lead">We sent a letter to <strong>${email}</strong>. Its code works for ${minutes} minutes.</p>
      ${faultSummary(faults)}
      <form method="post" action="${at(uid, 'sign-up/code')}" novalidate>
        ${settledEmail(email)}
        ${textField({
          name: 'code',
          label: 'Code from the letter',
          type: 'text',
          autocomplete: 'one-time-code',
          inputmode: 'numeric',
          focused: true,
          faults,
        })}
        ${newPasswordField({ faults }, 'Choose a password', false)} ${primary('Create account')}
      </form>
      <p class="other">
        Nothing there? Look in the spam folder, or <a href="${at(uid, 'sign-up')}">send another</a>.
      </p>`,
  });

export const forgotPasswordPage = ({ theme, uid, email, faults }: FormState): string =>
  page({
    title: 'Reset your password',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Reset your password</h1>
      <p class="lead">Tell us your e-mail. We will send you a link to choose a new password.</p>
      ${faultSummary(faults)}
      <form method="post" action="${at(uid, 'forgot-password')}" novalidate>
        ${emailField({ email, faults }, true)} ${primary('Send the link')}
      </form>
      <p class="other"><a href="${at(uid, 'sign-in')}">Back to sign in</a></p>`,
  });

/** The same for every address, so that it says nothing about who has an account. */
export const letterSentPage = ({
  theme,
  uid,
  email,
  minutes,
  mailDelivers,
}: Omit<FormState, 'faults'> & { minutes: number; mailDelivers: boolean }): string => {
  const heading = mailDelivers ? 'Check your e-mail' : 'Ask an administrator';
  return page({
    title: heading,
    theme,
    body: html`<h1>${heading}</h1>
      <p class="lead">
        If <strong>${email}</strong> has an account, a link to choose a new password
        ${mailDelivers ? 'is on its way' : 'has been written'}. It works once, for ${minutes} minutes.
      </p>
      ${
        !mailDelivers &&
        html`<p class="lead">
          This Signet does not send mail yet: its letters wait in the outbox, where an administrator can read them to
          you.
        </p>`
      }
      <p class="other">
        ${mailDelivers ? 'Nothing there? Look in the spam folder, or' : 'The administrator finds none? Then'}
        <a href="${at(uid, 'forgot-password')}">${mailDelivers ? 'send it again' : 'ask for another'}</a>.
      </p>
      <p class="other"><a href="${at(uid, 'sign-in')}">Back to sign in</a></p>`,
  });
};

export const newPasswordPage = ({
  theme,
  token,
  email,
  faults,
}: {
  theme: Theme;
  token: string;
  email: string;
  faults: readonly Fault[];
}): string =>
  page({
    title: 'Choose a new password',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Choose a new password</h1>
      <p class="lead">For ${email}. Everyone who is signed in with this account will be signed out.</p>
      ${faultSummary(faults)}
      <form method="post" action="/oidc/reset" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${settledEmail(email)} ${newPasswordField({ faults }, 'New password', true)} ${primary('Save the password')}
      </form>`,
  });

export const passwordSavedPage = (theme: Theme): string =>
  page({
    title: 'Your password is saved',
    theme,
    body: html`<h1>Your password is saved</h1>
      <p class="lead">Sign in with it from now on.</p>
      ${primaryLink('Sign in', '/?sign-in')}`,
  });
