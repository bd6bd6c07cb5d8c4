import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import {
  deckFile,
  fullDeck,
  onePager,
  onePagerKinds,
  paper,
  paperFile,
  paperKinds,
  postScene,
  posts,
  storyQuestions,
  type DocumentPart,
  type PaperKind,
  type PostKind,
  type Subject,
} from '@signet/documents';
import { businessLifecycles } from '@signet/contract';
import { toSvg } from '@signet/scene';
import { colorRoleNames } from '@signet/wording';
import { kitBrand } from '../../../../../gallery/kit-brands.ts';
import { naughtyNames } from '../../testing/naughty-names.ts';
import { nastyValues } from '../../testing/nasties.ts';

const COUNT = 579;
const LONG = 'x'.repeat(5000);
/** Letters of an answer that every picture shows. */
const SHOWN = 120;

/** Odd texts, as many as asked: those that people type, those that somebody sends, and pairs of them. */
const oddTexts = (): string[] => {
  const sent = Object.values(nastyValues).filter((value): value is string => typeof value === 'string');
  const short = sent.filter((text) => text.length <= 5000);
  const own = [...new Set([LONG, ...short, ...naughtyNames])];
  const pairs = own.map((text, at) => `${own[(at * 7 + 3) % own.length]?.slice(0, 80)} ${text.slice(0, 80)}`);
  return [...new Set([...own, ...pairs])].slice(0, COUNT);
};

const brand = await kitBrand('short', 'ink');
const face = { name: 'Figtree', isBold: false, isItalic: false };
const written = {
  theme: { companyName: 'Quern', colors: brand.colors, colorNames: colorRoleNames, headline: face, text: face },
  fonts: { headline: face, text: face },
  savedAt: '2026-10-01T00:00:00.000Z',
};
const subjectWith = (answers: Record<string, string>, company: string): Subject => ({
  company,
  website: 'quern.example',
  month: 'October 2026',
  stage: 'seed',
  keywords: [{ name: 'Calm' }, { name: 'Warm' }, { name: 'Plain' }],
  rivals: [{ name: 'Rivern', colors: ['#2196f3'] }],
  answers,
});

const xmlOf = (parts: readonly DocumentPart[]): { path: string; text: string }[] =>
  parts.flatMap((part) =>
    'text' in part ? [part] : 'parts' in part ? xmlOf(part.parts).map(({ path, text }) => ({ path, text })) : [],
  );
/** Letters alone: where lines break, spaces and marks of direction are the file's. */
const lettersOf = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const saidIn = (xml: string): string => {
  using document = XmlDocument.fromString(xml);
  return lettersOf(document.root.content);
};
const parses = (parts: readonly DocumentPart[]): void => {
  for (const { path, text } of xmlOf(parts)) {
    if (!/\.(xml|rels|svg)$/u.test(path)) continue;
    expect(() => {
      using document = XmlDocument.fromString(text);
      return document.root.name;
    }, path).not.toThrow();
  }
};

/** Slots whose answer is taken apart: numbers, rows, names with a role. */
const isTakenApart = (key: string): boolean =>
  /\.(series|parts|steps|rows|fact\d|person\d|reach\d|figure\d?|picture)$/u.test(key);

const valueAt = (odd: readonly string[], at: number): string => odd[at % odd.length] ?? '';

