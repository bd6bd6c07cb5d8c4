import type { Person } from '@signet/brand';
import type { Answer, api, ColorChoice, Competitor, QuizSave } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { chosenQuizId, type Chooser } from './chosen-quiz.ts';
import { logoTextOf } from './logo-text.ts';
import type { QuizRow, QuizStore } from './quizzes.store.ts';

export type { QuizRow } from './quizzes.store.ts';

type Quiz = Answer<typeof api.quizzes.get>;
/** Somebody who may have what it takes to complete a quiz. */
export type Founder = Chooser & Person;

/**
 * What the brain says of the saved ids. A keyword that a later edit of the table took away is left out, and the gate
 * asks for it again.
 */
export const presentQuiz = (row: QuizRow, brain: LoadedBrain): Quiz => ({
  _id: row.id,
  version: row.version,
  brainVersionId: row.brain_version_id,
  companyName: row.company_name,
  websiteUrl: row.website_url,
  logoText: row.logo_text,
  industry: row.industry,
  businessLifecycle: row.business_lifecycle,
  ...(row.competitors ? { competitors: row.competitors } : {}),
  ...(row.stand_out === null ? {} : { standOut: row.stand_out }),
  ...(row.color_preferences ? { colorPreferences: row.color_preferences } : {}),
  thoughtsAndFeelings: row.keyword_ids.flatMap((id) => brain.keywords.get(id) ?? []),
  ...(row.research_modified_at
    ? {
        competitorsResearch: {
          abandoned: row.research_abandoned_at !== null,
          lastModified: row.research_modified_at.toISOString(),
        },
      }
    : {}),
  completed: row.completed,
  updatedAt: row.updated_at.toISOString(),
});

/**
 * Answers must name things of the quiz's own brain version; colors are stored as the brain has them, whatever the
 * client called them.
 */
const settle = (answers: QuizSave, brain: LoadedBrain): QuizSave => {
  if (answers.industry !== undefined && !brain.industries.has(answers.industry)) throw new Refusal('unknownIndustry');
  if (answers.thoughtsAndFeelings?.some((id) => !brain.keywords.has(id))) throw new Refusal('unknownKeyword');
  if (!answers.colorPreferences) return answers;
  const family = ({ _id }: ColorChoice): ColorChoice => {
    const { name, hex } = orRefuse(brain.colorFamilies.get(_id), 'unknownColorFamily');
    return { _id, name, hex };
  };
  const { favoriteColors, dislikedColors } = answers.colorPreferences;
  return {
    ...answers,
    colorPreferences: { favoriteColors: favoriteColors.map(family), dislikedColors: dislikedColors.map(family) },
  };
};

/** A save that brings no answer, and ends the research of competitors. */
const endsResearchOnly = (sent: QuizSave): boolean =>
  sent.competitorsResearch?.abandoned === true &&
  Object.keys(sent).every((key) => key === '_id' || key === 'version' || key === 'competitorsResearch');

/** Whether any font can draw a name; asked before it is kept. */
type Fonts = { cover: (brain: LoadedBrain, name: string) => Promise<boolean> };

type Parts = {
  db: Database;
  store: QuizStore;
  brains: BrainLibrary;
  fonts: Fonts;
  /** What follows a save of answers; what it throws takes nothing back. */
  follow: (userId: string, quiz: QuizRow, recommendedBasis: string | null) => Promise<void>;
  /** Asked before competitors are kept; refuses more than one person may have read. */
  allowCompetitors: (userId: string, competitors: readonly Competitor[]) => Promise<void>;
  /** What follows a save that named other competitors, or ended the research of them. */
  followCompetitors: (userId: string, quiz: QuizRow) => Promise<void>;
  /** Told when what follows a save has failed. */
  onFollowFailed: (error: unknown) => void;
  /** Completes a quiz on its founder's word. */
  complete: (founder: Founder, quiz: QuizRow) => Promise<void>;
  /** Whether an account can keep one more brand; what else would add one waits until the transaction ends. */
  hasRoom: (trx: Database, userId: string) => Promise<boolean>;
  /** Takes everything of a quiz but its answers along into a copy. */
  copyBrand: (trx: Database, from: QuizRow, toQuizId: string, userId: string) => Promise<void>;
};

