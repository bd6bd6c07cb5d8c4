import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineInput } from '../input.ts';
import { fontReasonValues } from './font-reason-values.ts';
import type { FontReason } from './font-reasons.ts';
import { rankFonts } from './rank-fonts.ts';
import { allFit, anyQuiz, brain, flawless, fontQuiz } from './testing/font-quizzes.ts';

const both = (quiz: EngineInput) => {
  const { headline, bulkText } = rankFonts(quiz);
  return [...headline, ...bulkText];
};
const runs = { numRuns: 40 };

test('each font has two or more reasons about this quiz, and every number recomputes from the quiz and the brain', () => {
  fc.assert(
    fc.property(anyQuiz, (quiz) => {
      const valueOf = fontReasonValues(quiz);
      const inputs = new Set(['', quiz.companyName, quiz.answers.industry, ...quiz.answers.keywords, ...brain.fonts.map(({ _id }) => _id)]);
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
/** As the sentence writes it: families are counted, all else has two decimals. */
const written = ({ kind, value }: FontReason): string => {
  if (kind !== 'font-meaning' && kind !== 'font-industry') return Math.abs(value).toFixed(2);
  return value === families - 1 ? `any other of our ${families} families` : `than ${value} of our ${families} families`;
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
    const reasons = both(fontQuiz(['warm', 'playful', 'wise'], { brain: { ...brain, keywordTraits: traits } })).flatMap((font) => font.reasons);
    return reasons.filter(({ kind, value }) => kind === 'font-meaning' && value > 0);
  };
  expect(sentencesFor('authored').every(({ sentence }) => sentence.includes('by our reading') && !sentence.includes('people rated'))).toBe(true);
  expect(sentencesFor('measured').every(({ sentence }) => sentence.includes('people rated') && !sentence.includes('by our reading'))).toBe(true);
});

test('what a designer should look at in the name is said in words', () => {
  const worst = { collisions: 2, gaps: 1, confusion: ['Il'], widths: [20, 11, 8], score: 0.3 } as const;
  const nameFits = new Map(Array.from(allFit.keys(), (id) => [id, id === 'inter' ? flawless : worst]));
  const reasons = rankFonts(fontQuiz(['calm', 'wise', 'soft'], { nameFits })).headline.find(({ fontId }) => fontId !== 'inter')?.reasons ?? [];
  const fit = reasons.find(({ kind }) => kind === 'name-fit');
  expect(fit?.sentence).toContain('2 pairs of letters nearly touch, one pair of letters gapes and its I can be taken for the letter l (0.30 of 1)');
  expect(reasons.find(({ kind }) => kind === 'name-width')?.sentence).toBe('On two lines “Acme” is 11.00 times as wide as its capitals are high; on one it is 20.00.');
});
