import { isDeepStrictEqual } from 'node:util';
import type { Readable } from 'node:stream';
import type { ResearchStatus } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { QuizRow, QuizService } from '../quizzes/quizzes.service.ts';
import { presentResearched, saidOf } from './company-palette.ts';
import { createFollowing, type Bell } from './following.ts';
import { namedCompanyOf } from './named-company.ts';
import type { ReadingQueue } from './reading-queue.ts';
import { keyOf, type ScrapesStore } from './scrapes.store.ts';
import { isLost, isWorthAnotherTry, standingOf } from './serving.ts';
import type { UsualCompanies } from './usual-companies.ts';

type Parts = {
  db: Database;
  scrapes: Pick<ScrapesStore, 'find' | 'ofQuiz' | 'begin' | 'raise' | 'note'>;
  quizzes: Pick<QuizService, 'chosen'>;
  usual: Pick<UsualCompanies, 'of'>;
  queue: Pick<ReadingQueue, 'wantAll' | 'enqueue'>;
  bell: Bell;
  now: () => Date;
  /** Hears of what broke by a fault of ours. */
  onBroken: (error: unknown) => void;
};

/** The research of a quiz while it runs: it is begun, looked at, followed and corrected. */
export const createResearchProgress = ({ db, scrapes, quizzes, usual, queue, bell, now, onBroken }: Parts) => {
  const stopping = new AbortController();
  const follow = createFollowing({ bell, ended: stopping.signal });

  /** Starts what is missing for a quiz and nothing else: twice the same is once. The industry's come after its own. */
  const begin = async (userId: string, quiz: QuizRow): Promise<void> => {
    const { id, competitors, completed } = quiz;
    if (!competitors || completed) return;
    const wanted = competitors.map(namedCompanyOf);
    const keys = wanted.map(({ companyId, imageId }) => ({ companyId, imageId }));
    const before = await scrapes.ofQuiz(id, userId);
    await db.transaction().execute(async (trx) => {
      if (!isDeepStrictEqual(before?.companies, keys)) await scrapes.begin(trx, id, userId, keys);
      await queue.wantAll(trx, wanted, userId);
    });
    const others = await usual.of(quiz);
    if (others.length > 0) await db.transaction().execute((trx) => queue.wantAll(trx, others, userId));
  };

  const statusOf = async (userId: string, quiz: QuizRow): Promise<ResearchStatus> => {
    const listed = (quiz.competitors ?? []).map(namedCompanyOf);
    const others = await usual.of(quiz);
    const keys = listed.map(({ companyId, imageId }) => ({ companyId, imageId }));
    let [research, found] = [await scrapes.ofQuiz(quiz.id, userId), await scrapes.find([...listed, ...others])];
    const isMissing =
      !isDeepStrictEqual(research?.companies, keys) ||
      [...listed, ...others].some((company) => !found.has(keyOf(company))) ||
      [...found.values()].some((scrape) => isWorthAnotherTry(scrape, now()));
    if (quiz.competitors && !quiz.completed && !quiz.research_abandoned_at && isMissing) {
      // what could not be begun is begun by whoever asks next
      await begin(userId, quiz).catch(onBroken);
      [research, found] = [await scrapes.ofQuiz(quiz.id, userId), await scrapes.find([...listed, ...others])];
    }
    for (const scrape of found.values()) if (isLost(scrape, now())) await queue.enqueue(db, scrape, userId);
    const { scrapeStatus, progress: reached } = standingOf(quiz, listed, { found, now: now() });
    const before = research?.progress ?? 0;
    const progress = scrapeStatus === 'inProgress' ? Math.max(before, reached) : reached;
    if (scrapeStatus === 'inProgress' && reached > before) await scrapes.raise(quiz.id, userId, reached);
    const said = saidOf(research);
    return {
      progress,
      scrapeStatus,
      lastModified: quiz.research_modified_at?.toISOString() ?? null,
      companies: listed.map((company) =>
        presentResearched(company, found.get(keyOf(company)), said(company.companyId)),
      ),
      industry: others.map((company) => presentResearched(company, found.get(keyOf(company)))),
    };
  };

  return {
    /** Follows a save. Where it fails, whoever asks for the status begins it. */
    begin: (userId: string, quiz: QuizRow): Promise<void> => begin(userId, quiz).catch(onBroken),

    /** Where the research of a quiz stands, and what it has found. */
    status: async (user: Chooser, quizId?: string): Promise<ResearchStatus> =>
      statusOf(user._id, await quizzes.chosen(user, quizId)),

    /**
     * The same as server-sent events, each change as it comes. Refused where the quiz is not the caller's, and
     * `tooManyRequests` where they follow in too many streams already.
     */
    async follow(user: Chooser, quizId?: string): Promise<Readable> {
      const { id } = await quizzes.chosen(user, quizId);
      const status = async () => statusOf(user._id, await quizzes.chosen(user, id));
      return follow(user._id, `${user._id} ${id}`, status);
    },

    /**
     * "That is not their color", or it is: as was read, or as the founder knows of a company that the quiz names.
     * @throws Refusal `quizCompleted`: what a completed brand was made from stays.
     */
    async correct(
      user: Chooser,
      sent: { quizId?: string | undefined; companyId: string; hex: string; isTheirs: boolean },
    ) {
      const quiz = await quizzes.chosen(user, sent.quizId);
      if (quiz.completed) throw new Refusal('quizCompleted');
      const { companyId, hex, isTheirs } = sent;
      const named = quiz.competitors?.map(namedCompanyOf).filter((one) => one.companyId === companyId) ?? [];
      const seen = [...(await scrapes.find(named)).values()].flatMap(({ reading }) =>
        reading ? [...reading.logo.colors, ...reading.website.colors] : [],
      );
      const wasRead = seen.some((one) => one.hex === hex);
      const note = (list: 'not_theirs' | 'said_theirs', isAdded: boolean) =>
        scrapes.note({ quizId: quiz.id, userId: user._id, list }, { companyId, hex }, isAdded);
      if (isTheirs || wasRead) await note('not_theirs', !isTheirs);
      // what nobody has read is the founder's word; they may take it back
      if (named.length > 0 && !(wasRead && isTheirs)) await note('said_theirs', isTheirs);
      return statusOf(user._id, quiz);
    },

    /** Ends what follows a status; asked for first, as an answer under way is waited for. */
    endFollowing(): void {
      stopping.abort();
      bell.ring();
    },
  };
};
