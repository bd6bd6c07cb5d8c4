import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { fontReasonValues } from './font-reason-values.ts';
import type { FontReason } from './font-reasons.ts';
import { rankFonts } from './rank-fonts.ts';
import { anyQuiz, brain, fontQuiz } from './testing/font-quizzes.ts';

const both = (quiz: EngineInput) => {
  const { headline, bulkText } = rankFonts(quiz);
  return [...headline, ...bulkText];
};
const runs = { numRuns: 40 };

test('each font has two or more reasons about this quiz, and every number recomputes from the quiz and the brain', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const valueOf = fontReasonValues(quiz);
      const inputs = new Set([
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
          expect(inputs).toContain(reason.input);
        }
      }
    }),
    runs,
  );
});

const families = brain.fonts.length;
/**
 * As the sentence writes it: families are counted, all else has two decimals, and a name without a flaw needs no
 * number.
 */
const written = ({ kind, value }: FontReason): string => {
  if (kind === 'name-fit' && value === 1) return '';
  if (kind !== 'font-meaning' && kind !== 'font-industry') return value.toFixed(2);
  return value === families - 1 ? `any other of our ${families} families` : ` ${value} of our ${families} families`;
};

test('a sentence names its number and the font or the name that it speaks of', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      for (const { fontName, reasons } of both(quiz)) {
        for (const reason of reasons) {
          const { sentence } = reason;
          expect(sentence).toContain(written(reason));
          expect(sentence.includes(fontName) || sentence.includes(quiz.companyName)).toBe(true);
        }
      }
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

test('a weight that we chose says by our reading; one that people rated says so', () => {
  const sentencesFor = (source: 'measured' | 'authored') => {
    const traits = brain.keywordTraits.map((row) => ({ ...row, source }));
    const reasons = both(fontQuiz(['warm', 'playful', 'wise'], { brain: { ...brain, keywordTraits: traits } })).flatMap(
      (font) => font.reasons,
    );
    return reasons.filter(({ kind, value }) => kind === 'font-meaning' && value > 0);
  };
  expect(
    sentencesFor('authored').every(
      ({ sentence }) => /by our reading/i.test(sentence) && !sentence.includes('people rated'),
    ),
  ).toBe(true);
  expect(
    sentencesFor('measured').every(
      ({ sentence }) => sentence.includes('people rated') && !/by our reading/i.test(sentence),
    ),
  ).toBe(true);
});

test('a pair that has nothing in common is named only where there would not be two reasons without it', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      for (const { reasons } of rankFonts(quiz).bulkText) {
        const pair = reasons.find(({ kind }) => kind === 'pairing');
        if (pair && !/alike in|drawn to go together|one family/.test(pair.sentence)) expect(reasons).toHaveLength(2);
      }
    }),
    runs,
  );
});
