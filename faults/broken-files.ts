import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKBOOK_TYPE, type KnowledgeBase } from '@signet/contract';
import { readBrainWorkbook } from '../apps/server/src/features/brain/brain-workbook.ts';
import { hostileFiles, wrongWorkbooks } from '../apps/server/src/features/brain-versions/testing/broken-workbooks.ts';
import { oneFaultWorkbooks } from '../apps/server/src/features/brain-versions/testing/one-fault.ts';
import { brokenDocuments } from '../apps/server/src/testing/broken-documents.ts';
import { close, makeHome, start, type Running } from '../bench/live/home.ts';
import { ask, doorOf, newcomer, signIn, type Session } from '../bench/live/sign-in.ts';
import { createFindings, report, type Fault, type Findings, type Row } from './round.ts';

const BOSS = { email: 'boss@signet.example', password: 'somebody who looks after it' };
const BRAIN = path.join(import.meta.dirname, '..', 'brain', 'signet-brain.xlsx');
/** What a server may grow by while it has broken files read. */
const MOST_MEGABYTES = 150;
/** One administrator may send so many versions an hour. */
const EACH = 30;
const SYNC_SECONDS = 540;

type Desk = { url: string; server: Running; findings: Findings };

/** In megabytes: what the server itself holds now, or held at most since it was forgotten. */
const memoryOf = ({ pid }: Running, which: 'VmRSS' | 'VmHWM'): number => {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`, 'u').exec(status)?.[1] ?? Number.NaN) / 1024;
};
/** Linux: the most that was held is counted from here on (proc(5), clear_refs). */
const forgetMost = ({ pid }: Running): void => fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

/** The first administrator, and others whom they make administrators. */
const administrators = async (url: string, count: number): Promise<[Session, ...Session[]]> => {
  const door = doorOf(url);
  const boss = await signIn(door, BOSS);
  await ask(url, boss, 'POST', '/api/auth/flow/register', {});
  const others: Session[] = [];
  while (others.length < count - 1) {
    const { email, session } = await newcomer(door);
    type Found = { records: { _id: string }[] };
    const { records } = await json<Found>(ask(url, boss, 'GET', `/api/auth/users?search=${encodeURIComponent(email)}`));
    await ask(url, boss, 'POST', '/api/auth/users/setAdmin', { ids: records.map(({ _id }) => _id) });
    others.push(session);
  }
  return [boss, ...others];
};

/** Sends a workbook as the page does; answers how it was taken. */
const sendWorkbook = async (url: string, session: Session, version: string, bytes: Uint8Array) => {
  const { key, uploadUrl } = await json<{ key: string; uploadUrl: string }>(
    ask(url, session, 'GET', '/api/brain/uploadVersionUrl'),
  );
  const headers = { 'content-type': WORKBOOK_TYPE };
  const sent = await fetch(new URL(uploadUrl, url), { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!sent.ok) return { status: sent.status, errors: [] };
  const answer = await ask(url, session, 'POST', '/api/brain/versions', { version, notes: '', bucketKey: key });
  const { errors = [] } = (await answer.json()) as { errors?: { sheet: string; row: number; why: string }[] };
  return { status: answer.status, errors };
};

/** Whether memory stayed within its bound, as a line; found where it did not. */
const grown = ({ server, findings }: Desk, before: number): string => {
  const most = memoryOf(server, 'VmHWM');
  const more = Math.round(most - before);
  findings.check(more <= MOST_MEGABYTES, `the server grew by ${more} MB, from ${Math.round(before)}`);
  return `the server held ${Math.round(before)} MB before and ${Math.round(most)} MB at most`;
};

/** Every broken workbook, one after the other. */
const workbooks = async (desk: Desk, sessions: readonly Session[]): Promise<Row> => {
  const { url, server, findings } = desk;
  const shipped = fs.readFileSync(BRAIN);
  const all = [
    ...hostileFiles(shipped),
    ...wrongWorkbooks(await readBrainWorkbook(shipped)),
    ...oneFaultWorkbooks(shipped),
  ];
  const sessionOf = (at: number): Session => sessions[Math.floor(at / EACH)] ?? (sessions[0] as Session);
  const sound = await sendWorkbook(url, sessionOf(0), 'Sound', shipped);
  findings.check(sound.status === 200, `a sound brain was answered ${sound.status}`);
  forgetMost(server);
  const before = memoryOf(server, 'VmRSS');
  let taken = 0;
  for (const [at, { what, bytes }] of all.entries()) {
    const { status, errors } = await sendWorkbook(url, sessionOf(at), `Broken ${at}`, await bytes());
    const isTold = errors.length > 0 && errors.every(({ sheet, row, why }) => sheet !== '' && row >= 0 && why !== '');
    const isRefused = status === 413 || (status === 400 && isTold);
    findings.check(isRefused, `${what}: was answered ${status}`);
    if (!isRefused) taken += 1;
  }
  report('workbooks', `${all.length} refused one after the other; ${grown(desk, before)}`, findings.all);
  return { name: 'broken-files: workbooks', rounds: all.length, lost: taken, ok: findings.all.length === 0 };
};

type Base = { knowledgeBase: KnowledgeBase };

/** Every broken document in one data source, read by one sync. */
const documents = async (desk: Desk, session: Session): Promise<Row> => {
  const { url, server, findings } = desk;
  const at = (rest = '') => `/api/knowledgeBases${rest}`;
  const made = await json<Base>(ask(url, session, 'POST', at(), { name: 'Broken', notes: '' }));
  const id = made.knowledgeBase._id;
  const baseOf = async () => (await json<Base>(ask(url, session, 'GET', at(`/${id}/documents`)))).knowledgeBase;
  const until = async (holds: (base: KnowledgeBase) => boolean): Promise<KnowledgeBase> => {
    const giveUp = Date.now() + SYNC_SECONDS * 1000;
    for (;;) {
      const base = await baseOf();
      if (holds(base)) return base;
      if (Date.now() > giveUp) throw new Error(`the base stays ${base.status}, its sync ${base.syncJob.status}`);
      await pause(250);
    }
  };
  const send = (name: string, bytes: Uint8Array) =>
    fetch(`${url}${at(`/${id}/documents?name=${encodeURIComponent(name)}`)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.accessToken}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  await until(({ status }) => status === 'ACTIVE');
  await ask(url, session, 'POST', at(`/${id}/dataSource`));
  await until(({ s3BucketUrl, status }) => s3BucketUrl !== null && status === 'ACTIVE');
  const sync = async () => {
    await ask(url, session, 'POST', at(`/${id}/dataSource/sync`));
    return until(({ syncJob }) => !['STARTING', 'IN_PROGRESS'].includes(syncJob.status));
  };
  await send('sound.md', Buffer.from('# Tone\n\nWrite to one person.'));
  await sync();
  forgetMost(server);
  const before = memoryOf(server, 'VmRSS');
  const all = brokenDocuments().map((one, n) => ({ ...one, name: `${n} ${one.what}.${one.kind}` }));
  const refused: string[] = [];
  for (const { name, bytes } of all) if (!(await send(name, bytes)).ok) refused.push(name);
  const { syncJob } = await sync();
  findings.check(syncJob.status === 'COMPLETE', `the sync ended ${syncJob.status}`);
  const named = new Set([...refused, ...syncJob.failures.map(({ name }) => name)]);
  const missed = all.filter(({ name, reads }) => !reads && !named.has(name));
  for (const { name } of missed) findings.check(false, `${name}: was not named`);
  findings.check(!named.has('sound.md'), 'the sound document was named as broken');
  report('documents', `${all.length} in one sync, ${named.size} named; ${grown(desk, before)}`, findings.all);
  return { name: 'broken-files: documents', rounds: all.length, lost: missed.length, ok: findings.all.length === 0 };
};

/**
 * Files that people made to break what reads them, sent to a real server as staff send them: each is refused or named,
 * the server stays the one that it was and grows by no more than 150 MB.
 */
export const brokenFiles: Fault = async () => {
  if (process.platform !== 'linux') {
    console.log('not run: what a process held at most is told by Linux');
    return [{ name: 'broken-files, not run', rounds: 0, lost: 0, ok: null }];
  }
  const home = await makeHome({
    SIGNET_ADMIN_EMAIL: BOSS.email,
    SIGNET_ADMIN_PASSWORD: BOSS.password,
    OUTBOUND_PROXY: 'http://127.0.0.1:9',
  });
  const server = await start(home);
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  try {
    const sessions = await administrators(home.url, 3);
    const rows = [
      await workbooks({ url: home.url, server, findings: createFindings() }, sessions),
      await documents({ url: home.url, server, findings: createFindings() }, sessions[0]),
    ];
    return hasEnded ? rows.map((one) => ({ ...one, ok: false })) : rows;
  } finally {
    await close(home, server);
  }
};
