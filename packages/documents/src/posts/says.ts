import { paperAsks } from '../content/questions.ts';
import { posterAsks, slideSpecs } from '../content/stories.ts';
import { quantityIn, seriesIn, type Quantity } from '../deck/figures.ts';
import type { Subject } from '../deck/subject.ts';

/** A figure as it is written and what it counts. */
type Counted = { figure: string; meaning: string };

/** What a post shows; each form is composed in its own way. */
export type Shown =
  | { form: 'poster'; headline: string }
  | { form: 'statement'; line: string }
  | ({ form: 'number'; source: string } & Counted)
  | { form: 'change'; title: string; before: Counted; now: Counted }
  | { form: 'growth'; title: string; caption: string; bars: readonly Quantity[] }
  | { form: 'steps'; title: string; steps: readonly string[] }
  | { form: 'words'; words: readonly string[] }
  | { form: 'brand'; at: number }
  | { form: 'look' }
  | { form: 'job'; job: string; place: string; write: string }
  | ({ form: 'milestone' } & Counted)
  | { form: 'header' }
  | { form: 'avatar' };

/** Pictures for feeds and profiles, at the sizes that the places for them have (documents, social). */
export const posts = {
  'launch-post': { width: 1080, height: 1350 },
  'statement-post': { width: 1080, height: 1080 },
  'number-post': { width: 1080, height: 1080 },
  'change-post': { width: 1080, height: 1350 },
  'growth-post': { width: 1080, height: 1350 },
  'steps-story': { width: 1080, height: 1920 },
  'words-post': { width: 1080, height: 1080 },
  'look-post': { width: 1080, height: 1080 },
  'hiring-post': { width: 1080, height: 1350 },
  'milestone-post': { width: 1080, height: 1080 },
  'thanks-post': { width: 1080, height: 1080 },
  'link-picture': { width: 1200, height: 630 },
  'linkedin-header': { width: 1128, height: 191 },
  'x-header': { width: 1500, height: 500 },
  avatar: { width: 400, height: 400 },
} as const satisfies Record<string, { width: number; height: number }>;
export type PostKind = keyof typeof posts;

type Says = { shown: Shown; asks?: string };

const { problem, solution, product, traction } = slideSpecs;
/** Fewer bars than this say nothing about growth. */
const LEAST_BARS = 3;
const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/u;

/** `100,000 loaves sold` as the number and what it counts; undefined where there is no number to set large. */
const countedIn = (text: string): Counted | undefined => {
  const found = quantityIn(text);
  return found?.words ? { figure: found.shown, meaning: found.words } : undefined;
};

/**
 * What a post says; `asks` where a question waits for its answer. Nobody can type into a picture, so until then it says
 * nothing: it shows the logo, which holds for anybody.
 */
const said = (kind: PostKind, { company, keywords, website, answers }: Subject): Says => {
  const answer = (key: string): string => answers[key]?.trim() ?? '';
  const words = keywords.map(({ name }) => name);
  /** The logo alone; `at` is how it stands. */
  const brand = (at: number, asks: string): Says => ({ shown: { form: 'brand', at }, asks });
  const claim = answer('cover.title');
  const counted = (slide: string, at: number): Counted => ({
    figure: answer(`${slide}.figure${at}`),
    meaning: answer(`${slide}.meaning${at}`),
  });

  switch (kind) {
    case 'launch-post':
      return claim
        ? { shown: { form: 'poster', headline: claim } }
        : { shown: { form: 'poster', headline: `Hello. We are ${company}.` }, asks: posterAsks.cover[0] };
    case 'statement-post': {
      const line = answer('statement.title');
      return line ? { shown: { form: 'statement', line } } : brand(0, posterAsks.statement[0]);
    }
    case 'link-picture': {
      const line = claim || answer('statement.title');
      return { shown: line ? { form: 'statement', line } : { form: 'brand', at: 1 } };
    }
    case 'number-post': {
      const [figure, meaning] = [answer('problem.figure'), answer('problem.meaning')];
      if (!figure || !meaning) return brand(1, problem.asks.figure[0]);
      return { shown: { form: 'number', figure, meaning, source: answer('problem.source') } };
    }
    case 'change-post': {
      const [before, then] = [counted('solution', 1), counted('solution', 3)];
      const now = { figure: then.figure, meaning: then.meaning || before.meaning };
      if (!before.figure || !now.figure) return brand(2, solution.asks.title[0]);
      return { shown: { form: 'change', title: answer('solution.title'), before, now } };
    }
    case 'growth-post': {
      const bars = seriesIn(answer('traction.series'));
      if (bars.length < LEAST_BARS || bars.some(({ value }) => value < 0)) return brand(3, traction.asks.series[0]);
      return {
        shown: { form: 'growth', title: answer('traction.title'), caption: answer('traction.caption'), bars },
      };
    }
    case 'steps-story': {
      const steps = [1, 2, 3].flatMap((at) => answer(`product.point${at}`) || []);
      if (steps.length > 0) {
        const title = answer('product.title') || 'How it works';
        return { shown: { form: 'steps', title, steps } };
      }
      return brand(1, product.asks.point1[0]);
    }
    case 'words-post':
      return { shown: { form: 'words', words: words.length > 0 ? words : [company] } };
    case 'look-post':
      return { shown: { form: 'look' } };
    case 'hiring-post': {
      const job = answer('post.job');
      const email = EMAIL.exec(answer('closing.line'))?.[0].replace(/[.]$/u, '');
      const write = email ? `Write to ${email}` : website && `More at ${website}`;
      // 'Night baker, Lowell': the job is what is read in passing
      const [, what, place = ''] = /^([^,]+)(?:,\s*(.+))?$/u.exec(job) ?? [];
      if (what === undefined) return brand(1, paperAsks['post.job'][0]);
      return { shown: { form: 'job', job: what, place, write } };
    }
    case 'milestone-post': {
      const number = answer('post.milestone');
      const told = countedIn(number);
      if (told) return { shown: { form: 'milestone', ...told } };
      return number
        ? { shown: { form: 'poster', headline: `${number.replace(/\.$/u, '')}.` } }
        : brand(2, paperAsks['post.milestone'][0]);
    }
    case 'thanks-post':
      return { shown: { form: 'poster', headline: 'Thank you. All of you.' } };
    case 'avatar':
      return { shown: { form: 'avatar' } };
    default:
      return { shown: { form: 'header' } };
  }
};

const spoken = (shown: Shown, company: string): string => {
  switch (shown.form) {
    case 'poster':
      return shown.headline;
    case 'statement':
      return shown.line;
    case 'number':
    case 'milestone':
      return `${shown.figure} ${shown.meaning}`;
    case 'change':
      return [shown.title, `${shown.before.figure} ${shown.before.meaning}`, `${shown.now.figure} ${shown.now.meaning}`]
        .filter(Boolean)
        .join('; ');
    case 'growth':
      return [shown.title, shown.caption, shown.bars.map((bar) => `${bar.words} ${bar.shown}`).join(', ')]
        .filter(Boolean)
        .join('; ');
    case 'steps':
      return [shown.title, ...shown.steps].join('; ');
    case 'words':
      return shown.words.join('. ');
    case 'job':
      return `We are hiring: ${[shown.job, shown.place].filter(Boolean).join(', ')}`;
    default:
      return company;
  }
};

/** What a post shows, the same in words, and what it still asks. */
export const postSays = (kind: PostKind, subject: Subject): { shown: Shown; says: string; asks?: string } => {
  const found = said(kind, subject);
  return { ...found, says: spoken(found.shown, subject.company) };
};
