import type { Brain } from '@signet/brain';
import type { EngineInput } from '../input.ts';
import { seededRandom, type Random } from '../random.ts';

const draw = (rows: readonly { _id: string }[], count: number, random: Random): string[] => {
  const ids = rows.map(({ _id }) => _id);
  return Array.from({ length: count }, () => ids.splice(Math.floor(random() * ids.length), 1)[0] ?? '');
};
const lifecycles = ['ideation', 'friendsFamily', 'angel', 'preSeed', 'seed', 'seriesA', 'beyond'] as const;
const drawHex = (random: Random): string =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

const drawCompetitors = (random: Random): EngineInput['research']['competitors'] =>
  Array.from({ length: Math.floor(random() * 4) }, (_, at) => ({
    id: `competitor-${at}`,
    name: `Competitor ${at}`,
    colors: Array.from({ length: 1 + Math.floor(random() * 6) }, () => drawHex(random)),
  }));

/**
 * Quizzes as founders could answer them: 0 to 2 favorites, 0 to 2 dislikes, three keywords, 0 to 3 competitors;
 * always the same for the same count.
 */
export const randomQuizzes = (brain: Brain, count: number): EngineInput[] => {
  const random = seededRandom('random quizzes');
  return Array.from({ length: count }, (_, at): EngineInput => {
    const colors = draw(brain.colorFamilies, 4, random);
    const favoriteColors = colors.slice(0, Math.floor(random() * 3));
    const dislikedColors = colors.slice(2, 2 + Math.floor(random() * 3));
    const [industry = ''] = draw(brain.industries, 1, random);
    return {
      seed: `quiz ${at}`,
      brain,
      companyName: 'Acme',
      nameFits: new Map(),
      research: { competitors: drawCompetitors(random) },
      answers: {
        favoriteColors,
        dislikedColors,
        keywords: draw(brain.keywords, 3, random),
        industry,
        lifecycle: lifecycles[Math.floor(random() * lifecycles.length)] ?? 'seed',
      },
    };
  });
};
