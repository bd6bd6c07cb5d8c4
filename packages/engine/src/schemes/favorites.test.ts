import { checkBrain } from '@signet/brain';
import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { isKin, placements, prominenceOf } from './favorites.ts';
import { rankSchemes } from './index.ts';

const checked = checkBrain(await readTables());
if (!checked.ok) throw new Error('The default brain does not pass its check.');
const { brain } = checked;
const { colorFamilies } = brain;
const named = (...ids: string[]) => colorFamilies.filter(({ _id }) => ids.includes(_id));
const rolesOf = (id: string) => new Set(placements(named(id)).flatMap((held) => Object.keys(held)));

test('any one or two favorites can be held at once, each as it is, the most prominent way first', () => {
  const pairs = colorFamilies.flatMap((one, at) => [[one], ...colorFamilies.slice(0, at).map((other) => [one, other])]);
  for (const pair of pairs) {
    const ways = placements(pair);
    expect(ways.length).toBeGreaterThan(0);
    for (const held of ways) expect(Object.values(held).toSorted()).toEqual(pair.map(({ hex }) => hex).toSorted());
    const order = ways.map(prominenceOf);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
  }
});

test('yellow and amber are accents, navy is a main or secondary color, ivory the ground, white the ground or the white', () => {
  expect(rolesOf('lemon')).toEqual(new Set(['a1', 'a2']));
  expect(rolesOf('amber')).toEqual(new Set(['a1', 'a2']));
  expect(rolesOf('navy')).toEqual(new Set(['p1', 's1', 'p2']));
  expect(rolesOf('ivory')).toEqual(new Set(['n3']));
  expect(rolesOf('white')).toEqual(new Set(['n3', 'w1']));
});

test.each([['mint', 'blush'], ['ivory', 'white'], ['silver', 'gray'], ['black', 'charcoal'], ['rose', 'blush']])('%s and %s together still get 30 schemes', (one, other) => {
  const answers = { favoriteColors: [one, other], dislikedColors: [], keywords: [], industry: '', lifecycle: '' };
  const schemes = rankSchemes({ seed: 'pair', brain, answers, companyName: 'Acme', coverage: () => true });
  expect(schemes).toHaveLength(30);
  for (const { colors } of schemes) for (const { hex } of named(one, other)) expect(Object.values(colors)).toContain(hex);
});

test.each([
  ['sky', ['clean', 'calm', 'hopeful']],
  ['mint', ['tender', 'nurturing', 'safe']],
  ['rose', ['sophisticated', 'romantic', 'delicate']],
])('where %s can only be an accent, the first scheme has a main color of its hue', (favorite, keywords) => {
  const [family] = named(favorite);
  const answers = { favoriteColors: [favorite], dislikedColors: [], keywords, industry: '', lifecycle: '' };
  const [first] = rankSchemes({ seed: 'kin', brain, answers, companyName: 'Acme', coverage: () => true });
  expect(family && first && isKin({}, first.colors.p1, family)).toBe(true);
});

test('a gray is of no hue', () => {
  const [sky] = named('sky');
  expect(sky && isKin({}, '#4d4f5c', sky)).toBe(false);
});
