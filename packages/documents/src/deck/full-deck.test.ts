import { expect, test } from 'vitest';
import { businessLifecycles } from '@signet/contract';
import { kits, type KitKey } from '@signet/kit';
import { kitBrand, type BrandName } from '../../../../gallery/kit-brands.ts';
import { isQuestion, storyQuestions } from '../content/questions.ts';
import { slideCount, slideKeys } from '../content/stories.ts';
import { preflight } from '../preflight/preflight.ts';
import { answered, unanswered } from '../testing/subjects.ts';
import { coreDeck } from './core-deck.ts';
import { fullDeck } from './full-deck.ts';
import { onePager, onePagerKinds } from './one-pager.ts';
import { overflows } from './place-text.ts';

const brand = await kitBrand('short', 'ink');
const kitKeys = Object.keys(kits) as KitKey[];
const names: readonly BrandName[] = ['short', 'three-lines', 'cyrillic'];

test('the full deck has forty slides or more at every stage, each once, and shows what was told', () => {
  for (const { id: stage } of businessLifecycles) {
    const deck = fullDeck('open-margin', brand, { ...answered, stage });
    const keys = deck.slides.map(({ key }) => key);
    expect(keys.length, stage).toBeGreaterThanOrEqual(40);
    expect(new Set(keys).size, stage).toBe(keys.length);
    expect(keys, stage).toEqual(slideKeys(stage));
    expect(keys.length, stage).toBe(slideCount('full', stage));
    const layouts = deck.layouts.map(({ key }) => key);
    expect(new Set(layouts).size, stage).toBe(layouts.length);
  }
  const shown = fullDeck('open-margin', brand, answered).slides.filter(({ isHidden }) => !isHidden);
  expect(shown.map(({ key }) => key)).toEqual(coreDeck('open-margin', brand, answered).slides.map(({ key }) => key));
});

test('no two slides that follow each other stand on the same full color', () => {
  const deck = coreDeck('contour', brand, answered);
  const loud = deck.slides.map(({ layout }) => layout.endsWith('-loud'));
  expect(loud.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  expect(loud.some((one, at) => one && loud[at + 1])).toBe(false);
});

test.each(kitKeys)('%s: no text of the full deck or of a page leaves its box, whoever the brand is', async (kit) => {
  for (const name of names) {
    const whose = await kitBrand(name, 'earth');
    for (const subject of name === 'short' ? [answered] : [unanswered]) {
      const pages = onePagerKinds.map((kind) => onePager(kit, whose, subject, kind));
      const texts = [fullDeck(kit, whose, subject), ...pages].flatMap(({ slides }) =>
        slides.flatMap(({ key, items }) => items.flatMap((item) => (item.kind === 'text' ? [{ key, item }] : []))),
      );
      const out = texts.filter(({ item }) => overflows(whose, item));
      expect(out.map(({ key, item }) => `${name} ${key} ${item.name}: ${item.text}`)).toEqual([]);
    }
  }
});

test('a story begins with the few questions that most documents repeat, a cover before all', () => {
  for (const { id: stage } of businessLifecycles) {
    const questions = storyQuestions(stage);
    const first = questions.filter(({ isFirst }) => isFirst);
    expect(first.length, stage).toBeGreaterThanOrEqual(6);
    expect(first.length, stage).toBeLessThanOrEqual(12);
    expect(questions.slice(0, first.length), stage).toEqual(first);
    expect(questions[0]?.key, stage).toBe('cover.title');
    expect(first.filter(({ isMore }) => isMore)).toEqual([]);
  }
});

test('every question of a story is asked once and is known; every blank of a deck is one of them', () => {
  for (const { id: stage } of businessLifecycles) {
    const keys = storyQuestions(stage).map(({ key }) => key);
    expect(new Set(keys).size, stage).toBe(keys.length);
    expect(keys.filter((key) => !isQuestion(key))).toEqual([]);
    const blanks = fullDeck('contour', brand, { ...unanswered, stage }).slides.flatMap(({ key, blanks: left }) =>
      left.map(({ slot }) => `${key}.${slot}`),
    );
    expect(blanks.filter((key) => !keys.includes(key))).toEqual([]);
  }
  expect(isQuestion('problem.nothing')).toBe(false);
  expect(isQuestion('constructor')).toBe(false);
});

test('a number without its source is asked for where the source will stand', () => {
  const { 'problem.source': _gone, ...answers } = answered.answers;
  const slide = coreDeck('contour', brand, { ...answered, answers }).slides.find(({ key }) => key === 'problem');
  expect(slide?.blanks.map(({ slot }) => slot)).toEqual(['source']);
});

const at = new Date('2026-10-01T00:00:00Z');

test('the receipt names what is not ready, by slide, and is silent about what is', () => {
  const { findings: ready } = preflight(coreDeck('contour', brand, answered), brand, { answers: answered.answers, at });
  expect(ready.filter(({ level }) => level === 'stop')).toEqual([]);
  const { findings: open } = preflight(coreDeck('contour', brand, unanswered), brand, { answers: {}, at });
  expect(open.filter(({ rule }) => rule === 'blank').length).toBeGreaterThan(40);
  expect(open.some(({ rule, page }) => rule === 'sample' && page === 7)).toBe(true);
  const off = { ...answered.answers, 'round.parts': '€990 k people; €50 k product' };
  const offDeck = coreDeck('contour', brand, { ...answered, answers: off });
  const { findings: found } = preflight(offDeck, brand, { answers: off, at });
  expect(found.map(({ rule }) => rule)).toContain('sum');
});
