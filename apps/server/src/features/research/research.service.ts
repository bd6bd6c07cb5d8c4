import { isDeepStrictEqual } from 'node:util';
import type { Readable } from 'node:stream';
import type { Answer, api, CompanyColors, Competitor, ResearchStatus } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { CompanyKey } from '../../db/research-shapes.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import type { Note } from '../audit/audit-log.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { QuizRow, QuizService } from '../quizzes/quizzes.service.ts';
import { createBell, createFollowing } from './following.ts';
import { iconDigest, paletteOf, presentCompany, presentResearched, saidOf } from './company-palette.ts';
import { createCompetitorReader } from './competitor-colors.ts';
import type { CompanyReader } from './read-company.ts';
import type { ResearchSnapshot, ResearchStore } from './research.store.ts';
import { keyOf, type Scrape, type ScrapesStore } from './scrapes.store.ts';
import { isLost, isPending, isWorthAnotherTry, serves, servesUntil, standingOf } from './serving.ts';
import type { NamedCompany, UsualCompanies } from './usual-companies.ts';

/** The job that reads one company. */
const READ = 'research.read';
/** Companies that nobody has had read before; a founder names three and changes their mind a few times. */
const NEW_COMPANIES = { points: 30, seconds: 60 * 60 };
/** Reading is waiting for others' servers; more at once would be this server's whole attention. */
const AT_ONCE = 4;

type Parts = {
  db: Database;
  store: ResearchStore;
  scrapes: ScrapesStore;
  companies: Pick<CompanyData, 'logo'>;
  quizzes: Pick<QuizService, 'chosen'>;
  brains: Pick<BrainLibrary, 'forQuiz'>;
  usual: Pick<UsualCompanies, 'of'>;
  jobs: Pick<Jobs, 'enqueue'>;
  limits: Pick<RateLimits, 'takeBy'>;
  read: CompanyReader;
  /** Ends what reading holds when the server stops. */
  endReading: () => Promise<void>;
  now: () => Date;
  /** Hears of what broke by a fault of ours. */
  onBroken: (error: unknown) => void;
};
/** The competitors of somebody's quiz. */
type Of = { quizId: string; userId: string; competitors: readonly Competitor[] };
type Scraped = Answer<typeof api.research.scrapeCompany>;

const idsOf = (competitors: readonly Competitor[]): string[] =>
  competitors.map(({ identifier }) => identifier.uuid).toSorted();
const keyOfCompetitor = ({ identifier }: Competitor): NamedCompany => ({
  companyId: identifier.uuid,
  imageId: identifier.image_id,
  name: identifier.value,
});

