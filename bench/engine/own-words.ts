import { rankFonts, type EngineInput } from '@signet/engine';
import { draw, type QuizSource } from './quizzes.ts';
import { seededRandom } from '../live/random.ts';

/** Short, and set by every family for any name. */
const NAME = 'Vela';
const TRIES = 60;

/**
 * Quizzes that ask for a family as plainly as they can: three of its own words, in one of its own trades. Here the name
 * is judged in the real outlines; the engine's own test asks all of them of names without a flaw.
 */
const quizzesFor = function* ({ brain, fitsOf }: QuizSource, id: string): Generator<EngineInput> {
  const words = brain.fontKeywords.filter(({ font_id }) => font_id === id).map(({ keyword_id }) => keyword_id);
  const trades = brain.fontIndustries.filter(({ font_id }) => font_id === id).map(({ industry_id }) => industry_id);
  const random = seededRandom(1);
  const others = brain.keywords.map(({ _id }) => _id).filter((one) => !words.includes(one));
  for (let at = 0; at < TRIES * trades.length; at++) {
    const own = draw(words, 3, random);
    yield {
      seed: `${id} ${at}`,
      brain,
      companyName: NAME,
      nameFits: fitsOf(NAME),
      research: { competitors: [] },
      answers: {
        favoriteColors: [],
        dislikedColors: [],
        keywords: [...own, ...draw(others, 3 - own.length, random)],
        industry: trades[at % trades.length] ?? '',
        lifecycle: 'seed',
        standOut: at % 2,
      },
    };
  }
};

/** Whether a family comes first, as headline or as text, where its own words and trades are asked for. */
export const leadsWhereAsked = (source: QuizSource, id: string): boolean => {
  for (const quiz of quizzesFor(source, id)) {
    const { headline, bulkText } = rankFonts(quiz);
    if (headline[0]?.fontId === id || bulkText[0]?.fontId === id) return true;
  }
  return false;
};
