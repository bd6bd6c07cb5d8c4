import type { Theme } from '@signet/theme';
import { inWords } from '../form.ts';
import { html, type Html } from './html.ts';
import { page } from './layout.ts';
import { primaryLink } from './parts.ts';

type Notice = { title: string; lines: (string | Html)[]; action: string; detail?: string | undefined };

const notice = (theme: Theme, { title, lines, action, detail }: Notice): string =>
  page({
    title,
    theme,
    body: html`<h1>${title}</h1>
      ${lines.map((line) => html`<p class="lead">${line}</p>`)} ${primaryLink(action, '/?sign-in')}
      ${detail !== undefined && html`<p class="detail">${detail}</p>`}`,
  });

export const expiredPage = (theme: Theme): string =>
  notice(theme, {
    title: 'This page has expired',
    lines: ['It was open for a long time, or you have already gone on from it. Nothing was lost.'],
    action: 'Start again',
  });

export const notSignedInPage = (theme: Theme): string =>
  notice(theme, {
    title: 'Sign in first',
    lines: ['This page is about how you sign in, so it has to know who you are.'],
    action: 'Sign in',
  });

export const deadLinkPage = (theme: Theme): string =>
  notice(theme, {
    title: 'This link no longer works',
    lines: [
      'Each link works once, for 60 minutes, and only the newest one counts. You can ask for another on the ' +
        'sign-in page.',
    ],
    action: 'Go to sign in',
  });

export const tooManyPage = (theme: Theme, retryAfterSeconds: number): string =>
  notice(theme, {
    title: 'One moment, please',
    lines: [`That was a lot of tries in a short time. Please wait ${inWords(retryAfterSeconds)} and try again.`],
    action: 'Start again',
  });

export const foreignFormPage = (theme: Theme): string =>
  notice(theme, {
    title: 'This form came from elsewhere',
    lines: ['For your safety we only take forms from our own pages. Nothing was changed.'],
    action: 'Start again',
  });

export const unreadablePage = (theme: Theme): string =>
  notice(theme, {
    title: 'We could not read that',
    lines: ['Something in the form was not as we sent it, or too long. Nothing was changed.'],
    action: 'Start again',
  });

export const notFoundPage = (theme: Theme): string =>
  notice(theme, {
    title: 'There is no such page',
    lines: ['The address may have been shortened on its way to you.'],
    action: 'Go to Signet',
  });

export const unavailablePage = (theme: Theme): string =>
  notice(theme, {
    title: 'Signing in is resting',
    lines: ['A service this needs is not answering. Nothing was lost; please try again in a moment.'],
    action: 'Try again',
  });

export const brokenPage = (theme: Theme, requestId?: string): string =>
  notice(theme, {
    title: 'Something went wrong on our side',
    lines: ['Nothing was lost. Please try again; if it stays, tell us the number below.'],
    action: 'Try again',
    detail: requestId,
  });

/** An authorization request that the issuer refuses. `detail` is for whoever set up the app that sent it. */
export const refusedPage = (theme: Theme, detail: string): string =>
  notice(theme, {
    title: 'This sign-in could not be completed',
    lines: ['The app that sent you here asked for something that is not possible.'],
    action: 'Start again',
    detail,
  });

export const signedOutPage = (theme: Theme): string =>
  notice(theme, {
    title: 'You are signed out',
    lines: ['Your answers are saved and will be here when you come back.'],
    action: 'Sign in',
  });

/** Shown when nothing proves that the app itself asked. `form` is the issuer's, with its one-time secret in it. */
export const signOutPage = (theme: Theme, form: Html): string =>
  page({
    title: 'Sign out?',
    theme,
    body: html`<h1>Sign out?</h1>
      <p class="lead">Your answers are saved and will be here when you come back.</p>
      ${form}
      <div class="choices">
        <button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button
        ><a class="button secondary" href="/">Stay signed in</a>
      </div>`,
  });
