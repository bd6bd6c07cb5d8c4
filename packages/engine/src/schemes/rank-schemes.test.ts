import { checkBrain } from '@signet/brain';
import type { ColorFamily } from '@signet/brain';
import { colorRoles, contrastRatio, deltaEOk, failsContrast, hexFromOklch, labDistance, nearestFamily, oklabOf, schemeDistance, schemeLab } from '@signet/color';
import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { rankSchemes, schemeMood } from './index.ts';
import type { EngineInput, RankedScheme } from './index.ts';
import { randomQuizzes } from './testing/random-quizzes.ts';

const checked = checkBrain(await readTables());
if (!checked.ok) throw new Error('The default brain does not pass its check.');
const { brain } = checked;
const { colorFamilies } = brain;

const quizzes = randomQuizzes(brain, 300);
const results = quizzes.map((quiz) => ({ quiz, schemes: rankSchemes(quiz) }));
const ask = (answers: Partial<EngineInput['answers']>, seed = 'a quiz'): EngineInput =>
  ({ seed, brain, companyName: 'Acme', coverage: () => true, answers: { favoriteColors: [], dislikedColors: [], keywords: ['calm', 'fast', 'loud'], industry: 'games', lifecycle: 'seed', ...answers } });
const families = (ids: readonly string[]): ColorFamily[] => colorFamilies.filter(({ _id }) => ids.includes(_id));
const painted = ['p1', 'p2', 's1', 'a1', 'a2'] as const;
// what nearestFamily answers, with each family converted once: this asks 45,000 times
const looks = colorFamilies.map(({ hex, group }) => ({ lab: oklabOf(hex), group }));
const groupOf = (hex: string) => {
  const lab = oklabOf(hex);
  const distances = looks.map((look) => labDistance(lab, look.lab));
  return looks[distances.indexOf(Math.min(...distances))]?.group;
};
const labels = (schemes: readonly RankedScheme[]) => schemes.map(({ key }) => key);

test('300 random quizzes get 30 schemes each, in order, each with a key of its own', () => {
  for (const { schemes } of results) {
    expect(schemes.map(({ orderIndex }) => orderIndex)).toEqual(Array.from({ length: 30 }, (_, at) => at));
    expect(new Set(labels(schemes)).size).toBe(30);
  }
});

test('every scheme keeps the contrast rules, unrounded, on its 8-bit hexes', () => {
  const broken = results.flatMap(({ schemes }) => schemes.flatMap(({ colors }) => failsContrast(colors)));
  expect(broken).toEqual([]);
});

