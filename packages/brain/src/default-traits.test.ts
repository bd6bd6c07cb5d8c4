import { colorAnchors } from '@signet/color';
import { businessLifecycles } from '@signet/contract';
import { typeAnchors } from '@signet/type';
import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { formAnchors } from './form-anchors.ts';
import { checkBrain, type Brain, type Trait } from './index.ts';

const checkedBrain = async (): Promise<Brain> => {
  const checked = checkBrain(await readTables());
  if (!checked.ok)
    throw new Error(
      checked.errors.map(({ sheet, row, column, why }) => `${sheet} ${row} ${column}: ${why}`).join('\n'),
    );
  return checked.brain;
};
const {
  industries,
  industryColors,
  keywords,
  marketingKits,
  keywordTraits,
  industryTraits,
  lifecycleTraits,
  marketingKitTraits,
} = await checkedBrain();

const isColor = ({ anchor }: Trait): boolean => colorAnchors.some((color) => color === anchor);
const isType = ({ anchor }: Trait): boolean => typeAnchors.some((type) => type === anchor);
const isForm = ({ anchor }: Trait): boolean => formAnchors.some((form) => form === anchor);
const loudness = (traits: readonly Trait[]): number => traits.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, n) => list.slice(n + 1).map((other): [T, T] => [one, other]));

/** The cosine between two bundles of weighted anchors: 1 when they ask for the same. */
const likeness = (one: readonly Trait[], other: readonly Trait[]): number => {
  const norm = (traits: readonly Trait[]): number => Math.hypot(...traits.map(({ weight }) => weight));
  const shared = one.reduce(
    (sum, { anchor, weight }) => sum + weight * (other.find((trait) => trait.anchor === anchor)?.weight ?? 0),
    0,
  );
  return shared / (norm(one) * norm(other));
};

const sides = keywords.flatMap(({ _id }) => {
  const traits = keywordTraits.filter(({ keyword_id }) => keyword_id === _id);
  return [
    { _id, side: 'color', traits: traits.filter(isColor) },
    { _id, side: 'type', traits: traits.filter(isType) },
  ];
});

test('every keyword asks two to five things of color and of type, about equally loudly, the strongest first', () => {
  for (const { _id, side, traits } of sides) {
    const name = `${_id} ${side}`;
    expect([2, 3, 4, 5], name).toContain(traits.length);
    expect(loudness(traits), name).toBeGreaterThan(1.49);
    expect(loudness(traits), name).toBeLessThan(2.51);
    expect(Math.max(...traits.map(({ weight }) => Math.abs(weight))), name).toBe(Math.abs(traits[0]?.weight ?? 0));
  }
});

test('every keyword asks one to three things of a mark’s form', () => {
  for (const { _id } of keywords) {
    const asked = keywordTraits.filter((trait) => trait.keyword_id === _id && isForm(trait));
    expect([1, 2, 3], _id).toContain(asked.length);
  }
});

test.each(['color', 'type'])('no two keywords ask the same of %s', (side) => {
  const alike = pairs(sides.filter((one) => one.side === side)).filter(
    ([one, other]) => likeness(one.traits, other.traits) > 0.92,
  );
  expect(alike.map(([one, other]) => `${one._id} ${other._id}`)).toEqual([]);
});

test('no keyword, industry, stage or kit is rewarded for looking off-putting, sinister, sad or angry', () => {
  const ugly = ['uw71:disgust', 'uw71:evil', 'uw71:sad', 'uw71:angry', 'uw71:fearful', 'uw71:greed'];
  const all = [...keywordTraits, ...industryTraits, ...lifecycleTraits, ...marketingKitTraits];
  expect(all.filter(({ anchor, weight }) => weight > 0 && ugly.includes(anchor))).toEqual([]);
});

test('only a keyword that is the rated word itself counts as measured', () => {
  const measured = keywordTraits
    .filter(({ source }) => source === 'measured')
    .map(({ keyword_id, anchor }) => `${keyword_id} ${anchor}`);
  expect(measured).toEqual([
    'calm saysani:calm',
    'calm type:calm',
    'warm ou:heat',
    'warm type:warm',
    'happy uw71:happy',
    'happy saysani:happy',
    'happy type:happy',
    'fresh saysani:fresh',
    'safe uw71:safety',
    'comfortable uw71:comfort',
    'childlike type:childlike',
    'playful type:playful',
    'reliable uw71:reliability',
    'fast uw71:speed',
    'fast saysani:fast',
    'soft saysani:soft',
    'soft type:soft',
    'vintage type:vintage',
    'clean saysani:clean',
    'delicate type:delicate',
    'loud type:loud',
    'futuristic type:futuristic',
    'rugged type:rugged',
  ]);
  const others = [...industryTraits, ...lifecycleTraits, ...marketingKitTraits];
  expect(others.filter(({ source }) => source === 'measured')).toEqual([]);
});

test('industries leave room on both sides: banks and hospitals fit in, fashion and games stand out', () => {
  const norm = new Map(industries.map(({ _id, standOut }) => [_id, standOut]));
  for (const settled of ['banking-and-payments', 'health-care', 'legal-services', 'insurance'])
    expect(norm.get(settled), settled).toBeLessThanOrEqual(0.35);
  for (const loud of ['fashion-and-apparel', 'games', 'music-and-audio', 'news-and-media'])
    expect(norm.get(loud), loud).toBeGreaterThanOrEqual(0.65);
  expect(Math.min(...norm.values())).toBeGreaterThanOrEqual(0.2);
  expect(Math.max(...norm.values())).toBeLessThanOrEqual(0.8);
});

test('every industry has a usual color but the way out: nobody can know what is usual in something else', () => {
  const withColors = new Set(industryColors.map(({ industry_id }) => industry_id));
  expect(industries.map(({ _id }) => _id).filter((id) => !withColors.has(id))).toEqual(['something-else']);
});

test('what an industry or a stage adds is quieter than any keyword', () => {
  const ofIndustries = industries.map(({ _id }) => industryTraits.filter(({ industry_id }) => industry_id === _id));
  const ofStages = businessLifecycles.map(({ id }) => lifecycleTraits.filter(({ lifecycle }) => lifecycle === id));
  for (const traits of [...ofIndustries, ...ofStages]) {
    expect(loudness(traits.filter(isColor))).toBeLessThan(1.01);
    expect(loudness(traits.filter((trait) => !isColor(trait)))).toBeLessThan(1.01);
  }
});

test('every stage of a business says something', () => {
  expect(new Set(lifecycleTraits.map(({ lifecycle }) => lifecycle))).toEqual(
    new Set(businessLifecycles.map(({ id }) => id)),
  );
});

test('each kit has a character of its own', () => {
  const ofKits = marketingKits.map(({ _id }) =>
    marketingKitTraits.filter(({ marketingKit_id }) => marketingKit_id === _id),
  );
  expect(ofKits.filter(({ length }) => length < 3 || length > 6)).toEqual([]);
  expect(pairs(ofKits).filter(([one, other]) => likeness(one, other) > 0.6)).toEqual([]);
});
