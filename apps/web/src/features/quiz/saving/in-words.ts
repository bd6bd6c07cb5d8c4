import { businessLifecycles } from '@signet/contract';
import { chosenCompetitors, type FormPage, type PageAnswers } from '../answers/page-answers.ts';
import { othersOf, positionWords } from '../competitors/position-words.ts';

const listed = (names: readonly string[], none: string) => (names.length === 0 ? none : names.join(', '));
const namesOf = (list: readonly { name: string }[]) => list.map((one) => one.name);

const words: {
  [P in FormPage]: (answers: PageAnswers[P], industryName: (id: string) => string | undefined) => string;
} = {
  1: ({ companyName, websiteUrl, industry, businessLifecycle }, industryName) =>
    listed(
      [
        companyName,
        websiteUrl,
        industryName(industry) ?? '',
        businessLifecycles.find((stage) => stage.id === businessLifecycle)?.name ?? '',
      ].filter(Boolean),
      'Nothing yet',
    ),
  2: ({ slots, standOut }) => {
    const competitors = chosenCompetitors(slots);
    const named = listed(
      competitors.map((one) => one.identifier.value),
      'No competitors',
    );
    return standOut === null ? named : `${named}. ${positionWords(standOut, othersOf(competitors.length))}.`;
  },
  3: ({ favoriteColors, dislikedColors }) =>
    `Favorites: ${listed(namesOf(favoriteColors), 'none')}. Disliked: ${listed(namesOf(dislikedColors), 'none')}.`,
  4: (keywords) => listed(namesOf(keywords), 'No keywords'),
};

/**
 * A page's answers in one line, so that two of them can be held against each other. `industryName` finds a name by
 * id.
 */
export const inWords = <P extends FormPage>(
  page: P,
  answers: PageAnswers[P],
  industryName: (id: string) => string | undefined,
): string => words[page](answers, industryName);
