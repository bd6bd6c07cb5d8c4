import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let administrator: Person;
let founder: Person;
beforeAll(async () => {
  house = await openTestHouse();
  administrator = await house.person({ role: 'admin' });
  founder = await house.person();
});
afterAll(() => house.close());

const flags = async () =>
  (await house.ask('GET', '/api/settings/featureFlags', { as: founder })).json().featureFlags as {
    name: string;
    value: unknown;
  }[];
const valueOf = async (name: string) => (await flags()).find((one) => one.name === name)?.value;
const set = (name: string, value: unknown) =>
  house.ask('POST', '/api/settings/featureFlags', { as: administrator, body: { name, value } });

it('the feature flags are rows with name, label, value and options, in the order of the settings page', async () => {
  expect(await flags()).toEqual([
    { name: 'brand.logo', label: 'Product logo', value: 'default', valueOptions: ['default', 'next'] },
    { name: 'support', label: 'Show GET SUPPORT', value: true, valueOptions: [true, false] },
    { name: 'chatbot.enabled', label: 'Chat strategist', value: false, valueOptions: [true, false] },
    { name: 'sideBarSubscribe', label: 'Subscribe button in the sidebar', value: false, valueOptions: [true, false] },
    { name: 'enableSubscriptions', label: 'Subscriptions', value: false, valueOptions: [true, false] },
    { name: 'pricingTableNumColumns', label: 'Columns of the pricing table', value: 2, valueOptions: [1, 2, 3, 4] },
    { name: 'designServices.text', label: 'Words about design services', value: '', valueOptions: [] },
    { name: 'designServices.link', label: 'Address of design services', value: '', valueOptions: [] },
    { name: 'openRegistration', label: 'Anybody may register', value: true, valueOptions: [true, false] },
    {
      name: 'requireSecondFactor',
      label: 'Who needs a second factor',
      value: 'nobody',
      valueOptions: ['nobody', 'staff', 'everybody'],
    },
  ]);
});

it.each([
  ['support', false],
  ['brand.logo', 'next'],
  ['pricingTableNumColumns', 3],
  ['designServices.text', 'Our designers finish what you began.'],
  ['designServices.link', 'https://studio.example/signet'],
  ['designServices.link', ''],
])('%s is set to %j for everybody', async (name, value) => {
  const answer = await set(name, value);
  expect(answer.json()).toMatchObject({ featureFlag: { name, value } });
  expect(await valueOf(name)).toBe(value);
  const noted = await house.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', administrator.id)
    .orderBy('at')
    .execute();
  expect(noted.at(-1)).toMatchObject({
    owner_id: null,
    act: 'POST /api/settings/featureFlags',
    about: { name, value },
  });
});

it.each([
  ['support', 'true'],
  ['support', 1],
  ['brand.logo', 'neon'],
  ['pricingTableNumColumns', 5],
  ['pricingTableNumColumns', '2'],
])('%s cannot become %j: the answer names what it can be, and it stays', async (name, value) => {
  const before = await flags();
  const answer = await set(name, value);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    message: 'This flag cannot have that value.',
    errorCode: 'unknownFlagValue',
    valueOptions: expect.any(Array),
  });
  expect(await flags()).toEqual(before);
});

it.each(['javascript:alert(1)', 'http://studio.example', 'studio.example', '//studio.example', 7])(
  'design services are never found at %j',
  async (value) => {
    expect((await set('designServices.link', value)).json()).toMatchObject({ errorCode: 'unknownFlagValue' });
    expect(await valueOf('designServices.link')).toBe('');
  },
);

it('a flag that is none is not found, and none is made', async () => {
  const before = await flags();
  expect((await set('brandBook.enabled', true)).statusCode).toBe(404);
  expect(await flags()).toEqual(before);
});

it("one's subscription is named as its tier is (spec administration §7.3)", async () => {
  const person = await house.person({ tier: 'studio' });
  expect((await house.ask('GET', '/api/subscriptions/details', { as: person })).json()).toEqual({
    tier: { key: 'studio', label: 'Studio' },
    standing: 'granted',
    managedSubscription: null,
  });
});

type Changed = { name: string; value: unknown; by: string | null; at: string };
const history = async (): Promise<Changed[]> =>
  (await house.ask('GET', '/api/settings/featureFlags/history', { as: administrator })).json().changes;

it('it is told who changed which flag when, also where other flags were changed more often since', async () => {
  const other = await house.person({ role: 'admin' });
  const began = Date.now();
  await set('chatbot.enabled', true);
  await house.ask('POST', '/api/settings/featureFlags', { as: other, body: { name: 'chatbot.enabled', value: false } });
  for (let times = 0; times < 201; times += 1) await set('support', times % 2 === 0);
  const changes = await history();
  const [last, before] = changes.filter(({ name }) => name === 'chatbot.enabled');
  expect([last?.value, last?.by, before?.value, before?.by]).toEqual([false, other.email, true, administrator.email]);
  expect(Date.parse(last?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(before?.at ?? ''));
  expect(Date.parse(before?.at ?? '')).toBeGreaterThanOrEqual(began);
  expect(changes.filter(({ name }) => name === 'support').length, 'of one that is changed often, the last').toBe(20);
  expect(
    changes.some(({ name }) => name === 'sideBarSubscribe'),
    'of one that nobody touched, nothing',
  ).toBe(false);
});
