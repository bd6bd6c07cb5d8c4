import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { routeRules, type RouteName, type RouteRule } from '../apps/web/src/route-rules.ts';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, fillSignIn, join, type Person } from './people.ts';
import { headersOf } from './quiz.ts';
import { expect, test } from './test.ts';

inAHouseOfTheirOwn('every-route');

type Kind = 'anonymous' | 'founder' | 'expired' | 'staff' | 'admin';
/** What somebody meets at an address. */
type Meets =
  | 'nothing yet'
  | 'the screen'
  | 'sign-in'
  | 'the end of their subscription'
  | 'a refusal'
  | 'another screen';

const everybody: readonly Kind[] = ['anonymous', 'founder', 'expired', 'staff', 'admin'];
const signedIn: readonly Kind[] = ['founder', 'expired', 'staff', 'admin'];
const paying: readonly Kind[] = ['founder', 'staff', 'admin'];
const office: readonly Kind[] = ['staff', 'admin'];
const admin: readonly Kind[] = ['admin'];

/** Who is let in, by hand: what the table of the product comes to has to be the same (spec administration §2.1, 6). */
const letIn = {
  start: paying,
  quiz: paying,
  // whoever has an account is led to the quiz of that account
  begin: ['anonymous', ...paying],
  edit: paying,
  book: signedIn,
  bookColors: signedIn,
  bookIdentity: signedIn,
  // nobody here has a finished brand
  library: [],
  story: [],
  drive: signedIn,
  driveConsent: paying,
  expired: ['expired'],
  pricing: signedIn,
  subscribed: signedIn,
  tillCheckout: signedIn,
  tillPortal: signedIn,
  about: office,
  account: signedIn,
  subscription: signedIn,
  userInfo: signedIn,
  brands: paying,
  admin: office,
  adminUsers: office,
  adminBrain: admin,
  adminTiers: admin,
  adminSettings: admin,
  adminAgent: admin,
  adminKnowledgeBases: admin,
  adminKnowledgeDocuments: admin,
  adminMail: admin,
  adminUser: office,
  adminWaiting: office,
  adminDocuments: admin,
  adminCompanies: admin,
  adminColors: admin,
  adminAudit: admin,
  adminOverview: admin,
  manageBrand: office,
  register: signedIn,
  unauthorized: everybody,
  comingSoon: everybody,
  waitlist: everybody,
  error: everybody,
  shared: everybody,
  callback: everybody,
  unknown: everybody,
} as const satisfies Record<RouteName, readonly Kind[]>;

const REFUSED = '^(This page (is not open|is closed|is not switched on|opens a little later)|Nothing has expired)';

/** An address of the route: with something in the place of each name in it. */
const addressOf = (path: string): string =>
  path === '*' ? '/no/such/place' : path.replace('/:page?', '/1').replaceAll(/:\w+/g, randomUUID());

type Question = { path: string; title: string | undefined; refused: string; awaited?: Meets[] };

/**
 * What is on the page at one moment; with `awaited`, whether it is one of these. Asked inside the page: title and
 * headings belong together, or a page on its way is taken for there.
 */
const meets = ({ path, title, refused, awaited }: Question): Meets | boolean => {
  const headings = [...document.querySelectorAll('h1, h2')].map((one) => one.textContent);
  const met = (): Meets => {
    if (headings.length === 0) return 'nothing yet';
    if (headings.some((one) => new RegExp(refused).test(one))) return 'a refusal';
    if (document.title === 'Sign in · Signet') return 'sign-in';
    if (document.title === 'Subscription expired · Signet' && path !== '/expired')
      return 'the end of their subscription';
    return title === undefined || document.title === title ? 'the screen' : 'another screen';
  };
  return awaited ? awaited.includes(met()) : met();
};

