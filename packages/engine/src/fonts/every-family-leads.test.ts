import { expect, test } from 'vitest';
import { rankFonts } from './rank-fonts.ts';
import { brain, fontQuiz } from './testing/font-quizzes.ts';

const ofScripts = new Set(brain.fontScripts.map(({ font_id }) => font_id));
const ownOf = <Row extends { font_id: string }>(rows: readonly Row[], id: string): Row[] =>
  rows.filter(({ font_id }) => font_id === id);

/** Every three of a list, in its order. */
const threesOf = <Item>(items: readonly Item[]): Item[][] =>
  items.flatMap((one, at) =>
    items.slice(at + 1).flatMap((two, beside) => items.slice(at + beside + 2).map((three) => [one, two, three])),
  );

const keywords = brain.keywords.map(({ _id }) => _id);
/** Its own words; a family of two is asked for with any third. */
const wordsFor = (id: string): string[][] => {
  const own = ownOf(brain.fontKeywords, id).map(({ keyword_id }) => keyword_id);
  return own.length > 2 ? threesOf(own) : keywords.filter((one) => !own.includes(one)).map((one) => [...own, one]);
};

/** The quizzes that ask for a family as plainly as they can: its own words, in its own trades, whoever stands out. */
const quizzesFor = function* (id: string) {
  const trades = ownOf(brain.fontIndustries, id).map(({ industry_id }) => industry_id);
  for (const industry of trades)
    for (const words of wordsFor(id))
      for (const standOut of [undefined, 1])
        yield fontQuiz([], {
          answers: { favoriteColors: [], dislikedColors: [], keywords: words, industry, lifecycle: 'seed', standOut },
        });
};

const leadsSomewhere = (id: string): boolean => {
  for (const quiz of quizzesFor(id)) {
    const { headline, bulkText } = rankFonts(quiz);
    if (headline[0]?.fontId === id || bulkText[0]?.fontId === id) return true;
  }
  return false;
};

test('every family for any name comes first somewhere, as a headline or as text', () => {
  const families = brain.fonts.map(({ _id }) => _id).filter((id) => !ofScripts.has(id));
  expect(families.filter((id) => !leadsSomewhere(id))).toEqual([]);
});
