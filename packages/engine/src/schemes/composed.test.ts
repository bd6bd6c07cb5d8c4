import { companions, labDistance, leads, lights, tints, type Lead, type Material } from '@signet/color';
import { expect, test } from 'vitest';
import { swatchOf } from '../swatch.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { composedFor } from './composed.ts';
import { namedIn } from './name-materials.ts';
import { rankSchemes } from './rank-schemes.ts';
import { colorOf } from './recipe.ts';

const brain = await readDefaultBrain();
const calledBy = (name: string): [word: string, counts: number][] =>
  namedIn(brain.nameMaterials, name).map(({ row, counts }) => [row.word, counts]);

test('a word of a name counts whole, else by its parts, the end before the beginning', () => {
  expect(calledBy('Bullfinch')).toEqual([['bullfinch', 1]]);
  expect(calledBy('Kestrels & Co')).toEqual([['kestrel', 1]]);
  expect(calledBy('Foxwagtail').toSorted((one, other) => other[1] - one[1])[0]).toEqual(['wagtail', 0.85]);
  expect(calledBy('Acme')).toEqual([]);
});

test('what a name calls to mind is tried as a whole palette', () => {
  const [first] = namedIn(brain.nameMaterials, 'Bullfinch');
  const palettes = [...composedFor({ brain, companyName: 'Bullfinch' }).values()].flat();
  const picture = palettes.filter(
    ({ lead, companion, light }) =>
      lead === first?.row.leads[0] && companion === first.row.companions[0] && light === first.row.lights[0],
  );
  expect(picture.length).toBeGreaterThan(0);
  expect(composedFor({ brain, companyName: 'Acme' })).not.toEqual(composedFor({ brain, companyName: 'Bullfinch' }));
});

test('every lead has at least four palettes, and the parts of each can be told apart', () => {
  const byLead = Map.groupBy(brain.palettes, ({ lead }) => lead);
  expect(Object.keys(leads).filter((lead) => (byLead.get(lead as Lead)?.length ?? 0) < 4)).toEqual([]);
  const alike = brain.palettes.filter(({ lead, companion, light, tint }) => {
    const [one, second, accent, pale] = [leads[lead], companions[companion], lights[light].color, tints[tint]].map(
      (material) => swatchOf(colorOf(material)).lab,
    );
    return (
      !one || !second || !accent || !pale || labDistance(second, accent) < 0.12 || labDistance(accent, pale) < 0.06
    );
  });
  expect(alike.map(({ name }) => name)).toEqual([]);
});

test('the first brand of a founder without favorites is most often one that somebody composed', () => {
  const names = ['Oxbow', 'Polder', 'Lantern', 'Copperline', 'Foxglove', 'Anvil', 'Saltmarsh', 'Northgate'];
  const composed = names.filter((companyName, at) => {
    const keywords = brain.keywords
      .filter((_, place) => place % 31 === at)
      .map(({ _id }) => _id)
      .slice(0, 3);
    const industry = brain.industries[at * 5]?._id ?? '';
    const [first] = rankSchemes({
      brain,
      companyName,
      answers: { industry, keywords, favoriteColors: [], dislikedColors: [], lifecycle: 'seed' },
      seed: companyName,
      nameFits: new Map(),
      research: { competitors: [] },
    });
    const near = (hex: string, material: Material) =>
      labDistance(swatchOf(hex).lab, swatchOf(colorOf(material)).lab) < 0.04;
    return [...composedFor({ brain, companyName }).values()]
      .flat()
      .some(
        ({ lead, light }) =>
          first !== undefined && near(first.colors.p1, leads[lead]) && near(first.colors.a1, lights[light].color),
      );
  });
  expect(composed.length).toBeGreaterThanOrEqual(6);
});

test('at most two colors sing in seven schemes of ten; beside a lead that does, others do plainly or are still', () => {
  const schemes = randomQuizzes(brain, 40).flatMap((quiz) => rankSchemes(quiz).map(({ colors }) => colors));
  const chromas = schemes.map(({ p1, p2, s1, a1, a2 }) => [p1, p2, s1, a1, a2].map((hex) => swatchOf(hex).chroma));
  const isBetween = (chroma = 0, most: number): boolean => chroma > 0.1005 && chroma < most;
  const undecided = chromas.filter(([p1 = 0, p2, s1]) => p1 > 0.1 && (isBetween(p2, 0.109) || isBetween(s1, 0.118)));
  const calm = chromas.filter((all) => all.filter((chroma) => chroma > 0.1).length < 3);
  expect(calm.length / schemes.length).toBeGreaterThanOrEqual(0.72);
  // a favorite stays as it is, and so do plans that no curator wrote
  expect(undecided.length / schemes.length).toBeLessThan(0.02);
});
