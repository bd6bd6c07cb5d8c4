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
  storyQuestions,
  type DocumentPart,
  type Subject,
} from '@signet/documents';
import { colorRoleNames } from '@signet/wording';
import { kitBrand } from '../../../../../gallery/kit-brands.ts';
import { naughtyNames } from '../../testing/naughty-names.ts';
import { nastyValues } from '../../testing/nasties.ts';

const COUNT = 579;
const LONG = 'x'.repeat(5000);

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
  keywords: [
    { name: 'Calm', meaning: 'You can hear yourself think.' },
    { name: 'Warm', meaning: 'Feels like home.' },
    { name: 'Plain', meaning: 'Says what it is.' },
  ],
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

test(`${COUNT} odd texts in every slot of the full deck: it opens, and nothing is lost`, () => {
  const odd = oddTexts();
  expect(odd).toHaveLength(COUNT);
  const keys = storyQuestions('seed').map(({ key }) => key);
  for (let from = 0; from < odd.length; from += keys.length) {
    const answers = Object.fromEntries(keys.map((key, at) => [key, odd[(from + at) % odd.length] ?? '']));
    const deck = fullDeck('open-margin', brand, subjectWith(answers, odd[from]?.slice(0, 60) || 'Quern'));
    const parts = deckFile(deck, { ...written, brand });
    parses(parts);
    const slides = new Map(xmlOf(parts).map(({ path, text }) => [path, text]));
    deck.slides.forEach(({ key, layout }, index) => {
      const slots = deck.layouts.find((one) => one.key === layout)?.slots.map(({ name }) => name) ?? [];
      const said = saidIn(slides.get(`ppt/slides/slide${index + 1}.xml`) ?? '<p/>');
      for (const slot of slots) {
        const answer = answers[`${key}.${slot}`];
        if (answer === undefined || answer.trim() === '' || isTakenApart(`${key}.${slot}`)) continue;
        expect(said, `${key}.${slot}: ${answer.slice(0, 60)}`).toContain(lettersOf(answer));
      }
    });
  }
}, 180_000);

test('the same texts in letters, invoices and pages', () => {
  const odd = oddTexts();
  const keys = storyQuestions('seed').map(({ key }) => key);
  for (let from = 0; from < odd.length; from += 40) {
    const answers = Object.fromEntries(keys.map((key, at) => [key, odd[(from + at) % odd.length] ?? '']));
    const subject = subjectWith(answers, odd[from]?.slice(0, 60) || 'Quern');
    for (const kind of paperKinds) parses(paperFile(paper('open-margin', brand, subject, kind), written));
    for (const kind of onePagerKinds)
      parses(deckFile(onePager('open-margin', brand, subject, kind), { ...written, brand }));
  }
}, 180_000);
