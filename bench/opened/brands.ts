import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answerQuiz, completeQuiz } from '../live/answers.ts';
import { ask, doorOf, newcomer, type Session } from '../live/sign-in.ts';

/** Names that packs went wrong with elsewhere: short, of three lines, in another script, of one letter. */
const brands = [
  { companyName: 'Quern', logoText: 'Quern' },
  { companyName: 'Thornbury & Vale Seed Merchants', logoText: 'Thornbury\n& Vale Seed\nMerchants' },
  { companyName: 'Ёлка и Дом', logoText: 'Ёлка и Дом' },
  { companyName: 'Ø', logoText: 'Ø' },
] as const;

/** A brand's pack as it lies on a disk, opened by the system's own unzip. */
export type OpenedPack = { companyName: string; zip: string; dir: string };

const untilMade = async (url: string, session: Session, path: string): Promise<void> => {
  type Made = { id: string; status: string };
  let now = (await (await ask(url, session, 'POST', path, {})).json()) as Made;
  const { id } = now;
  while (now.status !== 'complete') {
    if (now.status === 'failed') throw new Error(`${path} could not be made`);
    await pause(100);
    now = (await (await ask(url, session, 'GET', `/api/madeFiles/${id}`)).json()) as Made;
  }
};

type Quiz = { _id: string; version: number };

const setName = async (url: string, session: Session, logoText: string): Promise<void> => {
  const quiz = (await (await ask(url, session, 'GET', '/api/quizzes/')).json()) as Quiz;
  const body = { _id: quiz._id, version: quiz.version, logoText };
  const saved = await ask(url, session, 'PUT', '/api/quizzes/', body);
  if (!saved.ok) throw new Error(`The name was answered ${saved.status}: ${await saved.text()}`);
};

const packOf = async (
  url: string,
  { companyName, logoText }: (typeof brands)[number],
  { turn, folder }: { turn: number; folder: string },
): Promise<OpenedPack> => {
  const { session } = await newcomer(doorOf(url));
  await answerQuiz(url, session, companyName, turn);
  if (logoText !== companyName) await setName(url, session, logoText);
  await completeQuiz(url, session);
  await untilMade(url, session, '/api/brands/pack');
  const address = (await (await ask(url, session, 'GET', '/api/brands/pack/downloadUrl')).json()) as { url: string };
  const bytes = await (await fetch(new URL(address.url, url))).arrayBuffer();
  const zip = path.join(folder, `${turn}.zip`);
  const into = path.join(folder, String(turn));
  fs.writeFileSync(zip, Buffer.from(bytes));
  execFileSync('unzip', ['-q', zip, '-d', into]);
  const [root = ''] = fs.readdirSync(into);
  return { companyName, zip, dir: path.join(into, root) };
};

/** Four founders' packs, each made by the real server and opened below `folder`. */
export const openedPacks = async (url: string, folder: string): Promise<OpenedPack[]> => {
  const packs: OpenedPack[] = [];
  for (const [turn, brand] of brands.entries()) packs.push(await packOf(url, brand, { turn, folder }));
  return packs;
};
