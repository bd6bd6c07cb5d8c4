import { setTimeout as pause } from 'node:timers/promises';
import { refusals, type MadeFilesStatus } from '@signet/contract';
import { answerQuiz } from '../bench/live/answers.ts';
import { ask, newcomer, renew, signIn, type Door } from '../bench/live/sign-in.ts';

/**
 * The logo files that a founder is shown: which set they are of, the name drawn in them, and whatever is wrong with
 * them.
 */
export type Shown = { set: string; name: string; wrong: string[] };

export type Founder = {
  quizId: string;
  /** The company's name as it is now. */
  name: () => string;
  /**
   * Gives the company another name, and with it new recommendations: the logos there are, are those of the former
   * name now.
   */
  rename: (url: string, name: string) => Promise<void>;
  /**
   * Asks for the whole set and looks until it is made; the status of the last answer, 503 when it failed, or undefined
   * when the connection broke before there was one.
   */
  generate: (url: string) => Promise<number | undefined>;
  /** Fetches every file that the founder is shown. */
  look: (url: string) => Promise<Shown>;
};

type File = { fileName: string; url: string };

const FILES = ['a1', 'a2', 'b1', 'p1', 'p2', 's1', 'w1'].flatMap((key) => [`logo-${key}.png`, `logo-${key}.svg`]);
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The last chunk of every PNG; a file that was cut off lacks it. */
const PNG_END = Buffer.from('49454e44ae426082', 'hex');
const PNG_WIDTH_AT = 16;
const WIDTH = 1024;
const LOOK_AGAIN_MS = 100;

const setOf = ({ url }: File): string => /logos\/([0-9a-f-]+\/[0-9a-f-]+)\//.exec(url)?.[1] ?? url;
const nameIn = (svg: string): string => /aria-label="([^"]*)"/.exec(svg)?.[1] ?? '';

const isWholePng = (body: Buffer): boolean =>
  body.subarray(0, PNG_START.length).equals(PNG_START) &&
  body.subarray(-PNG_END.length).equals(PNG_END) &&
  body.readUInt32BE(PNG_WIDTH_AT) === WIDTH;
const isWholeSvg = (text: string): boolean =>
  text.startsWith('<svg') && text.endsWith('</svg>') && text.split('<path').length === 2;

/** What is wrong with one file, and the name in it where it has one. */
const read = async (node: string, { fileName, url }: File): Promise<{ gone?: true; wrong?: string; name?: string }> => {
  const answer = await fetch(new URL(url, node));
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status === 404) return { gone: true, wrong: `${fileName} is listed and not there` };
  if (!answer.ok) return { wrong: `${fileName} answered ${answer.status}` };
  if (fileName.endsWith('.png'))
    return isWholePng(body) ? {} : { wrong: `${fileName} is no whole PNG of ${WIDTH} pixels` };
  const svg = body.toString();
  return isWholeSvg(svg) ? { name: nameIn(svg) } : { wrong: `${fileName} is no whole SVG of one path` };
};

/** Somebody with all answers and their recommendations, who knows how to sign in again when a token has run out. */
export const createFounder = async (door: Door, name: string, turn: number): Promise<Founder> => {
  const person = await newcomer(door);
  const current = { name, session: person.session };
  const call = async (url: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> => {
    const first = await ask(url, current.session, method, path, body);
    if (first.status !== 401) return first;
    current.session = await renew(door, current.session).catch(() => signIn(door, person));
    return ask(url, current.session, method, path, body);
  };
  const expectOk = async (answer: Response): Promise<unknown> => {
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  const list = async (url: string): Promise<File[]> =>
    ((await expectOk(await call(url, 'GET', '/api/brandedAssets/logoUrls'))) as { logos: File[] }).logos;
  const quizOf = async (url: string) =>
    (await expectOk(await call(url, 'GET', '/api/quizzes/'))) as { _id: string; version: number };

  await answerQuiz(door.publicUrl, current.session, name, turn);
  await expectOk(await call(door.publicUrl, 'POST', '/api/recommendations/', {}));
  const { _id: quizId } = await quizOf(door.publicUrl);

  const look = async (url: string): Promise<Shown> => {
    const files = await list(url);
    const found = await Promise.all(files.map((file) => read(url, file)));
    const sets = [...new Set(files.map(setOf))];
    // files may go between being listed and being fetched, when a new set has taken their place meanwhile; then there
    // is another list
    if (found.some((one) => one.gone) && setOf((await list(url))[0] ?? { fileName: '', url: '' }) !== sets[0])
      return look(url);
    const names = [...new Set(found.flatMap((one) => one.name ?? []))];
    const wrong = found.flatMap((one) => one.wrong ?? []);
    if (
      files
        .map((one) => one.fileName)
        .toSorted()
        .join() !== FILES.join()
    )
      wrong.push(`the files are ${files.map((one) => one.fileName).join(', ')}`);
    if (sets.length !== 1 || names.length !== 1)
      wrong.push(`the files are of ${sets.length} sets and ${names.length} names`);
    return { set: sets[0] ?? '', name: names[0] ?? '', wrong };
  };

  return {
    quizId,
    name: () => current.name,
    look,
    async rename(url, to) {
      const { version } = await quizOf(url);
      await expectOk(await call(url, 'PUT', '/api/quizzes/', { version, companyName: to }));
      await expectOk(await call(url, 'POST', '/api/recommendations/', {}));
      current.name = to;
    },
    async generate(url) {
      try {
        let answer = await call(url, 'POST', '/api/brandedAssets/generateAllLogos', {});
        for (;;) {
          const made = (await answer.json()) as Partial<MadeFilesStatus>;
          if (made.status === 'failed') return refusals.generationFailed.status;
          if (made.status !== 'waiting' && made.status !== 'making') return answer.status;
          await pause(LOOK_AGAIN_MS);
          answer = await call(url, 'GET', `/api/madeFiles/${made.id}`);
        }
      } catch (error) {
        if (error instanceof TypeError) return undefined; // fetch: the server was gone
        throw error;
      }
    },
  };
};