/** Reads competitors in the background, and keeps what was read as snapshots: reading one later never changes it. */
export const createResearch = (parts: Parts) => {
  const { db, store, scrapes, companies, quizzes, brains, usual, jobs, limits, read, endReading, now, onBroken } =
    parts;
  const readLogos = createCompetitorReader({ companies });
  const bell = createBell();
  const stopping = new AbortController();
  const follow = createFollowing({ bell, ended: stopping.signal });

  /** Whoever has much waiting already comes after those who have less. */
  const enqueue = async (trx: Database, { companyId, imageId }: CompanyKey, userId: string): Promise<void> => {
    const before = (await scrapes.waitingOf(trx, userId)) - 1;
    await jobs.enqueue(trx, READ, { companyId, imageId }, keyOf({ companyId, imageId }), -Math.max(0, before));
  };
  const want = async (
    trx: Database,
    company: NamedCompany,
    { userId, forced = false, note }: { userId: string; forced?: boolean; note?: Note },
  ): Promise<void> => {
    if (!(await scrapes.request(trx, company, { userId, now: now(), forced }))) return;
    await note?.(trx, { name: company.name });
    await enqueue(trx, company, userId);
  };
  /** Rows are shared between quizzes: all lock them in one order. */
  const wantAll = async (trx: Database, wanted: readonly NamedCompany[], userId: string): Promise<void> => {
    const inOrder = wanted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    for (const company of inOrder) await want(trx, company, { userId });
  };

  /** Starts what is missing for a quiz and nothing else: twice the same is once. The industry's come after its own. */
  const begin = async (userId: string, quiz: QuizRow): Promise<void> => {
    const { id, competitors, completed } = quiz;
    if (!competitors || completed) return;
    const wanted = competitors.map(keyOfCompetitor);
    const keys = wanted.map(({ companyId, imageId }) => ({ companyId, imageId }));
    const before = await scrapes.ofQuiz(id, userId);
    await db.transaction().execute(async (trx) => {
      if (!isDeepStrictEqual(before?.companies, keys)) await scrapes.begin(trx, id, userId, keys);
      await wantAll(trx, wanted, userId);
    });
    const others = await usual.of(quiz);
    if (others.length > 0) await db.transaction().execute((trx) => wantAll(trx, others, userId));
  };

  const statusOf = async (userId: string, quiz: QuizRow): Promise<ResearchStatus> => {
    const listed = (quiz.competitors ?? []).map(keyOfCompetitor);
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
    for (const scrape of found.values()) if (isLost(scrape, now())) await enqueue(db, scrape, userId);
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

  /** What has been read of each; of a company that is still to be read, the logo that the directory holds. */
  const readSoFar = async ({ quizId, userId, competitors }: Of): Promise<ResearchSnapshot['content']> => {
    const fromLogos = await readLogos(competitors);
    const found = await scrapes.find(competitors.map(keyOfCompetitor));
    const said = saidOf(await scrapes.ofQuiz(quizId, userId));
    const read = new Map([...found.values()].map((scrape) => [scrape.companyId, scrape.reading]));
    return {
      competitors: fromLogos.competitors.map((one) => {
        const { notTheirs, theirs } = said(one.id);
        const reading = read.get(one.id);
        if (!reading)
          return {
            ...one,
            colors: [...theirs, ...one.colors.filter((hex) => ![...notTheirs, ...theirs].includes(hex))],
          };
        return { ...one, colors: paletteOf(reading, { notTheirs, theirs }).colors.map(({ hex }) => hex) };
      }),
    };
  };

  const presentScrape = async (userId: string, scrape: Scrape | undefined): Promise<CompanyColors | undefined> => {
    if (!scrape?.reading) return undefined;
    const { brain } = await brains.forQuiz(undefined, userId);
    return presentCompany(scrape, scrape.reading, brain.colorFamilies);
  };

  const work: Work<CompanyKey> = {
    name: READ,
    workers: AT_ONCE,
    async run(key, { id: jobId, signal }) {
      const scrape = await scrapes.claim(key, jobId);
      if (!scrape) return;
      try {
        const note = (percent: number) => scrapes.progress(key, jobId, Math.round(percent)).then(bell.ring);
        const made = await read(key, { signal, note });
        await scrapes.keep(key, jobId, { ...made, servesUntil: servesUntil(made.reading.website.outcome, now()) });
      } catch (error) {
        // a server that stops gives the job back; another goes on with it
        if (signal.aborted) throw error;
        onBroken(error);
        await scrapes.fail(key, jobId, servesUntil('failed', now()));
      }
      bell.ring();
    },
  };

  return {
    work,

    /**
     * Asked before competitors are kept.
     * @throws Refusal `tooManyRequests` where this person has named too many that nobody has had read.
     */
    async allow(userId: string, competitors: readonly Competitor[]): Promise<void> {
      const named = competitors.map(keyOfCompetitor);
      const known = await scrapes.find(named);
      for (const company of named) {
        if (known.has(keyOf(company))) continue;
        const taken = await limits.takeBy('new companies', NEW_COMPANIES, userId);
        if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
      }
    },

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
      const named = quiz.competitors?.map(keyOfCompetitor).filter((one) => one.companyId === companyId) ?? [];
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

    /** The bytes of a PNG; not found where it has changed since, or was never read. */
    async icon(companyId: string, digest: string): Promise<Buffer> {
      const icon = (await scrapes.iconsOf(companyId)).find((one) => iconDigest(one) === digest);
      return Buffer.from(orRefuse(icon, 'notFound').replace(/^[^,]*,/, ''), 'base64');
    },

    /** What is stored of a company, unless it is to be read afresh; else reading begins and the answer is empty. */
    async scrape(
      user: Chooser,
      {
        companyId,
        forceFreshScrape,
        company,
      }: { companyId: string; forceFreshScrape: boolean; company?: Competitor | undefined },
      note: Note,
    ): Promise<Scraped> {
      const known = await scrapes.latestOf(companyId);
      // one that failed serves founders, who would else wait for it; whoever tests has it tried again, and while it is
      // read nothing of before is its result
      if (known?.status === 'read' && serves(known, now()) && !forceFreshScrape) {
        const stored = await presentScrape(user._id, known);
        if (stored) return { company: stored };
      }
      const named = known ?? (company?.identifier.uuid === companyId ? keyOfCompetitor(company) : undefined);
      const wanted = orRefuse(named, 'notFound');
      await db.transaction().execute((trx) => want(trx, wanted, { userId: user._id, forced: forceFreshScrape, note }));
      return {};
    },

    /**
     * What was read of a company; not found while it is read (spec administration §7.6).
     * @throws Refusal `companyNotRead` where reading failed, whatever was read before.
     */
    async companyColors(user: Chooser, companyId: string): Promise<CompanyColors> {
      const latest = await scrapes.latestOf(companyId);
      if (latest?.status === 'failed') throw new Refusal('companyNotRead');
      const ended = latest && !isPending(latest) ? latest : undefined;
      return orRefuse(await presentScrape(user._id, ended), 'notFound');
    },

    /**
     * The snapshot that recommendations are made from: the latest where it is of these competitors, unless they are
     * to be read `again`. What is read makes a new snapshot only where it differs.
     */
    async snapshot(of: Of, { again }: { again: boolean }): Promise<ResearchSnapshot> {
      const { quizId, userId, competitors } = of;
      const latest = await store.latest(quizId, userId);
      const isOfThese =
        latest && isDeepStrictEqual(latest.content.competitors.map(({ id }) => id).toSorted(), idsOf(competitors));
      if (isOfThese && !again) return latest;
      const content = await readSoFar(of);
      return latest && isDeepStrictEqual(latest.content, content) ? latest : store.insert(quizId, userId, content);
    },

    /** A copy of a quiz knows what its founder said of their competitors' colors. */
    copy: (trx: Database, fromQuizId: string, toQuizId: string, userId: string): Promise<void> =>
      scrapes.copy(trx, fromQuizId, toQuizId, userId),

    /** Ends what follows a status; asked for first, as an answer under way is waited for. */
    endFollowing(): void {
      stopping.abort();
      bell.ring();
    },

    close: endReading,

    find: (trx: Database, id: string, userId: string): Promise<ResearchSnapshot | undefined> =>
      store.find(trx, id, userId),
  };
};

export type { ResearchSnapshot } from './research.store.ts';
export type Research = ReturnType<typeof createResearch>;
