import type { Brain } from '@signet/brain';
import { businessLifecycles, SAMPLE_QUIZZES } from '@signet/contract';
import type { QuizRow } from '../quizzes/quizzes.service.ts';

/** Companies that there are not, of short, long and double names. */
const names = [
  'Quern',
  'Fernweh Coffee',
  'Noctua',
  'Harbor Ledger',
  'Sorrel Goods',
  'Marrow Press',
  'Ferrous',
  'Quietude',
  'Bramble',
  'Aster Kiln',
  'Tideline',
  'Oxbow',
] as const satisfies { length: typeof SAMPLE_QUIZZES };

/** Items spread evenly over a list. */
const at = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[Math.floor((place % 1) * items.length)];

/**
 * One of twelve quizzes that a brain is tried with: industries and keywords spread over its lists, every third with a
 * favorite color. The same brain always has the same twelve.
 */
export const sampleQuiz = (brain: Brain, number: number, brainVersionId: string): QuizRow => {
  const part = number / SAMPLE_QUIZZES;
  const family = number % 3 === 0 ? at(brain.colorFamilies, part + 0.4) : undefined;
  const keywords = [part, part + 0.37, part + 0.71].flatMap((place) => at(brain.keywords, place)?._id ?? []);
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    version: 0,
    brain_version_id: brainVersionId,
    company_name: names[number] ?? names[0],
    website_url: '',
    logo_text: '',
    industry: at(brain.industries, part)?._id ?? '',
    business_lifecycle: businessLifecycles[number % businessLifecycles.length]?.id ?? 'seed',
    competitors: [],
    stand_out: null,
    color_preferences: { favoriteColors: family ? [family] : [], dislikedColors: [] },
    keyword_ids: [...new Set(keywords)],
    completed: false,
    completion_requested_at: null,
    research_abandoned_at: null,
    research_modified_at: null,
    copied_from: null,
    updated_at: new Date(0),
  };
};
