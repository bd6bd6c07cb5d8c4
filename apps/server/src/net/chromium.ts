import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Debian's `nobody`: owns nothing, may signal nobody. */
const NOBODY = 65_534;
const PROFILE = 'signet-page-';
/** No browser lives as long: such a folder is of a server that was killed. */
const OLD_MS = 60 * 60 * 1000;
/** More than any answer that is asked for; a page that makes a larger one ends its browser. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
/**
 * Nothing goes out but what is answered by us: what is not intercepted meets a proxy that does not exist and names that
 * cannot be resolved.
 */
const SWITCHES = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // what calls itself a call sends datagrams, which no proxy sees; the headless shell knows it by the second name
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  // the address is the one that was fetched
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  '--disable-gpu',
  '--disable-sync',
  '--js-flags=--max-old-space-size=256',
  '--mute-audio',
  '--no-first-run',
  '--no-pings',
  '--blink-settings=imagesEnabled=false',
];

type Parameters = Readonly<Record<string, unknown>>;
export type Told = { method: string; params: Parameters; sessionId?: string };
type Message = { id?: number; result?: Parameters; error?: { message: string } } & Partial<Told>;

const openProfile = (isRoot: boolean): string => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), PROFILE));
  if (isRoot) fs.chownSync(profile, NOBODY, NOBODY);
  return profile;
};
/** What cannot be removed is swept later: no page is lost over it. */
const removeProfile = (profile: string): Promise<void> =>
  fs.promises.rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);

/** Removes the profiles that servers left behind which were killed. */
export const sweepProfiles = async (): Promise<void> => {
  const names = await fs.promises.readdir(os.tmpdir()).catch(() => []);
  const profiles = names.filter((name) => name.startsWith(PROFILE)).map((name) => path.join(os.tmpdir(), name));
  for (const profile of profiles) {
    const { mtimeMs = Infinity } = (await fs.promises.lstat(profile).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > OLD_MS) await removeProfile(profile);
  }
};

const start = (file: string, switches: readonly string[], profile: string, isRoot: boolean) =>
  spawn(file, [...SWITCHES, ...switches, `--user-data-dir=${profile}`, 'about:blank'], {
    cwd: profile,
    env: { HOME: profile, PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // all of its processes, so that they end together
    detached: true,
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });

/**
 * A Chromium for one page, spoken to by its pipe (the DevTools protocol): it has a profile of its own that goes with
 * it, no environment, and no rights of the server's where the server could give them away.
 * @param file Chromium's own.
 * @param switches For tests alone: machines on which it has no sandbox.
 * @throws where no folder can be made for it, or no process begun.
 */
export const openChromium = (file: string, switches: readonly string[] = []) => {
  const isRoot = process.getuid?.() === 0;
  const profile = openProfile(isRoot);
  let child: ReturnType<typeof start>;
  try {
    child = start(file, switches, profile, isRoot);
  } catch (error) {
    void removeProfile(profile);
    throw error;
  }
  const waiting = new Map<number, { resolve: (result: Parameters) => void; reject: (error: Error) => void }>();
  const listeners = new Set<(told: Told) => void>();
  let last = 0;
  let rest = '';
  let isOver = false;

  const end = (why = 'the browser was ended'): void => {
    if (isOver) return;
    isOver = true;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  };
  const take = (message: Message): void => {
    if (message.id === undefined) {
      if (message.method) for (const listener of listeners) listener(message as Told);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) asked?.reject(new Error(message.error.message));
    else asked?.resolve(message.result ?? {});
  };
  const [, , , input, output] = child.stdio as [null, null, null, Writable, Readable];
  output.setEncoding('utf8').on('data', (piece: string) => {
    rest += piece;
    if (rest.length > MOST_CHARACTERS) return end('the browser said too much');
    const parts = rest.split('\0');
    rest = parts.pop() ?? '';
    try {
      for (const part of parts) take(JSON.parse(part) as Message);
    } catch {
      // thrown here it would end the server
      end('the browser said what nobody understands');
    }
    return undefined;
  });
  // one that does not start, or ends, breaks its pipes as well
  input.on('error', () => end());
  child.on('error', () => end('the browser did not start'));
  child.on('exit', () => end('the browser has ended'));
  const gone = new Promise<void>((done) => child.once('close', () => done()));

  return {
    ask: (method: string, params: Parameters = {}, sessionId?: string): Promise<Parameters> =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(new Error('the browser has ended'));
        last += 1;
        waiting.set(last, { resolve, reject });
        input.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
        return undefined;
      }),
    listen: (listener: (told: Told) => void): void => void listeners.add(listener),
    end,
    async close(): Promise<void> {
      end();
      if (child.pid !== undefined) await gone;
      await removeProfile(profile);
    },
  };
};
export type Chromium = ReturnType<typeof openChromium>;