test(`${COUNT} odd texts in every slot of the full deck of every stage: it opens, and nothing is lost`, () => {
  const odd = oddTexts();
  expect(odd).toHaveLength(COUNT);
  const used = new Set<string>();
  let from = 0;
  for (const { id: stage } of businessLifecycles) {
    const keys = storyQuestions(stage).map(({ key }) => key);
    const answers = Object.fromEntries(keys.map((key, at) => [key, valueAt(odd, from + at)]));
    const company = valueAt(odd, from).slice(0, 60) || 'Quern';
    from += keys.length;
    for (const answer of Object.values(answers)) used.add(answer);
    const deck = fullDeck('open-margin', brand, { ...subjectWith(answers, company), stage });
    const parts = deckFile(deck, { ...written, brand });
    parses(parts);
    const slides = new Map(xmlOf(parts).map(({ path, text }) => [path, text]));
    deck.slides.forEach(({ key, layout }, index) => {
      const slots = deck.layouts.find((one) => one.key === layout)?.slots.map(({ name }) => name) ?? [];
      const said = saidIn(slides.get(`ppt/slides/slide${index + 1}.xml`) ?? '<p/>');
      for (const slot of slots) {
        const answer = answers[`${key}.${slot}`];
        if (answer === undefined || answer.trim() === '' || isTakenApart(`${key}.${slot}`)) continue;
        expect(said, `${stage} ${key}.${slot}: ${answer.slice(0, 60)}`).toContain(lettersOf(answer));
      }
    });
  }
  expect(used.size).toBe(COUNT);
}, 180_000);

/** What stands on a paper as it was answered; the rest of a paper is taken apart, or left out where it has no room. */
const saidOn = {
  letter: ['letter.legal'],
  'letter-us': ['letter.legal'],
  press: ['letter.legal', 'statement.title'],
  offer: ['letter.legal'],
  invoice: ['letter.legal', 'letter.bank', 'letter.tax'],
  update: ['letter.legal'],
} as const satisfies Record<PaperKind, readonly string[]>;

test('the same texts in every slot of letters, invoices and pages: they open, and nothing is lost', () => {
  const odd = oddTexts();
  const keys = storyQuestions('seed').map(({ key }) => key);
  for (let from = 0; from < odd.length; from += 40) {
    const answers = Object.fromEntries(keys.map((key, at) => [key, valueAt(odd, from + at)]));
    const subject = subjectWith(answers, valueAt(odd, from).slice(0, 60) || 'Quern');
    for (const kind of paperKinds) {
      const parts = paperFile(paper('open-margin', brand, subject, kind), written);
      parses(parts);
      const said = xmlOf(parts)
        .filter(({ path }) => /^word\/(?:document|footer1)\.xml$/u.test(path))
        .map(({ text }) => saidIn(text))
        .join('');
      for (const key of saidOn[kind]) {
        const answer = answers[key] ?? '';
        if (answer.trim() !== '') expect(said, `${kind} ${key}: ${answer.slice(0, 60)}`).toContain(lettersOf(answer));
      }
    }
    for (const kind of onePagerKinds)
      parses(deckFile(onePager('open-margin', brand, subject, kind), { ...written, brand }));
  }
}, 180_000);

/** What posts say of a company. */
const POST_KEYS = [
  'cover.title',
  'statement.title',
  'problem.figure',
  'problem.meaning',
  'problem.source',
  'solution.title',
  'solution.figure1',
  'solution.meaning1',
  'solution.figure3',
  'solution.meaning3',
  'traction.title',
  'traction.caption',
  'traction.series',
  'product.title',
  'product.point1',
  'product.point2',
  'product.point3',
  'post.job',
  'post.milestone',
  'closing.line',
];

test('the same texts in every slot of posts: a picture is drawn, and its words begin with what was answered', () => {
  const odd = oddTexts();
  for (let from = 0; from < odd.length; from += POST_KEYS.length) {
    const answers = Object.fromEntries(POST_KEYS.map((key, at) => [key, valueAt(odd, from + at)]));
    const subject = subjectWith(answers, valueAt(odd, from).slice(0, 60) || 'Quern');
    for (const kind of Object.keys(posts) as PostKind[]) {
      const scene = postScene('open-margin', brand, subject, kind);
      const svg = toSvg(scene, brand.colors);
      // what it is called may say so itself: one of the texts does
      expect(svg.replace(/ aria-label="[^"]*"/u, ''), `${kind}: ${from}`).not.toMatch(/NaN|Infinity/u);
      parses([{ path: 'post.svg', text: svg }]);
      const letters = lettersOf(answers['statement.title'] ?? '').slice(0, SHOWN);
      if (kind === 'statement-post') expect(lettersOf(scene.label), String(from)).toContain(letters);
    }
  }
}, 180_000);
