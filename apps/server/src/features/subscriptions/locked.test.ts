import { allows, personOf } from '@signet/brand';
import {
  bookReader,
  brandFinisher,
  chatAccess,
  features,
  templateTypes,
  tierKeys,
  type Access,
  type Feature,
  type TemplateType,
} from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { templates } from '../asset-library/templates.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  const { db } = house.database;
  await db.updateTable('feature_flags').set({ value: 'true' }).where('name', '=', 'chatbot.enabled').execute();
});
afterAll(() => house.close());

/** What each tier opens, written down once more: flow decisions, "People, tiers, time". */
const opens: Record<(typeof tierKeys)[number], readonly Feature[]> = {
  free: ['brandQuiz.canComplete', 'brandBook.enabled', 'showSubscribeAsUpgrade'],
  founder: features.filter((one) => one !== 'showSubscribeAsUpgrade'),
  studio: features.filter((one) => one !== 'showSubscribeAsUpgrade'),
  waitlist: [],
};

/** A template of a tab; the sample, which everybody has, is none of these. */
const templateOf = (type: TemplateType): string => templates.find((one) => one.type === type)?.id ?? 'none';

type Locked = { what: string; access: Access; feature: Feature; method: 'GET' | 'POST'; path: string; body?: object };

/** What is locked, and a call that asks for it. */
const locked: Locked[] = [
  {
    what: 'finishing a brand',
    access: brandFinisher,
    feature: 'brandQuiz.canComplete',
    method: 'POST',
    path: '/api/brandedAssets/generateAllLogos',
    body: {},
  },
  { what: 'the brand book', access: bookReader, feature: 'brandBook.enabled', method: 'GET', path: '/api/brands' },
  ...(Object.keys(templateTypes) as TemplateType[]).map((type): Locked => {
    const { feature } = templateTypes[type];
    return {
      what: `documents of the tab ${type}`,
      access: { who: 'user', expiry: 'unexpired', feature },
      feature,
      method: 'POST',
      path: '/api/brandedAssets/assetLibrary/generateDocumentFromTemplate',
      body: { kitId: 'any', templateId: templateOf(type), type, context: 'assetLibrary' },
    };
  }),
  {
    what: 'the strategist',
    access: chatAccess,
    feature: 'chat.enabled',
    method: 'POST',
    path: '/api/agents/general/session',
    body: { useDraft: false },
  },
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
    const answer = await house.ask(one.method, one.path, { as: person, ...(one.body && { body: one.body }) });
    // whoever is let in may be told that there is no brand yet, or no agent
    const isLocked = ['featureMissing', 'subscriptionExpired'].includes(answer.json().errorCode);
    expect(!isLocked, answer.body).toBe(due);
  });
});
