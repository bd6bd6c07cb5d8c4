import { inputWords, type ColorPreferences, type KeywordRecord, type Quiz } from '@signet/contract';
import { colors } from './colors.ts';
import { competitors, type CompetitionAnswers } from './competitors.ts';
import { keywords } from './keywords.ts';
import type { IndustryName, PageDescriptor, SavedPart } from './page-descriptor.ts';
import { yourCompany, type CompanyAnswers } from './your-company.ts';

/** What each page holds on screen, before it is saved. */
export type PageAnswers = {
  1: CompanyAnswers;
  2: CompetitionAnswers;
  3: ColorPreferences;
  4: readonly KeywordRecord[];
};

/** The pages with something to fill in; the fifth only shows what follows from them. */
export type FormPage = keyof PageAnswers;

/** The pages by position: their names, titles and gate are in `quizSteps` of @signet/brand. */
export const quizPages: { readonly [P in FormPage]: PageDescriptor<PageAnswers[P]> } = {
  1: yourCompany,
  2: competitors,
  3: colors,
  4: keywords,
};

export const formPages = [1, 2, 3, 4] as const satisfies readonly FormPage[];

/** What the quiz holds, page by page, as the screens show it. */
export const savedAnswers = (quiz: Quiz): PageAnswers => ({
  1: yourCompany.saved(quiz),
  2: competitors.saved(quiz),
  3: colors.saved(quiz),
  4: keywords.saved(quiz),
});

/** One string per distinct answer: two answers that mean the same have the same. */
export const fingerprint = <P extends FormPage>(page: P, answers: PageAnswers[P]): string =>
  JSON.stringify(quizPages[page].essence(answers));

/** What saving a page sends. */
export const partToSave = <P extends FormPage>(page: P, answers: PageAnswers[P]): SavedPart =>
  quizPages[page].toSave(answers);

/** Why the answers cannot be saved, in the contract's words; undefined where they can. */
export const problemOf = <P extends FormPage>(page: P, answers: PageAnswers[P]): string | undefined =>
  quizPages[page].schema.safeParse(partToSave(page, answers), { error: inputWords }).error?.issues[0]?.message;

/** A page's answers in one line, so that two of them can be held against each other. */
export const inWords = <P extends FormPage>(page: P, answers: PageAnswers[P], industryName: IndustryName): string =>
  quizPages[page].summary(answers, industryName);
