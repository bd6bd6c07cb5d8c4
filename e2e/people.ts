import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR } from './global-setup.ts';
import { signInByCalls } from './sign-in-by-calls.ts';
import { expect } from './test.ts';

/** Where people who have an account come in; strangers at / are shown the front page. */
export const DOOR = '/?sign-in';

export type Person = { email: string; password: string };

/** Somebody who was never here before. */
export const newcomer = (): Person => ({
  email: `founder-${randomUUID()}@example.com`,
  password: 'a lantern over the harbor',
});

/** The field that takes the password; the page's other words may name it too. */
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Fills in the sign-in page that is on screen. */
export const fillSignIn = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** From the sign-in page that is on screen to a new account. */
export const fillSignUp = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** Opens the product as a stranger and makes an account; ends on the welcome page. */
export const signUp = async (page: Page, person = newcomer()): Promise<Person> => {
  await page.goto(DOOR);
  await fillSignUp(page, person);
  await page.waitForURL('**/register');
  return person;
};

/** The line beside the terms' checkbox: what a person presses, since the box itself is drawn. */
export const termsLine = (page: Page): Locator => page.getByText('I agree to the Terms of Service');

/** Accepts the terms on the welcome page. */
export const register = async (page: Page): Promise<void> => {
  await termsLine(page).click();
  await page.getByRole('button', { name: 'I ACCEPT' }).click();
};

/** A new founder in front of an empty quiz. How one becomes that on screen is what newcomer.e2e.ts is about. */
export const join = async (page: Page): Promise<Person> => {
  const person = newcomer();
  await signInByCalls(page, 'sign-up', person);
  await page.goto('/quiz/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return person;
};

/** Opens the product signed out and signs in; ends at home: on the quiz, unless said otherwise. */
export const signIn = async (page: Page, person: Person, home = /\/quiz\/\d/): Promise<void> => {
  await page.goto(DOOR);
  await fillSignIn(page, person);
  await page.waitForURL(home);
};

/** The administrator whom the set-up made, on their account's page. */
export const asAdministrator = async (page: Page): Promise<void> => {
  await signInByCalls(page, 'sign-in', ADMINISTRATOR);
  await page.goto('/team/userInfo');
  await expect(page.getByLabel('Account Email')).toBeVisible();
};

/** Chooses an item of the sidebar, which small screens keep behind a button. */
export const chooseInMenu = async (page: Page, item: string): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('navigation', { name: 'Main' }).or(menu)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole(item === 'LOG OUT' ? 'button' : 'link', { name: item }).click();
};

/** Signs out; ends on the sign-in page. */
export const signOut = async (page: Page): Promise<void> => {
  await chooseInMenu(page, 'LOG OUT');
  await expect(page.getByRole('heading', { name: 'Four steps in.' })).toBeVisible();
};