const expected = (name: RouteName, kind: Kind): Meets[] => {
  const who: readonly Kind[] = letIn[name];
  // places that lead on: to the first page of the quiz, to the first tab, to where the sign-in began
  const leadsOn = ['start', 'quiz', 'edit', 'subscribed', 'account', 'admin', 'callback', 'unknown', 'tillCheckout'];
  if (who.includes(kind)) {
    if (name === 'unknown')
      return kind === 'anonymous'
        ? ['sign-in']
        : kind === 'expired'
          ? ['the end of their subscription']
          : ['the screen'];
    // where a sign-in began is known to the browser that began it; to any other it is a new beginning
    if (name === 'callback') return ['the screen', 'another screen', 'sign-in', 'the end of their subscription'];
    return leadsOn.includes(name) ? ['the screen', 'another screen'] : ['the screen'];
  }
  // a stranger who comes for nothing in particular is shown the front page
  if (kind === 'anonymous') return [name === 'start' ? 'the screen' : 'sign-in'];
  return kind === 'expired' && name !== 'expired' ? ['the end of their subscription'] : ['a refusal'];
};

/** Opens every address of the product as somebody, and compares what they meet with the table. */
const walk = async (page: Page, kind: Kind): Promise<void> => {
  for (const [name, rule] of Object.entries(routeRules) as [RouteName, RouteRule][]) {
    // A page that leads on by itself would cut the next address off. The stop is of the house, as about:blank is not:
    // each address would be drawn by a browser process of its own, which costs as much as two addresses.
    await page.goto('/config.json', { waitUntil: 'commit' });
    // what is met is waited for below; pictures and fonts need not be there
    await page.goto(addressOf(rule.path), { waitUntil: 'commit' });
    // looked at with every frame: `expect.poll` looks after 100, 350, 850 ms, and most pages are there in between
    const question: Question = { path: rule.path, title: rule.title, refused: REFUSED };
    const awaited = expected(name, kind);
    const isMet = await page.waitForFunction(meets, { ...question, awaited }).then(
      () => true,
      () => false,
    );
    const met = isMet ? '' : await page.evaluate(meets, question).catch(() => 'nothing that stays');
    expect(isMet, `${name} (${rule.path}) as ${kind}: ${awaited.join(' or ')}, not ${String(met)}`).toBe(true);
  }
};

const post = async (page: Page, path: string, data: object): Promise<void> => {
  const answer = await page.request.post(path, { headers: await headersOf(page), data });
  expect(answer.ok()).toBe(true);
};
/** As the administration lists them. */
const idOf = async (office: Page, { email }: Person): Promise<string> => {
  const path = `/api/auth/users?limit=5&offset=0&search=${encodeURIComponent(email)}`;
  const answer = await office.request.get(path, { headers: await headersOf(office) });
  const [{ _id }] = ((await answer.json()) as { records: [{ _id: string }] }).records;
  return _id;
};

const people: Partial<Record<Kind, Person>> = {};

test('the house has a founder, one whose subscription has run out, staff and an administrator', async ({
  page,
  elsewhere,
}) => {
  await asAdministrator(page);
  for (const kind of ['founder', 'expired', 'staff'] as const) {
    const theirs = await (await elsewhere()).newPage();
    const person = await join(theirs);
    people[kind] = person;
    const change =
      kind === 'staff'
        ? { role: 'staff' }
        : kind === 'expired'
          ? { subscription: { expiration: '2020-01-01T00:00:00.000Z' } }
          : undefined;
    if (change) await post(page, '/api/auth/users/users', { users: [{ _id: await idOf(page, person), ...change }] });
  }
  await post(page, '/api/settings/featureFlags', { name: 'enableSubscriptions', value: true });
});

for (const kind of everybody) {
  test(`every address as ${kind}`, async ({ page, trouble }) => {
    test.setTimeout(600_000);
    // made-up ids are found nowhere
    trouble.expect(/status of 40[0134]|status of 409/);
    const person = people[kind];
    if (kind === 'admin') await asAdministrator(page);
    else if (person) {
      await page.goto('/team/userInfo');
      await fillSignIn(page, person);
      await expect(page.getByLabel('Account Email')).toHaveValue(person.email);
    }
    await walk(page, kind);
  });
}
