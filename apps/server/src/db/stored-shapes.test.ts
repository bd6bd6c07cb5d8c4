import fs from 'node:fs';
import {
  brand,
  brandQuizSelections,
  colorPreferences,
  colorSigns,
  competitor,
  customSelections,
  direction,
  markSet,
  recommendationSet,
  researchRead,
  siteOutcomes,
} from '@signet/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shapeVersion, upgrade, type ShapeName } from './stored-shapes.ts';

/** Of each shape one sample a version, the first first, as rows of that time had it. Kept for good. */
const storedSamples = JSON.parse(
  fs.readFileSync(new URL('./fixtures/stored-shapes.json', import.meta.url), 'utf8'),
) as Record<ShapeName, unknown[]>;

/** What each present form must be: the contract's own shapes, since this is what is answered. */
const { colors, fonts, kits } = {
  colors: recommendationSet.shape.colorRecommendations.shape.colors,
  fonts: recommendationSet.shape.fontRecommendations.shape.bulkTextRecommendations.shape.fonts,
  kits: recommendationSet.shape.marketingKitRecommendations.shape.kits,
};
const specimens = z.array(z.object({ headline: z.string(), paragraph: z.string(), button: z.string() }));
const words = direction.shape;
const storedDirections = z.array(
  z.object({
    name: words.name,
    kind: words.kind,
    sentence: words.sentence,
    color: z.string(),
    headline: z.string(),
    bulkText: z.string(),
    marketingKit: z.optional(z.string()),
  }),
);
const readColors = z.array(
  z.object({
    hex: z.string(),
    share: z.number(),
    evidence: z.array(z.object({ sign: z.enum(colorSigns), where: z.string() })),
  }),
);
const { answers, research, chosen, usesOwnColors, hasCustomLogos, recommended } = brand.shape;
const present = {
  answers: z.object({
    competitors: z.nullable(z.array(competitor)),
    colorPreferences: z.nullable(colorPreferences.shape.colorPreferences),
  }),
  selections: z.object({ brandQuizSelections, customSelections }),
  recommendations: z.object({
    content: z.object({
      colors,
      headline: fonts,
      bulkText: fonts,
      marketingKits: kits,
      directions: storedDirections,
      specimens,
    }),
    shown: z.object({ color: z.number(), headline: z.number(), bulkText: z.number(), marketingKit: z.number() }),
  }),
  research: researchRead,
  companyReading: z.object({
    logo: z.object({ colors: readColors }),
    website: z.object({ outcome: z.enum(siteOutcomes), colors: readColors }),
    mainColor: z.nullable(z.string()),
    found: z.nullable(z.object({ name: z.nullable(z.string()), icon: z.nullable(z.string()) })),
  }),
  brand: z.object({
    answers,
    research,
    logo: z.object({ text: z.string(), files: z.array(z.object({ fileName: z.string(), key: z.string() })) }),
    chosen,
    usesOwnColors,
    hasCustomLogos,
    recommended,
  }),
  marks: z.object({ marks: markSet.shape.marks, known: markSet.shape.known }),
  madeFiles: z.object({
    kind: z.string(),
    madeFrom: z.record(z.string(), z.unknown()),
    files: z.array(z.object({ fileName: z.string(), key: z.string(), is: z.record(z.string(), z.unknown()) })),
  }),
} satisfies Record<ShapeName, z.ZodMiniType>;

const names = Object.keys(present) as ShapeName[];
const forms = names.flatMap((name) =>
  storedSamples[name].map(
    (sample, index) => [`${name}, version ${index + 1}`, { name, sample, version: index + 1 }] as const,
  ),
);

