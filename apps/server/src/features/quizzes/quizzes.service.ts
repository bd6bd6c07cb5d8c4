import { allAnswered, allows } from '@signet/brand';
import { brandFinisher, type Answer, type api, type ColorChoice, type QuizSave } from '@signet/contract';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { logoTextOf } from '../recommendations/recommend.ts';
import type { Owner } from '../users/owners.store.ts';
import type { CurrentUser } from '../users/users.store.ts';
import type { QuizRow, QuizStore } from './quizzes.store.ts';

type Quiz = Answer<typeof api.quizzes.get>;

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

/** Whether any font can draw a name; asked before it is kept. */
type Fonts = { cover: (brain: LoadedBrain, name: string) => Promise<boolean> };
/** Whether a quiz has its logos; asked before it may be completed. */
type Logos = { exist: (quizId: string, userId: string) => Promise<boolean> };

export const createQuizService = ({
  store,
  brains,
  fonts,
  logos,
}: {
  store: QuizStore;
  brains: BrainLibrary;
  fonts: Fonts;
  logos: Logos;
}) => {
  /** Flow decisions: completed is accepted only when the steps are valid, the feature is held and the logos exist. */
  const requireComplete = async (user: CurrentUser, row: QuizRow, brain: LoadedBrain): Promise<void> => {
    if (!allAnswered(presentQuiz(row, brain))) throw new Refusal('quizIncomplete');
    if (!allows(brandFinisher, user)) throw new Refusal('featureMissing');
    if (!(await logos.exist(row.id, user._id))) throw new Refusal('logosMissing');
  };

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

  const find = async (owner: Owner, id: string | undefined): Promise<QuizRow> => {
    const wanted = orRefuse(id ?? owner.activeQuizId, 'notFound');
    return orRefuse(await store.find(wanted, owner._id), 'notFound');
  };

  return {
    async get(owner: Owner, id?: string): Promise<Quiz> {
      const row = await find(owner, id);
      return presentQuiz(row, await brains.get(row.brain_version_id));
    },

    /**
     * Saves what was sent over the version it was based on; 409 with the newer version when somebody saved in
     * between.
     */
    async save(user: CurrentUser, sent: QuizSave): Promise<Quiz> {
      const row = await find(user, sent._id);
      if (row.version !== sent.version) throw new Refusal('staleQuiz', { version: row.version });
      const brain = await brains.get(row.brain_version_id);
      await requireDrawable(row, sent, brain);
      if (sent.completed) await requireComplete(user, row, brain);
      const saved = await store.save(row.id, user._id, sent.version, settle(sent, brain));
      if (saved) return presentQuiz(sent.completed ? await store.complete(row.id, user._id) : saved, brain);
      const newer = orRefuse(await store.find(row.id, user._id), 'notFound');
      throw new Refusal('staleQuiz', { version: newer.version });
    },
  };
};

export type QuizService = ReturnType<typeof createQuizService>;
