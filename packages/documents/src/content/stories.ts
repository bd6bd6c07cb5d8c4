import type { BusinessLifecycle } from '@signet/contract';
import { coreSlides } from './core-slides.ts';
import type { SlideSpec } from './slide-spec.ts';
import { stageSlides } from './stage-slides.ts';

/** Every slide that is asked for, by its key. */
export const slideSpecs = { ...coreSlides, ...stageSlides } as const satisfies Record<string, SlideSpec>;
export type SlideKey = keyof typeof slideSpecs;

/** Between cover and, where there is one, closing. */
type Story = { slides: readonly (SlideKey | 'statement')[]; closes: boolean; round: string };

/** What each stage tells, in its order (documents, seven stories). */
export const stories = {
  ideation: {
    slides: ['statement', 'problem', 'solution', 'why-now', 'evidence', 'rivals', 'team'],
    closes: true,
    round: 'First talk',
  },
  friendsFamily: {
    slides: ['statement', 'problem', 'solution', 'product', 'done', 'team', 'terms'],
    closes: true,
    round: 'Friends and family',
  },
  angel: {
    slides: ['statement', 'team', 'problem', 'solution', 'product', 'evidence', 'market', 'rivals', 'round'],
    closes: true,
    round: 'Angel round',
  },
  preSeed: {
    slides: [
      'statement',
      'problem',
      'solution',
      'product',
      'why-now',
      'pilots',
      'model',
      'market',
      'rivals',
      'team',
      'round',
    ],
    closes: false,
    round: 'Pre-seed round',
  },
  seed: {
    slides: [
      'statement',
      'problem',
      'why-now',
      'solution',
      'product',
      'traction',
      'market',
      'model',
      'rivals',
      'sales',
      'team',
      'round',
    ],
    closes: true,
    round: 'Seed round',
  },
  seriesA: {
    slides: [
      'statement',
      'traction',
      'cohorts',
      'product',
      'unit',
      'sales',
      'problem',
      'market',
      'rivals',
      'team',
      'plan',
      'round',
    ],
    closes: true,
    round: 'Series A',
  },
  beyond: {
    slides: [
      'year',
      'traction',
      'retention',
      'segments',
      'unit',
      'products',
      'sales',
      'rivals',
      'team',
      'results',
      'plan',
      'risks',
      'round',
    ],
    closes: false,
    round: 'Investor meeting',
  },
} as const satisfies Record<BusinessLifecycle, Story>;

/** Decks for other occasions, the same at every stage. */
const shortStories = {
  pitch: { slides: ['statement', 'problem', 'solution', 'round'], closes: true, round: 'Five minutes' },
  customers: { slides: ['statement', 'problem', 'solution', 'product'], closes: true, round: 'For customers' },
  update: { slides: ['traction', 'sales', 'plan', 'risks'], closes: true, round: 'Investor update' },
  team: { slides: ['statement', 'team', 'done'], closes: true, round: 'Who we are' },
} as const satisfies Record<string, Story>;

/** What a deck is for: the whole story of the stage, or a shorter one. */
export type DeckKind = 'core' | keyof typeof shortStories;

export const storyOf = (kind: DeckKind, stage: BusinessLifecycle): Story =>
  kind === 'core' ? stories[stage] : shortStories[kind];

/** With cover and closing. */
export const slideCount = (kind: DeckKind | 'sample', stage: BusinessLifecycle): number => {
  if (kind === 'sample') return 8;
  const { slides, closes } = storyOf(kind, stage);
  return slides.length + (closes ? 2 : 1);
};

/** Beside what a slide asks, what the slides that are seen at a glance ask. */
export const posterAsks = {
  cover: ['What do you do, for whom, in nine words?', 'Find the leak before the street does.'],
  statement: ['What does a customer hold or open?', 'Your name, a verb, what it does, for whom.'],
  closing: ['What should the reader do this week?', 'Walk a leak with us this month.'],
} as const;
