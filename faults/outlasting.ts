import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { rateLimitRules } from '../apps/server/src/http/rate-limits.ts';
import { answerQuiz } from '../bench/live/answers.ts';
import { ask, newcomer, renew, type Door, type Session } from '../bench/live/sign-in.ts';
import type { Member } from './standby.ts';

/** So often may somebody try to register; half of it before the primary dies. */
const TRIES = rateLimitRules.register.points;
const BEFORE = TRIES / 2;
const SECONDS = 60;
const LOOK_AGAIN_MS = 250;

/** Somebody with what has to outlast a primary: a session, tries that were counted, and work that was begun. */
type Guest = {
  /** Uses up half of their tries and asks for their logos, which are under way when this resolves. */
  begin: () => Promise<void>;
  /** What is no longer so on another primary. */
  look: (primary: Member) => Promise<string[]>;
};

type Answered = { status: number; body: unknown };

/** How often each state stands among the sets of a quiz's logos. */
const setsOf = async ({ postgres }: Member, quizId: string): Promise<string> => {
  const client = new pg.Client(postgres.connection('signet'));
  client.on('error', () => undefined); // the question fails as well
  await client.connect();
  try {
    const { rows } = await client.query<{ status: string }>('select status from made_files where subject = $1', [
      quizId,
    ]);
    return rows.map(({ status }) => status).join(', ');
  } finally {
    await client.end();
  }
};

/** Signs somebody up and answers their quiz, so that there is something to be made. */
export const createGuest = async (door: Door, name: string): Promise<Guest> => {
  let { session }: { session: Session } = await newcomer(door);
  let turn = 0;
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answered> => {
    const answer = await ask(door.nodes[turn++ % door.nodes.length] ?? '', session, method, path, body);
    return { status: answer.status, body: await answer.json() };
  };
  /** Registering again is answered with words, and counted. */
  const register = async (): Promise<number> => (await call('POST', '/api/auth/flow/register', {})).status;
  const statusOf = async (id: string): Promise<string> => {
    const giveUp = performance.now() + SECONDS * 1000;
    for (;;) {
      const { status } = (await call('GET', `/api/madeFiles/${id}`)).body as { status: string };
      if (status === 'complete' || status === 'failed' || performance.now() > giveUp) return status;
      await pause(LOOK_AGAIN_MS);
    }
  };
  await answerQuiz(door.publicUrl, session, name);
  await call('POST', '/api/recommendations/', {});
  const { _id: quizId } = (await call('GET', '/api/quizzes/')).body as { _id: string };
  let logos = '';

  return {
    async begin() {
      // the first was made when they signed up
      for (let tries = 1; tries < BEFORE; tries++) {
        const status = await register();
        if (status !== 200) throw new Error(`Registering again answered ${status} before it was due`);
      }
      logos = ((await call('POST', '/api/brandedAssets/generateAllLogos', {})).body as { id: string }).id;
    },

    async look(primary) {
      const wrong: string[] = [];
      try {
        session = await renew(door, session);
        const { status } = await call('GET', '/api/quizzes/');
        if (status !== 200) wrong.push(`the renewed session was answered ${status}`);
      } catch (error) {
        wrong.push(`the session could not be renewed: ${String(error)}`);
      }
      const answers: number[] = [];
      for (let tries = BEFORE; tries <= TRIES; tries++) answers.push(await register());
      const due = [...Array<number>(TRIES - BEFORE).fill(200), 429];
      if (answers.join() !== due.join()) wrong.push(`tries after the ${BEFORE} before were answered ${answers.join()}`);
      const status = await statusOf(logos);
      const sets = await setsOf(primary, quizId);
      if (status !== 'complete' || sets !== 'complete') wrong.push(`the logos are ${status}; their sets: ${sets}`);
      return wrong;
    },
  };
};