test('all ten roles are filled with canonical hexes', () => {
  for (const { schemes } of results) for (const { colors } of schemes) for (const role of colorRoles) expect(colors[role]).toMatch(/^#[0-9a-f]{6}$/);
});

test('every scheme holds every favorite, exactly as the founder chose it', () => {
  for (const { quiz, schemes } of results) {
    for (const { hex } of families(quiz.answers.favoriteColors)) for (const { colors } of schemes) expect(Object.values(colors)).toContain(hex);
  }
});

test('a disliked family’s whole group is absent from p1, p2, s1, a1 and a2, unless the founder also favored one of it', () => {
  for (const { quiz, schemes } of results) {
    if (quiz.answers.dislikedColors.length === 0) continue;
    const favored = new Set(families(quiz.answers.favoriteColors).map(({ group }) => group));
    const banned = new Set(families(quiz.answers.dislikedColors).map(({ group }) => group).filter((group) => !favored.has(group)));
    const shown = schemes.flatMap(({ colors }) => painted.map((role) => groupOf(colors[role])));
    expect(shown.filter((group) => group && banned.has(group))).toEqual([]);
  }
});

test('a favorite of a disliked group lifts the ban on the group, not on the disliked family itself', () => {
  const schemes = rankSchemes(ask({ favoriteColors: ['teal'], dislikedColors: ['lime'] }));
  const shown = schemes.flatMap(({ colors }) => painted.map((role) => nearestFamily(colors[role], colorFamilies)._id));
  expect(shown).toContain('teal');
  expect(shown).not.toContain('lime');
});

test('scores run from 0 to 100 and never rise down the list', () => {
  for (const { schemes } of results) {
    const scores = schemes.map(({ matchScore }) => matchScore);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  }
});

test('no two of the 30 are nearer than .06 in 99 of 100 quizzes, and never nearer than .03', () => {
  const nearest = results.map(({ schemes }) => {
    const labs = schemes.map(({ colors }) => schemeLab(colors));
    return Math.min(...labs.flatMap((lab, at) => labs.slice(0, at).map((other) => schemeDistance(lab, other))));
  });
  expect(Math.min(...nearest)).toBeGreaterThanOrEqual(0.03);
  expect(nearest.filter((distance) => distance < 0.06).length).toBeLessThanOrEqual(3);
});

test('without favorites the main colors of the first five are .10 apart, and the 30 do not drift to one hue', () => {
  for (const { quiz, schemes } of results) {
    if (quiz.answers.favoriteColors.length > 0) continue;
    const firsts = schemes.slice(0, 5).map(({ colors }) => colors.p1);
    for (const [at, hex] of firsts.entries()) for (const other of firsts.slice(0, at)) expect(deltaEOk(hex, other)).toBeGreaterThanOrEqual(0.1);
    expect(new Set(schemes.map(({ colors }) => groupOf(colors.p1))).size).toBeGreaterThanOrEqual(3);
  }
});

test('each scheme has one reason, and its number can be computed again from the scheme', () => {
  const moods = { warm: 'heat', heavy: 'weight', vivid: 'chroma', harmony: 'harmony' } as const;
  for (const { quiz, schemes } of results) {
    for (const { colors, reasons } of schemes) {
      expect(reasons).toHaveLength(1);
      for (const { kind, input, value, sentence } of reasons) {
        if (kind in moods) expect(value).toBe(schemeMood(colors)[moods[kind as keyof typeof moods]]);
        else expect(value).toBe(contrastRatio(families([input])[0]?.hex ?? '', '#ffffff'));
        expect(sentence).toContain(Math.abs(value).toFixed(2));
        if (kind !== 'harmony') expect([...quiz.answers.favoriteColors, ...quiz.answers.keywords]).toContain(input);
      }
    }
  }
});

test('the same quiz gives the same bytes, whatever the order of its answers; another quiz gives other colors', () => {
  const answers = { favoriteColors: ['lemon', 'navy'], dislikedColors: ['tan', 'rose'], keywords: ['calm', 'fast', 'loud'] };
  const turned = { favoriteColors: answers.favoriteColors.toReversed(), dislikedColors: answers.dislikedColors.toReversed(), keywords: answers.keywords.toReversed() };
  expect(JSON.stringify(rankSchemes(ask(turned)))).toBe(JSON.stringify(rankSchemes(ask(answers))));
  expect(labels(rankSchemes(ask(answers, 'another quiz')))).not.toEqual(labels(rankSchemes(ask(answers))));
});

test('keywords move the first ten: warm words warmer than cool ones, heavy heavier than light, vivid more vivid than muted', () => {
  const mean = (keywords: string[], mood: 'heat' | 'weight' | 'chroma') => {
    const schemes = rankSchemes(ask({ keywords })).slice(0, 10);
    return schemes.reduce((sum, { colors }) => sum + schemeMood(colors)[mood], 0) / schemes.length;
  };
  expect(mean(['warm', 'comfortable', 'nostalgic'], 'heat')).toBeGreaterThan(mean(['futuristic', 'technical', 'precise'], 'heat') + 0.2);
  expect(mean(['powerful', 'sturdy', 'rugged'], 'weight')).toBeGreaterThan(mean(['tender', 'soft', 'delicate'], 'weight') + 0.1);
  expect(mean(['loud', 'playful', 'festive'], 'chroma')).toBeGreaterThan(mean(['calm', 'modest', 'patient'], 'chroma') + 0.01);
});

test('yellow never carries text: it is an accent, and the reason says why', () => {
  const schemes = rankSchemes(ask({ favoriteColors: ['lemon'] }));
  for (const { colors } of schemes) expect([colors.a1, colors.a2]).toContain('#fbe54d');
  expect(schemes.flatMap(({ reasons }) => reasons).some(({ kind, sentence }) => kind === 'favorite-as-accent' && sentence.includes('a main color needs 4.5'))).toBe(true);
});

test('answers that the brain does not know are passed over', () => {
  expect(rankSchemes(ask({ favoriteColors: ['no-such-color'], keywords: ['no-such-word'] }))).toHaveLength(30);
});

test('a brain of one group, and that disliked, gives none rather than a crash', () => {
  const only = [{ _id: 'sand', name: 'Sand', hex: hexFromOklch({ lightness: 0.8, chroma: 0.05, hue: 80 }), group: 'brown' as const }];
  expect(rankSchemes({ ...ask({ dislikedColors: ['sand'] }), brain: { ...brain, colorFamilies: only } })).toEqual([]);
});