export const createQuizService = (parts: Parts) => {
  const { db, store, brains, fonts, follow, allowCompetitors, followCompetitors, onFollowFailed } = parts;
  const { complete, hasRoom, copyBrand } = parts;

  const chosen = async (user: Chooser, id: string | undefined): Promise<QuizRow> =>
    orRefuse(await store.find(chosenQuizId(user, id), user._id), 'notFound');
  const present = async (row: QuizRow): Promise<Quiz> => presentQuiz(row, await brains.get(row.brain_version_id));

  /** A name that is kept can be drawn. What was kept before there was this rule is asked about when it changes. */
  const requireDrawable = async (row: QuizRow, sent: QuizSave, brain: LoadedBrain): Promise<void> => {
    const before = logoTextOf(row);
    const after = logoTextOf({
      logo_text: sent.logoText ?? row.logo_text,
      company_name: sent.companyName ?? row.company_name,
    });
    if (after === '' || after === before || (await fonts.cover(brain, after))) return;
    throw new Refusal('nameNotDrawable');
  };

  const write = async (user: Founder, row: QuizRow, sent: QuizSave) => {
    if (endsResearchOnly(sent)) return store.stopResearch(row.id, user._id);
    const brain = await brains.get(row.brain_version_id);
    await requireDrawable(row, sent, brain);
    if (sent.competitors) await allowCompetitors(user._id, sent.competitors);
    return store.save(row, user._id, settle(sent, brain));
  };

  const saveAnswers = async (user: Founder, row: QuizRow, sent: QuizSave): Promise<QuizRow> => {
    const saved = await write(user, row, sent);
    if (saved) {
      if (saved.research_modified_at?.getTime() !== row.research_modified_at?.getTime())
        await followCompetitors(user._id, saved).catch(onFollowFailed);
      await follow(user._id, saved, saved.recommended_basis).catch(onFollowFailed);
      return saved;
    }
    const now = await chosen(user, row.id);
    if (now.completed) throw new Refusal('quizCompleted');
    throw new Refusal('staleQuiz', { version: now.version });
  };

  return {
    /** The quiz that a call is about: the one given, else the active one; their own or none. */
    chosen,

    get: async (user: Chooser, id?: string): Promise<Quiz> => present(await chosen(user, id)),

    /**
     * Saves what was sent over the version it was based on; 409 with the newer version when somebody saved in
     * between. Ending the research is about no version: it neither needs the newest nor makes one. Recommendations
     * follow in the same request; where that fails the answers are saved all the same.
     */
    async save(user: Founder, sent: QuizSave): Promise<Quiz> {
      const row = await chosen(user, sent._id);
      if (row.completed && sent.completed) return present(row);
      if (row.completed) throw new Refusal('quizCompleted');
      if (row.version !== sent.version && !endsResearchOnly(sent))
        throw new Refusal('staleQuiz', { version: row.version });
      if (!sent.completed) return present(await saveAnswers(user, row, sent));
      await complete(user, row);
      return present(await chosen(user, row.id));
    },

    /**
     * The quiz to edit in place of this one: itself while it is open, a copy of a completed one. `asNew`: a quiz of its
     * own that begins with the same brand.
     */
    async copy(
      user: Chooser,
      { quizId, asNew = false }: { quizId?: string | undefined; asNew?: boolean | undefined },
    ): Promise<Quiz> {
      const row = await chosen(user, quizId);
      if (!row.completed && !asNew) return present(row);
      const copyId = await db.transaction().execute(async (trx) => {
        if (asNew && !(await hasRoom(trx, user._id))) throw new Refusal('tooManyBrands');
        const copy = await store.copy(trx, row, user._id, asNew);
        if (copy.isNew) await copyBrand(trx, row, copy.id, user._id);
        return copy.id;
      });
      return present(await chosen(user, copyId));
    },

    /** Somebody's quiz, locked until the transaction ends. */
    lock: async (trx: Database, id: string, userId: string): Promise<QuizRow> =>
      orRefuse(await store.lock(trx, id, userId), 'notFound'),

    /** A new quiz for somebody who has just registered. */
    begin: (trx: Database, userId: string): Promise<string> => store.begin(trx, userId),

    /** Another quiz beside the active one. */
    beginAnother: (trx: Database, userId: string): Promise<string> => store.begin(trx, userId, { isActive: false }),
  };
};

export type QuizService = ReturnType<typeof createQuizService>;