describe('what is stored as JSON', () => {
  it.each(names)('has a stored sample of every form that %s ever had', (name) => {
    expect(storedSamples[name]).toHaveLength(shapeVersion(name));
  });

  it.each(forms)('%s is read in the present form', (_what, { name, version, sample }) => {
    const read = upgrade(name, version, sample);
    expect(z.safeParse(present[name], read).error).toBeUndefined();
    // nothing that is read differs from what the contract would answer of it
    expect(z.parse(present[name], read)).toEqual(read);
  });

  it.each(forms)(
    '%s comes out the same however often it is read, and is not changed by it',
    (_what, { name, version, sample }) => {
      const before = structuredClone(sample);
      expect(upgrade(name, version, sample)).toEqual(upgrade(name, version, sample));
      expect(sample).toEqual(before);
    },
  );

  it.each(names)('%s of a form that only a later release knows is refused, not guessed at', (name) => {
    expect(() => upgrade(name, shapeVersion(name) + 1, {})).toThrow(/cannot be read/);
  });
});

/** JSON whose rows say no form, and why they need not. */
const withoutVersion: Readonly<Record<string, string>> = {
  'agents.checks': 'of the configuration that is tried out; a new one writes it anew',
  'agents.questions': 'a list of texts',
  'audit_log.about': 'ids, as they were named',
  'brain_versions.content': 'completed as it is read (complete-brain.ts)',
  'chat_turns.sources': 'what was quoted, as it was shown; what is added to it later is optional',
  'drive_files.properties': 'texts by name, as any drive keeps them',
  'feature_flags.value': 'one of its options, or a text',
  'feature_flags.value_options': 'written by every start',
  'knowledge_bases.sync_failures': 'of the last sync; the next writes it anew',
  'knowledge_bases.sync_statistics': 'of the last sync; the next writes it anew',
  'oidc_payloads.payload': 'the form is that of the library which issues tokens',
  'quiz_research.companies': 'a list of ids',
  'quiz_research.not_theirs': 'a list of ids and hexes',
  'quiz_research.said_theirs': 'a list of ids and hexes',
};

it('every JSON column lies in a row that says its form, or is known to need none', () => {
  const snapshot = fs.readFileSync(new URL('./schema.snapshot.txt', import.meta.url), 'utf8');
  const columns = [...snapshot.matchAll(/^column (\w+)\.(\w+) (\w+)/gm)].map(([, table = '', name = '', type]) => ({
    table,
    name,
    type,
  }));
  const versioned = new Set(columns.filter(({ name }) => name === 'shape_version').map(({ table }) => table));
  const others = columns.filter(({ table, type }) => type === 'jsonb' && !versioned.has(table));
  expect(others.map(({ table, name }) => `${table}.${name}`).toSorted()).toEqual(Object.keys(withoutVersion));
});

describe('an upgrade loses nothing', () => {
  it('a font that was chosen keeps its face, which is the one of its family that is known', () => {
    const [first] = storedSamples.selections;
    const { brandQuizSelections: read } = upgrade('selections', 1, first);
    expect(read.fontSelections?.headlineSelection).toMatchObject({
      fontName: 'Playfair Display',
      fontWeight: 600,
      fonts: [{ fontName: 'Playfair Display', fontWeight: 600, fontStyle: 'normal' }],
    });
  });

  it('reasons keep their sentences, and what they speak of', () => {
    const [, second] = storedSamples.recommendations;
    const { content } = upgrade('recommendations', 2, second);
    expect(content.colors[0]?.reasons[0]).toMatchObject({
      subject: 'thrilling',
      sentence: expect.stringMatching(/\.$/),
    });
    expect(JSON.stringify(content)).not.toContain('"input"');
  });

  it('a brand with a mark of ours says why it looks so; one that was brought along says nothing of it', () => {
    const [first] = storedSamples.brand as { chosen: object }[];
    const markSelection = {
      recipe: { family: 'slice', letters: 'H', values: [25, 0, 0.5] },
      face: { fontName: 'Playfair Display', fontWeight: 600, fontStyle: 'normal' },
      lockup: 'horizontal',
    };
    const marked = { ...first, chosen: { ...first?.chosen, markSelection } };
    const reasonsOf = (stored: object) => upgrade('brand', 1, stored).recommended.mark?.reasons;
    expect(reasonsOf(marked)).toEqual([{ kind: 'construction', sentence: 'Your H, cut straight through once.' }]);
    expect(reasonsOf({ ...marked, hasCustomLogos: true })).toBeUndefined();
    expect(reasonsOf(first ?? {})).toBeUndefined();
  });
});
