import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { fontReasonValues } from './font-reason-values.ts';
import { rankFonts } from './rank-fonts.ts';
import { anyQuiz, brain, fontQuiz } from './testing/font-quizzes.ts';

const both = (quiz: EngineInput) => {
  const { headline, bulkText } = rankFonts(quiz);
  return [...headline, ...bulkText];
};
const runs = { numRuns: 40 };

test('each font has two or more reasons about this quiz, and every number recomputes from it', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const valueOf = fontReasonValues(quiz);
      const subjects = new Set([
        '',
        quiz.companyName,
        quiz.answers.industry,
        ...quiz.answers.keywords,
        ...brain.fonts.map(({ _id }) => _id),
      ]);
      for (const font of both(quiz)) {
        expect(font.reasons.length).toBeGreaterThanOrEqual(2);
        for (const reason of font.reasons) {
          expect(valueOf(reason, font)).toBe(reason.value);
          expect(subjects).toContain(reason.subject);
        }
      }
    }),
    runs,
  );
});

test('a reason names the font that it is given for', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      for (const { fontName, reasons } of both(quiz)) for (const reason of reasons) expect(reason.font).toBe(fontName);
    }),
    runs,
  );
});

test('a reason that another quiz gave has no number in this one', () => {
  const [font] = rankFonts(fontQuiz(['calm', 'wise', 'soft'])).headline;
  const [reason] = font?.reasons ?? [];
  if (!font || !reason) throw new Error('The default brain has fonts for these');
  expect(fontReasonValues(fontQuiz(['loud', 'rugged', 'fast']))(reason, font)).toBeNaN();
});

test('a keyword is told as rated by people only where all that it asks of letters was', () => {
  const ratedFor = (source: 'measured' | 'authored') => {
    const keywordTraits = brain.keywordTraits.map((row) => ({ ...row, source }));
    const quiz = fontQuiz(['warm', 'playful', 'wise'], { brain: { ...brain, keywordTraits } });
    return both(quiz).flatMap(({ reasons }) =>
      reasons.flatMap((reason) => (reason.kind === 'font-meaning' ? [reason.reading.isRated] : [])),
    );
  };
  expect(new Set(ratedFor('authored'))).toEqual(new Set([false]));
  expect(new Set(ratedFor('measured'))).toEqual(new Set([true]));
});

test('text of the headline’s own family does not say again what its letters are like', () => {
  const texts = ['nostalgic', 'calm', 'minimal'].flatMap((keyword) => rankFonts(fontQuiz([keyword])).bulkText);
  const own = texts.filter(({ fontId, reasons }) =>
    reasons.some(({ kind, subject }) => kind === 'pairing' && subject === fontId),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const { reasons } of own) expect(reasons.map(({ kind }) => kind)).toEqual(['pairing', 'x-height']);
});

const contrasts = ['contrast-class', 'contrast-weight'];
const agreements = ['x-height', 'width', 'posture'];

test('a pair that has nothing in common is named only where there would not be two reasons without it', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      for (const { reasons } of rankFonts(quiz).bulkText) {
        const [pair] = reasons.flatMap((reason) => (reason.kind === 'pairing' ? [reason.traits] : []));
        const has = (some: readonly string[]) => pair?.some((trait) => some.includes(trait));
        const speaks = has(['same-family', 'superfamily']) || (has(contrasts) && has(agreements));
        if (pair && !speaks) expect(reasons).toHaveLength(2);
      }
    }),
    runs,
  );
});
