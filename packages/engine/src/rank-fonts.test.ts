import { checkBrain } from '@signet/brain';
import { expect, test } from 'vitest';
import { readTables } from '../../../brain/read-tables.ts';
import { gradedFonts } from './font-traits.ts';
import { rankFonts } from './index.ts';
import { gradedKeywords, keywordTraits } from './keyword-traits.ts';
import { randomQuizzes } from './testing/random-quizzes.ts';

const checked = checkBrain(await readTables());
if (!checked.ok) throw new Error('The default brain does not pass its check.');
const { brain } = checked;
const quizzes = randomQuizzes(brain, 100);
const fontOf = (id: string) => brain.fonts.find(({ _id }) => _id === id);
const withKeywords = (...keywords: string[]) => quizzes.slice(0, 1).map((quiz) => rankFonts({ ...quiz, answers: { ...quiz.answers, keywords } }))[0];

test('every keyword and every family of the default brain has traits, and no trait is for a row that is not there', () => {
  expect(new Set(gradedKeywords)).toEqual(new Set(brain.keywords.map(({ _id }) => _id)));
  expect(new Set(gradedFonts)).toEqual(new Set(brain.fonts.map(({ _id }) => _id)));
});

test('a keyword asks for something, at most 1 either way, and one that nobody graded asks for nothing', () => {
  for (const id of gradedKeywords) {
    const grades = Object.values(keywordTraits(id));
    expect(Math.max(...grades.map(Math.abs))).toBeLessThanOrEqual(1);
    if (id !== 'earth-minded' && id !== 'worldly') expect(grades.filter((grade) => grade !== 0).length).toBeGreaterThan(1);
  }
  expect(new Set(Object.values(keywordTraits('constructor')))).toEqual(new Set([0]));
});

test('all families are ranked for headlines; for text only serif and sans with a regular and a bold', () => {
  for (const quiz of quizzes) {
    const { headline, bulkText } = rankFonts(quiz);
    expect(new Set(headline.map(({ fontId }) => fontId))).toEqual(new Set(brain.fonts.map(({ _id }) => _id)));
    for (const { fontId } of bulkText) {
      expect(['serif', 'sans-serif']).toContain(fontOf(fontId)?.fontType);
      expect(fontOf(fontId)?.weights).toEqual(expect.arrayContaining([400, 700]));
    }
    expect(bulkText).toHaveLength(16);
  }
});

test('a font without a letter of the company’s name is in neither list', () => {
  for (const quiz of quizzes.slice(0, 20)) {
    const { headline, bulkText } = rankFonts({ ...quiz, coverage: (id) => id !== 'lora' && id !== 'caveat' });
    expect([...headline, ...bulkText].map(({ fontId }) => fontId)).not.toContain('lora');
    expect(headline).toHaveLength(brain.fonts.length - 2);
  }
  const [quiz] = quizzes;
  expect(quiz && rankFonts({ ...quiz, coverage: () => false })).toEqual({ headline: [], bulkText: [] });
});

test('order indexes have no gaps, scores never rise, and the face is one that the family has', () => {
  for (const list of quizzes.map((quiz) => rankFonts(quiz)).flatMap(({ headline, bulkText }) => [headline, bulkText])) {
    const scores = list.map(({ matchScore }) => matchScore);
    expect(list.map(({ orderIndex }) => orderIndex)).toEqual(list.map((_, at) => at));
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { fontId, fontWeight, matchScore } of list) {
      expect(fontOf(fontId)?.weights).toContain(fontWeight);
      expect(matchScore).toBeGreaterThanOrEqual(0);
      expect(matchScore).toBeLessThanOrEqual(100);
    }
  }
});

test('each font has one reason with its score, about a keyword of this quiz or about none', () => {
  for (const quiz of quizzes) {
    for (const { matchScore, reasons } of [rankFonts(quiz)].flatMap(({ headline, bulkText }) => [...headline, ...bulkText])) {
      expect(reasons).toHaveLength(1);
      expect(reasons[0]?.value).toBe(matchScore);
      expect(reasons[0]?.sentence).toContain(`${matchScore} in 100`);
      expect(['', ...quiz.answers.keywords]).toContain(reasons[0]?.input);
    }
  }
});

test('words of tradition lead to serifs, technical ones to cool moderns, strong ones to bold faces', () => {
  expect(fontOf(withKeywords('scholarly', 'wise', 'classical')?.headline[0]?.fontId ?? '')?.fontType).toBe('serif');
  expect(['oxanium', 'jetbrains-mono', 'ibm-plex-mono', 'manrope', 'space-grotesk']).toContain(withKeywords('technical', 'scientific', 'futuristic')?.headline[0]?.fontId);
  expect(withKeywords('sturdy', 'powerful', 'industrial')?.headline[0]).toMatchObject({ fontId: 'archivo', fontWeight: 800 });
});
