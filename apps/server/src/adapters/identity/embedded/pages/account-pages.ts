import type { Theme } from '@signet/theme';
import { PASSWORD_LENGTH } from '../password-rules.ts';
import { html } from './html.ts';
import { page } from './layout.ts';
import { faultSummary, primary, primaryLink, textField, type Fault } from './parts.ts';

/** A form as it is shown: what was typed (never a password) and what is wrong with it. */
export type FormState = { theme: Theme; uid: string; email: string; faults: readonly Fault[] };

const PASSWORD_HINT = `At least ${PASSWORD_LENGTH.least} characters. A few unrelated words work well.`;
const at = (uid: string, step: string): string => `/oidc/interaction/${uid}/${step}`;

export const signInPage = ({ theme, uid, email, faults }: FormState): string =>
  page({
    title: 'Sign in',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Sign in</h1>
      ${faultSummary(faults)}
      <form method="post" action="${at(uid, 'sign-in')}" novalidate>
        ${textField({
          name: 'email',
          label: 'E-mail',
          type: 'email',
          autocomplete: 'username',
          value: email,
          focused: email === '',
          faults,
        })}
        ${textField({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          focused: email !== '',
          faults,
        })}
        <p class="aside-link"><a href="${at(uid, 'forgot-password')}">Forgot your password?</a></p>
        ${primary('Sign in')}
      </form>
      <p class="other">New to Signet? <a href="${at(uid, 'sign-up')}">Create an account</a></p>`,
  });

export const signUpPage = ({ theme, uid, email, faults }: FormState): string =>
  page({
    title: 'Create your account',
    theme,
    faulty: faults.length > 0,
    body: html`<h1>Create your account</h1>
      ${faultSummary(faults)}
      <form method="post" action="${at(uid, 'sign-up')}" novalidate>
        ${textField({
          name: 'email',
          label: 'E-mail',
          type: 'email',
          autocomplete: 'username',
          value: email,
          focused: email === '',
          faults,
        })}
        ${textField({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: PASSWORD_HINT,
          focused: email !== '',
          faults,
        })}
        ${primary('Create account')}
      </form>
      <p class="other">
        Already have an account? <a href="${at(uid, 'sign-in')}">Sign in</a> or
        <a href="${at(uid, 'forgot-password')}">reset the password</a>
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
        ${textField({
          name: 'email',
          label: 'E-mail',
          type: 'email',
          autocomplete: 'username',
          value: email,
          focused: true,
          faults,
        })}
        ${primary('Send the link')}
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
}: Omit<FormState, 'faults'> & { minutes: number; mailDelivers: boolean }): string =>
  page({
    title: 'Check your e-mail',
    theme,
    body: html`<h1>Check your e-mail</h1>
      <p class="lead">
        If <strong>${email}</strong> has an account, a link to choose a new password is on its way. It works once, for
        ${minutes} minutes.
      </p>
      ${
        !mailDelivers &&
        html`<p class="lead">
          This Signet does not send mail yet: its letters wait in the outbox, where an administrator can read them to
          you.
        </p>`
      }
      <p class="other">
        Nothing there? Look in the spam folder, or <a href="${at(uid, 'forgot-password')}">send it again</a>.
      </p>
      <p class="other"><a href="${at(uid, 'sign-in')}">Back to sign in</a></p>`,
  });

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
        ${textField({
          name: 'password',
          label: 'New password',
          type: 'password',
          autocomplete: 'new-password',
          hint: PASSWORD_HINT,
          focused: true,
          faults,
        })}
        ${primary('Save the password')}
      </form>`,
  });

export const passwordSavedPage = (theme: Theme): string =>
  page({
    title: 'Your password is saved',
    theme,
    body: html`<h1>Your password is saved</h1>
      <p class="lead">Sign in with it from now on.</p>
      ${primaryLink('Sign in', '/')}`,
  });
