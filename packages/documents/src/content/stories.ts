import type { BusinessLifecycle } from '@signet/contract';
import { coreSlides } from './core-slides.ts';
import { librarySlides } from './library-slides.ts';
import type { SlideSpec } from './slide-spec.ts';
import { stageSlides } from './stage-slides.ts';

/** Every slide that is asked for, by its key. */
export const slideSpecs = { ...coreSlides, ...stageSlides, ...librarySlides } as const satisfies Record<
  string,
  SlideSpec
>;
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
  update: { slides: ['traction', 'sales', 'plan', 'risks'], closes: true, round: 'For our investors' },
  team: { slides: ['statement', 'team', 'done'], closes: true, round: 'Who we are' },
} as const satisfies Record<string, Story>;

/** What a deck is for: the whole story of the stage, or a shorter one. */
export type DeckKind = 'core' | keyof typeof shortStories;

/**
 * How a deck opens, so that six of them beside each other are six: the arrangement of the kit that its cover takes, the
 * answer that its cover says, and what it says while that is not told; nothing are the three words.
 */
type Opening = { shift: 0 | 1 | 2; says?: string; untold?: string };
export const openings: Readonly<Record<DeckKind | 'full', Opening>> = {
  core: { shift: 0, says: 'cover.title' },
  full: { shift: 1, says: 'cover.title' },
  pitch: { shift: 2, says: 'cover.title' },
  customers: { shift: 1, says: 'solution.title', untold: 'For our customers' },
  update: { shift: 2, untold: 'Investor update' },
  team: { shift: 0, untold: 'Meet the team' },
};

/** Slides that are known without a question: the three words, where the brand stands, its colors. */
export const knownSlides = ['words', 'scale', 'colors'] as const;
export type KnownSlide = (typeof knownSlides)[number];

/** What lies behind the core of the full deck, by section (documents, library). */
export const library = [
  { key: 'problem', label: 'The problem', slides: ['problem', 'story', 'who', 'cost-today', 'why-now'] },
  {
    key: 'product',
    label: 'The product',
    slides: ['solution', 'product', 'steps', 'products', 'technology', 'protection', 'roadmap'],
  },
  {
    key: 'proof',
    label: 'The proof',
    slides: ['evidence', 'done', 'pilots', 'traction', 'quote', 'case', 'cohorts', 'retention', 'year'],
  },
  { key: 'market', label: 'The market', slides: ['market', 'segments', 'scale', 'rivals'] },
  { key: 'business', label: 'The business', slides: ['model', 'prices', 'unit', 'sales', 'partners', 'sale-cost'] },
  { key: 'people', label: 'The people', slides: ['team', 'advisers', 'hires', 'owners'] },
  {
    key: 'money',
    label: 'The money',
    slides: ['round', 'milestones', 'terms', 'plan', 'cash', 'results', 'risks'],
  },
  { key: 'end', label: 'Sources and brand', slides: ['sources', 'words', 'colors'] },
] as const satisfies readonly { key: string; label: string; slides: readonly (SlideKey | KnownSlide)[] }[];

export const storyOf = (kind: DeckKind, stage: BusinessLifecycle): Story =>
  kind === 'core' ? stories[stage] : shortStories[kind];

/** With cover and closing. */
export const slideCount = (kind: DeckKind | 'sample' | 'full', stage: BusinessLifecycle): number => {
  if (kind === 'sample') return 8;
  const { slides, closes } = storyOf(kind === 'full' ? 'core' : kind, stage);
  const core = slides.length + (closes ? 2 : 1);
  return kind === 'full' ? core + behindCore(stage).reduce((sum, section) => sum + section.slides.length + 1, 0) : core;
};

/** The sections of the library without what the core has told already. */
export const behindCore = (stage: BusinessLifecycle) => {
  const told: readonly string[] = stories[stage].slides;
  return library
    .map(({ key, label, slides }) => ({ key, label, slides: slides.filter((slide) => !told.includes(slide)) }))
    .filter(({ slides }) => slides.length > 0);
};

/** Beside what a slide asks, what the slides that are seen at a glance ask. */
export const posterAsks = {
  cover: ['What do you do, for whom, in nine words?', 'For example: Find the leak before the street does.'],
  statement: ['What do you make, and for whom, in plain words?', 'Your name, a verb, what it does, for whom.'],
  closing: ['What should the reader do this week?', 'For example: Walk a leak with us this month.'],
} as const;

/** The keys of the full deck's slides in their order. */
export const slideKeys = (stage: BusinessLifecycle): string[] => {
  const { slides, closes } = stories[stage];
  return [
    'cover',
    ...slides,
    ...(closes ? ['closing'] : []),
    ...behindCore(stage).flatMap(({ key, slides: inside }) => [`section-${key}`, ...inside]),
  ];
};
