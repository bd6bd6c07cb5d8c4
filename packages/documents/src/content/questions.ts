import type { BusinessLifecycle } from '@signet/contract';
import { behindCore, posterAsks, slideSpecs, storyOf, type SlideKey } from './stories.ts';
import type { Ask, SlideSpec } from './slide-spec.ts';

/** What papers and posts ask beside what decks ask. */
export const paperAsks = {
  'closing.line': ['Whom should the reader write to?', 'Name and e-mail address.'],
  'letter.sender': ['Which address do your letters come from?', 'Street and town, on one line.'],
  'letter.legal': ['What must stand at the foot of a letter?', 'Registered name, number and seat.'],
  'letter.tax': ['Which tax number stands on your invoices?', 'VAT or tax number.'],
  'letter.bank': ['Which account are invoices paid to?', 'Bank and account number.'],
  'post.job': ['Which job do you offer?', 'Four words.'],
  'post.milestone': ['Which number did you reach?', 'For example: 1,000 loaves sold.'],
} as const satisfies Record<string, Ask>;

/** One question of a brand's story: answered once, used by every document. */
export type Question = {
  /** Slide and slot: `problem.figure`. */
  key: string;
  /** The slide that shows the answer first; none for what only papers and posts say. */
  slide?: string;
  label: string;
  question: string;
  hint: string;
  /** Among the few that most documents repeat: asked before all others. */
  isFirst: boolean;
  /** For slides behind the core: nobody has to. */
  isMore: boolean;
};

/**
 * AUTHORED: the questions that come first, each where the stage asks it. What they tell opens decks, pages, posts and
 * letters; a story that knows no more than these has a headline on most of its slides.
 */
const firstAsked: ReadonlySet<string> = new Set([
  'cover.title',
  'statement.title',
  'problem.title',
  'problem.figure',
  'solution.title',
  'product.title',
  'evidence.title',
  'done.title',
  'pilots.title',
  'traction.title',
  'year.title',
  'model.title',
  'team.person1',
  'terms.title',
  'round.title',
  'closing.line',
]);

const asked = (slide: string, label: string, slot: string, [question, hint = '']: Ask, isMore: boolean): Question => ({
  key: `${slide}.${slot}`,
  slide,
  label,
  question,
  hint,
  isFirst: !isMore && firstAsked.has(`${slide}.${slot}`),
  isMore,
});

const ofSlide = (key: SlideKey, isMore: boolean): Question[] => {
  const spec: SlideSpec = slideSpecs[key];
  return Object.entries(spec.asks).map(([slot, ask]) => asked(key, spec.label, slot, ask, isMore));
};

const poster = (slide: keyof typeof posterAsks, label: string): Question =>
  asked(slide, label, 'title', posterAsks[slide], false);

const isSpec = (key: string): key is SlideKey => Object.hasOwn(slideSpecs, key);

/**
 * Every question of a stage: the few that matter most, then the others in the order in which its deck tells the story;
 * what is only behind it comes last.
 */
export const storyQuestions = (stage: BusinessLifecycle): Question[] => {
  const { slides, closes } = storyOf('core', stage);
  const told = slides.flatMap((key) =>
    key === 'statement' ? [poster('statement', 'What we do')] : ofSlide(key, false),
  );
  const papers = Object.entries(paperAsks).map(([key, [question, hint = '']]: [string, Ask]): Question => ({
    key,
    label: key.startsWith('letter') ? 'Letters' : key.startsWith('post') ? 'Posts' : 'Contact',
    question,
    hint,
    isFirst: firstAsked.has(key),
    isMore: false,
  }));
  const more = behindCore(stage).flatMap((section) =>
    section.slides.flatMap((key) => (isSpec(key) ? ofSlide(key, true) : [])),
  );
  const all = [
    poster('cover', 'Cover'),
    ...told,
    ...(closes ? [poster('closing', 'Closing')] : []),
    ...papers,
    ...more,
  ];
  return [...all.filter(({ isFirst }) => isFirst), ...all.filter(({ isFirst }) => !isFirst)];
};

/** Whether a key names a question of any stage. */
export const isQuestion = (key: string): boolean => {
  if (Object.hasOwn(paperAsks, key)) return true;
  const [slide = '', slot = ''] = key.split('.');
  if (slot === 'title' && Object.hasOwn(posterAsks, slide)) return true;
  return isSpec(slide) && Object.hasOwn(slideSpecs[slide].asks, slot);
};
