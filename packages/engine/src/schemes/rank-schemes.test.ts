import type { ColorFamily } from '@signet/brain';
import {
  colorRoles,
  deficientOklab,
  deltaEOk,
  failsContrast,
  hexFromOklch,
  labDistance,
  nearestFamily,
  oklabOf,
  oklchOf,
  schemeDistance,
  schemeLab,
  voiceRoles,
} from '@signet/color';
import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { isRelative } from './favorites.ts';
import { rankSchemes, type RankedScheme } from './rank-schemes.ts';

const brain = await readDefaultBrain();
const { colorFamilies } = brain;

const quizzes = randomQuizzes(brain, 150);
const results = quizzes.map((quiz) => ({ quiz, schemes: rankSchemes(quiz) }));
const ask = (
  answers: Partial<EngineInput['answers']>,
  seed = 'a quiz',
  competitors: EngineInput['research']['competitors'] = [],
): EngineInput => ({
  seed,
  brain,
  companyName: 'Acme',
  nameFits: new Map(),
  research: { competitors },
  answers: {
    favoriteColors: [],
    dislikedColors: [],
    keywords: ['calm', 'fast', 'loud'],
    industry: 'games',
    lifecycle: 'seed',
    ...answers,
  },
});
const families = (ids: readonly string[]): ColorFamily[] => colorFamilies.filter(({ _id }) => ids.includes(_id));

// what nearestFamily answers, with each family converted once: this asks tens of thousands of times
const looks = colorFamilies.map(({ _id, hex, group }) => ({ _id, lab: oklabOf(hex), group }));
const normOf = ({ answers }: EngineInput): number =>
  brain.industries.find(({ _id }) => _id === answers.industry)?.standOut ?? 0.5;
const lookOf = (hex: string) => {
  const lab = oklabOf(hex);
  const distances = looks.map((look) => labDistance(lab, look.lab));
  return looks[distances.indexOf(Math.min(...distances))];
};
const keys = (schemes: readonly RankedScheme[]) => schemes.map(({ key }) => key);
const rivalsOf = ({ research }: EngineInput) =>
  research.competitors
    .flatMap(({ colors }) => colors.map((hex, at) => ({ hex, isMain: at === 0 })))
    .filter(({ hex }) => oklchOf(hex).chroma >= 0.04);

test('random quizzes get 30 schemes each, in order, each with a key of its own', () => {
  for (const { schemes } of results) {
    expect(schemes.map(({ orderIndex }) => orderIndex)).toEqual(Array.from({ length: 30 }, (_, at) => at));
    expect(new Set(keys(schemes)).size).toBe(30);
  }
});

test('every scheme keeps the contrast rules, unrounded, on its 8-bit hexes', () => {
  expect(results.flatMap(({ schemes }) => schemes.flatMap(({ colors }) => failsContrast(colors)))).toEqual([]);
});

