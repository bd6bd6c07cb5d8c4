import { allows, personOf } from '@signet/brand';
import { bookReader, brandFinisher, features, tierKeys, type Access, type Feature } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/** What each tier opens, written down once more: flow decisions, "People, tiers, time". */
const opens: Record<(typeof tierKeys)[number], readonly Feature[]> = {
  free: ['brandQuiz.canComplete', 'brandBook.enabled', 'showSubscribeAsUpgrade'],
  founder: features.filter((one) => one !== 'showSubscribeAsUpgrade'),
  studio: features.filter((one) => one !== 'showSubscribeAsUpgrade'),
  waitlist: [],
};

/** What is locked, and a call that asks for it where there is one. */
const locked: { what: string; access: Access; feature: Feature; call?: ['GET' | 'POST', string] }[] = [
  {
    what: 'finishing a brand',
    access: brandFinisher,
    feature: 'brandQuiz.canComplete',
    call: ['POST', '/api/brandedAssets/generateAllLogos'],
  },
  { what: 'the brand book', access: bookReader, feature: 'brandBook.enabled', call: ['GET', '/api/brands'] },
  ...features
    .filter((one) => one.startsWith('assetLibrary') || one === 'chat.enabled')
    .map((feature) => ({ what: feature, access: { who: 'user', expiry: 'unexpired', feature } as const, feature })),
];

const past = new Date(Date.now() - 86_400_000);
const table = tierKeys.flatMap((tier) =>
  locked.flatMap((one) =>
    [true, false].flatMap((isOn) => [false, true].map((isPast) => ({ tier, isOn, isPast, ...one }))),
  ),
);

describe('each tier, each locked thing, subscriptions on and off, before and after the end', () => {
  it.each(table)('$tier, $what, on: $isOn, after the end: $isPast', async ({ tier, isOn, isPast, ...one }) => {
    const { db } = house.database;
    const flag = db.updateTable('feature_flags').set({ value: String(isOn) });
    await flag.where('name', '=', 'enableSubscriptions').execute();
    const person = await house.person({ tier, expiration: isPast ? past : null });
    const asked = one.access.who === 'user' ? one.access.expiry : 'any';
    const due = opens[tier].includes(one.feature) && !(isOn && isPast && asked === 'unexpired');

    // as the guards of the browser ask: of what validation answers
    const validation = (await house.ask('GET', '/api/auth/flow/validate', { as: person })).json();
    const { featureFlags } = (await house.ask('GET', '/api/settings/featureFlags', { as: person })).json();
    const visitor = personOf(validation.user, {
      expired: validation.redirectTo === 'expired',
      flags: featureFlags,
    });
    expect(allows(one.access, visitor)).toBe(due);
    if (!one.call) return;
    const [method, url] = one.call;
    const answer = await house.ask(method, url, { as: person, ...(method === 'POST' && { body: {} }) });
    // whoever is let in may be told that there is no brand yet
    const isLocked = ['featureMissing', 'subscriptionExpired'].includes(answer.json().errorCode);
    expect(!isLocked, answer.body).toBe(due);
  });
});
