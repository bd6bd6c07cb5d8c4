import { rowsOf, type EngineInput } from './input.ts';

/** What this company would say on its first page. */
export type Specimen = { headline: string; paragraph: string; button: string };

/** The industry that a founder whose field is missing chooses; its texts fit any company. */
const ANY = 'something-else';

/**
 * The texts of the company's industry with its name and keywords in their places, in the brain's order; those for any
 * company where the industry has none. No two are the same, and each takes another of the keywords.
 */
export const specimensFor = ({
  brain,
  answers,
  companyName,
}: Pick<EngineInput, 'brain' | 'answers' | 'companyName'>): Specimen[] => {
  const keywords = rowsOf(brain.keywords, answers.keywords).map(({ name }) => name.toLowerCase());
  const of = (industry: string) => brain.specimenTexts.filter(({ industry_id }) => industry_id === industry);
  const own = of(answers.industry);
  return (own.length > 0 ? own : of(ANY)).map(({ headline, paragraph, button }, at) => {
    const keyword = keywords[at % Math.max(keywords.length, 1)] ?? '';
    // a name may hold what would be read as a pattern
    const filled = (text: string) =>
      text.replaceAll('{name}', () => companyName).replaceAll('{keyword}', () => keyword);
    return { headline: filled(headline), paragraph: filled(paragraph), button };
  });
};
