import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyQuiz, brain, fontQuiz } from '../fonts/testing/font-quizzes.ts';
import { kitReasonValues } from './kit-reasons.ts';
import { rankKits } from './rank-kits.ts';

const first = (...keywords: string[]) => rankKits(fontQuiz(keywords))[0]?.marketingKitId;

test('all ten kits are ranked once each, indexes without gaps, scores from 0 to 100 that never rise', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const kits = rankKits(quiz);
      const scores = kits.map(({ matchScore }) => matchScore);
      expect(new Set(kits.map(({ marketingKitId }) => marketingKitId))).toEqual(
        new Set(brain.marketingKits.map(({ _id }) => _id)),
      );
      expect(kits.map(({ orderIndex }) => orderIndex)).toEqual(kits.map((_, at) => at));
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
    }),
  );
});

test('each kit has two or more reasons, one at least about this quiz, and every number recomputes', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const valueOf = kitReasonValues(quiz);
      for (const { marketingKitId, reasons } of rankKits(quiz)) {
        expect(reasons.length).toBeGreaterThanOrEqual(2);
        expect(reasons[0]?.kind).not.toBe('kit-styles');
        for (const reason of reasons) {
          expect(valueOf(reason, marketingKitId)).toBe(reason.value);
          expect(['', quiz.answers.industry, ...quiz.answers.keywords]).toContain(reason.subject);
        }
      }
    }),
  );
});

test('the order of the keywords changes nothing', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      expect(rankKits({ ...quiz, answers: { ...quiz.answers, keywords: quiz.answers.keywords.toReversed() } })).toEqual(
        rankKits(quiz),
      );
    }),
  );
});

test('the kits answer the keywords: paper for play, a drawing board for technique, stripes for noise', () => {
  expect(first('playful', 'childlike', 'cute')).toBe('kit-cut-paper');
  expect(first('technical', 'scientific', 'futuristic')).toBe('kit-drawing-board');
  expect(first('rebellious', 'loud', 'theatrical')).toBe('kit-signal-stripe');
});

test('an empty table gives no kits; answers and kits without traits still give all ten, with two reasons', () => {
  expect(rankKits(fontQuiz(['calm'], { brain: { ...brain, marketingKits: [] } }))).toEqual([]);
  for (const silence of [
    { marketingKitTraits: [], keywordTraits: [] },
    { keywordTraits: [], industryTraits: [] },
  ]) {
    const quiz = fontQuiz(['calm', 'no-such-word'], { brain: { ...brain, ...silence } });
    const kits = rankKits(quiz);
    expect(kits.map(({ marketingKitId }) => marketingKitId)).toEqual(brain.marketingKits.map(({ _id }) => _id));
    for (const { marketingKitId, reasons } of kits) {
      expect(reasons.map(({ kind }) => kind)).toEqual(['kit-fit', 'kit-styles']);
      for (const reason of reasons) expect(kitReasonValues(quiz)(reason, marketingKitId)).toBe(reason.value);
    }
  }
});

test('a kit that shares less than 0.30 says so only where there would not be two reasons without it', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      for (const { reasons } of rankKits(quiz)) {
        if (reasons.some(({ value }) => value < 0.3)) expect(reasons).toHaveLength(2);
      }
    }),
  );
});
