import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Session } from './sign-in.ts';

type Named = { _id: string; name: string; hex?: string };

/**
 * Answers all four pages of an empty quiz by the calls that the pages make. `turn` chooses among the answers: another
 * turn, another brand.
 */
export const answerQuiz = async (url: string, session: Session, companyName: string, turn = 0): Promise<void> => {
  const list = async (path: string): Promise<Named[]> =>
    (await ask(url, session, 'GET', `/api/brain/${path}`)).json() as Promise<Named[]>;
  const [industries, families, keywords] = await Promise.all([
    list('industries'),
    list('colorFamilies'),
    list('thoughtsAndFeelings'),
  ]);
  const { version } = (await (await ask(url, session, 'GET', '/api/quizzes/')).json()) as { version: number };
  const at = (from: Named[], shift = 0) => from[(turn * 7 + shift) % from.length];
  const saved = await ask(url, session, 'PUT', '/api/quizzes/', {
    version,
    companyName,
    websiteUrl: 'brand.example.com',
    industry: at(industries)?._id,
    businessLifecycle: 'seed',
    competitors: [],
    colorPreferences: { favoriteColors: [at(families)], dislikedColors: [] },
    thoughtsAndFeelings: [at(keywords), at(keywords, 1), at(keywords, 2)].map((one) => one?._id),
  });
  if (!saved.ok) throw new Error(`Answering the quiz was answered ${saved.status}: ${await saved.text()}`);
};

/** Has the brand of an answered quiz saved, and waits until its logos are whole and it is completed. */
export const completeQuiz = async (url: string, session: Session): Promise<void> => {
  const made = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await (await ask(url, session, method, path, body)).json()) as { id: string; status: string };
  await ask(url, session, 'POST', '/api/recommendations/', {});
  const begun = await made('POST', '/api/brandedAssets/generateAllLogos', { complete: true });
  for (let now = begun; now.status !== 'complete'; now = await made('GET', `/api/madeFiles/${begun.id}`)) {
    if (now.status === 'failed') throw new Error('The logos could not be made');
    await pause(100);
  }
};

/** Takes what is recommended as it is: from then on the results begin with the brand, not with three directions. */
export const chooseBrand = async (url: string, session: Session): Promise<void> => {
  type Chosen = Record<'_id' | 'version' | 'brandQuizSelections' | 'customSelections' | 'useCustomSelections', unknown>;
  const chosen = (await (await ask(url, session, 'GET', '/api/selections/')).json()) as Chosen;
  const { _id, version, brandQuizSelections, customSelections, useCustomSelections } = chosen;
  const body = { _id, version, brandQuizSelections, customSelections, useCustomSelections };
  const saved = await ask(url, session, 'POST', '/api/selections/', body);
  if (!saved.ok) throw new Error(`Choosing a brand was answered ${saved.status}: ${await saved.text()}`);
};