test('all ten roles are filled with canonical hexes', () => {
  for (const { schemes } of results)
    for (const { colors } of schemes) for (const role of colorRoles) expect(colors[role]).toMatch(/^#[0-9a-f]{6}$/);
});

test('every scheme holds every favorite, exactly as the founder chose it', () => {
  for (const { quiz, schemes } of results) {
    for (const { hex } of families(quiz.answers.favoriteColors))
      for (const { colors } of schemes) expect(Object.values(colors)).toContain(hex);
  }
});

test('a disliked family’s whole group is absent from p1, p2, s1, a1 and a2, unless one of it is a favorite', () => {
  for (const { quiz, schemes } of results) {
    if (quiz.answers.dislikedColors.length === 0) continue;
    const favored = new Set(families(quiz.answers.favoriteColors).map(({ group }) => group));
    const banned = new Set(
      families(quiz.answers.dislikedColors)
        .map(({ group }) => group)
        .filter((group) => !favored.has(group)),
    );
    const shown = schemes.flatMap(({ colors }) => voiceRoles.map((role) => lookOf(colors[role])?.group));
    expect(shown.filter((group) => group && banned.has(group))).toEqual([]);
  }
});

test('a favorite of a disliked group lifts the ban on the group, not on the disliked family itself', () => {
  const shown = rankSchemes(ask({ favoriteColors: ['teal'], dislikedColors: ['lime'] })).flatMap(({ colors }) =>
    voiceRoles.map((role) => nearestFamily(colors[role], colorFamilies)._id),
  );
  expect(shown).toContain('teal');
  expect(shown).not.toContain('lime');
});

test('no p1 is within .10 of a competitor’s color, or .15 of a main one but for favorites; most keep .20', () => {
  let [wide, all] = [0, 0];
  for (const { quiz, schemes } of results) {
    const rivals = rivalsOf(quiz);
    for (const {
      colors: { p1 },
    } of schemes) {
      // who does not say plainly that they want to stand out keeps a favorite that is plainly another color
      const isKept =
        quiz.answers.favoriteColors.includes(lookOf(p1)?._id ?? '') && (quiz.answers.standOut ?? normOf(quiz)) <= 0.65;
      for (const { hex, isMain } of rivals)
        expect(deltaEOk(p1, hex)).toBeGreaterThanOrEqual(isMain && !isKept ? 0.15 : 0.1);
      if (!rivals.some(({ isMain }) => isMain)) continue;
      all += 1;
      if (rivals.every(({ hex, isMain }) => !isMain || deltaEOk(p1, hex) >= 0.2)) wide += 1;
    }
  }
  expect(wide / all).toBeGreaterThanOrEqual(5 / 6);
});

test('primary, secondary and accent color look different, main and accent also with a color-vision deficiency', () => {
  for (const { quiz, schemes } of results) {
    const favorites: readonly string[] = quiz.answers.favoriteColors.map(
      (id) => brain.colorFamilies.find(({ _id }) => _id === id)?.hex ?? '',
    );
    for (const {
      colors: { p1, s1, a1 },
    } of schemes) {
      expect(deltaEOk(p1, s1)).toBeGreaterThanOrEqual(0.1);
      expect(deltaEOk(p1, a1)).toBeGreaterThanOrEqual(0.15);
      expect(deltaEOk(s1, a1)).toBeGreaterThanOrEqual(0.12);
      // two favorites are as the founder chose them
      if (favorites.includes(p1) && favorites.includes(a1)) continue;
      for (const kind of ['protan', 'deutan', 'tritan'] as const)
        expect(labDistance(deficientOklab(p1, kind), deficientOklab(a1, kind))).toBeGreaterThanOrEqual(0.08);
    }
  }
});

test('scores run from 0 to 100 and never rise down the list', () => {
  for (const { schemes } of results) {
    const scores = schemes.map(({ matchScore }) => matchScore);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  }
});

test('no two of the 30 are nearer than .06, around one favorite .045, and half have no neighbor within .06', () => {
  for (const { quiz, schemes } of results) {
    const labs = schemes.map(({ colors }) => schemeLab(colors));
    const nearest = labs
      .map((lab, at) => Math.min(...labs.filter((_, other) => other !== at).map((other) => schemeDistance(lab, other))))
      .toSorted((one, other) => one - other);
    expect(nearest[0]).toBeGreaterThanOrEqual(quiz.answers.favoriteColors.length > 0 ? 0.045 : 0.06);
    expect(nearest[15]).toBeGreaterThanOrEqual(0.06);
  }
});

test('first primary colors are .10 apart, where both follow a favorite .05, or one in two kinds', () => {
  for (const { quiz, schemes } of results) {
    const firsts = schemes.slice(0, 5).map(({ colors, composition }) => ({ hex: colors.p1, composition }));
    const favorites = brain.colorFamilies.filter(({ _id }) => quiz.answers.favoriteColors.includes(_id));
    const isInside = (hex: string) =>
      quiz.answers.favoriteColors.includes(lookOf(hex)?._id ?? '') || favorites.some((one) => isRelative(hex, one));
    for (const [at, { hex, composition }] of firsts.entries())
      for (const other of firsts.slice(0, at)) {
        if (hex === other.hex && isInside(hex)) expect(composition).not.toBe(other.composition);
        else expect(deltaEOk(hex, other.hex)).toBeGreaterThanOrEqual(isInside(hex) && isInside(other.hex) ? 0.05 : 0.1);
      }
  }
});

test('the same quiz gives the same bytes, whatever the order of its answers; another quiz gives other colors', () => {
  const answers = {
    favoriteColors: ['lemon', 'navy'],
    dislikedColors: ['tan', 'rose'],
    keywords: ['calm', 'fast', 'loud'],
  };
  const turned = {
    favoriteColors: answers.favoriteColors.toReversed(),
    dislikedColors: answers.dislikedColors.toReversed(),
    keywords: answers.keywords.toReversed(),
  };
  const rivals = [
    { id: 'a', name: 'A', colors: ['#7733cc', '#00aa55'] },
    { id: 'b', name: 'B', colors: ['#cc3311'] },
  ];
  expect(JSON.stringify(rankSchemes(ask(turned, 'a quiz', rivals.toReversed())))).toBe(
    JSON.stringify(rankSchemes(ask(answers, 'a quiz', rivals))),
  );
  expect(keys(rankSchemes(ask(answers, 'another quiz')))).not.toEqual(keys(rankSchemes(ask(answers))));
});

test('a loved navy leads beside another blue of a rival, unless the founder plainly wants to stand out', () => {
  const navy = colorFamilies.find(({ _id }) => _id === 'navy')?.hex;
  const first = (standOut: number) =>
    rankSchemes(ask({ favoriteColors: ['navy'], standOut }, 'a quiz', [{ id: 'a', name: 'A', colors: ['#003a9a'] }]))[0]
      ?.colors.p1;
  expect(first(0.55)).toBe(navy);
  expect(first(0.9)).not.toBe(navy);
});

test('whoever wants to stand out is led further from competitors than whoever wants to fit in', () => {
  const rivals = [
    { id: 'a', name: 'A', colors: ['#0a4fa3'] },
    { id: 'b', name: 'B', colors: ['#1f7a5c'] },
  ];
  const distance = (standOut: number) => {
    const mains = ['one', 'two'].flatMap((seed) =>
      rankSchemes(ask({ keywords: ['calm', 'wise', 'sincere'], industry: 'banking', standOut }, seed, rivals)).slice(
        0,
        10,
      ),
    );
    return (
      mains.reduce((sum, { colors: { p1 } }) => sum + Math.min(deltaEOk(p1, '#0a4fa3'), deltaEOk(p1, '#1f7a5c')), 0) /
      mains.length
    );
  };
  expect(distance(1)).toBeGreaterThan(distance(0) + 0.015);
});

test('answers that the brain does not know are passed over', () => {
  expect(
    rankSchemes(
      ask({ favoriteColors: ['no-such-color'], keywords: ['no-such-word'], industry: 'none', lifecycle: 'none' }),
    ),
  ).toHaveLength(30);
});

test('a competitor with no colors, or with grays alone, changes nothing for who does not want to stand out', () => {
  const nothing = JSON.stringify(rankSchemes(ask({ standOut: 0.4 })).map(({ colors }) => colors));
  const rivals = [
    { id: 'a', name: 'A', colors: [] },
    { id: 'b', name: 'B', colors: ['#111111', '#808080', '#ffffff'] },
  ];
  expect(JSON.stringify(rankSchemes(ask({ standOut: 0.4 }, 'a quiz', rivals)).map(({ colors }) => colors))).toBe(
    nothing,
  );
});

test('all blue and purple disliked, and favorites that clash with competitors, still get 30', () => {
  expect(rankSchemes(ask({ dislikedColors: ['cobalt', 'violet'] }))).toHaveLength(30);
  const rivals = [
    { id: 'a', name: 'A', colors: ['#c8152f', '#152a5e', '#ff7a5e', '#8a4be0', '#0e7378', '#12a066'] },
    { id: 'b', name: 'B', colors: ['#152a5e', '#cf1f9c'] },
  ];
  expect(rankSchemes(ask({ favoriteColors: ['crimson', 'navy'] }, 'clash', rivals))).toHaveLength(30);
});

test('a brain of one group, and that disliked, gives none rather than a crash', () => {
  const only = [
    {
      _id: 'sand',
      name: 'Sand',
      hex: hexFromOklch({ lightness: 0.8, chroma: 0.05, hue: 80 }),
      group: 'brown' as const,
    },
  ];
  expect(rankSchemes({ ...ask({ dislikedColors: ['sand'] }), brain: { ...brain, colorFamilies: only } })).toEqual([]);
});

test('a brain without color families is refused by the name of its sheet and the row that is missing', () => {
  expect(() => rankSchemes({ ...ask({}), brain: { ...brain, colorFamilies: [] } })).toThrow('colorFamilies, row 2');
});

test.each([
  'keywordTraits',
  'industryTraits',
  'lifecycleTraits',
  'industryColors',
  'industries',
  'fonts',
  'fontMeasures',
  'marketingKits',
] as const)('a brain whose sheet %s is empty still gives 30 schemes', (sheet) => {
  expect(rankSchemes({ ...ask({}), brain: { ...brain, [sheet]: [] } })).toHaveLength(30);
});
