import * as z from 'zod';
import { Refusal, orRefuse } from '../../http/refusal.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { DriveDenied, type Drive, type DriveAccess } from '../../ports/drive.ts';
import { seal, unseal } from '../../secrets.ts';
import type { DriveStore } from './drive.store.ts';

type Parts = { store: DriveStore; drive: Drive; key: Buffer; publicUrl: URL };
type Person = { _id: string; email: string };

/** What travels with a consent and comes back beside the code (spec results §4). */
export type ConsentState = {
  kitId: string;
  templateId: string;
  type: string;
  trigger: 'createTemplateDocument';
  context: 'quizResultsPage' | 'assetLibrary';
  readOnly: boolean;
  quizId?: string | undefined;
};

/** Where a founder comes back to: the screen that asked. */
const returnPaths = {
  quizResultsPage: '/quiz/5',
  assetLibrary: '/library',
} as const satisfies Record<ConsentState['context'], string>;

const nonceIn = z.object({ nonce: z.uuid(), context: z.enum(['quizResultsPage', 'assetLibrary']) });

const parsed = (state: string): z.output<typeof nonceIn> => {
  let value: unknown;
  try {
    value = JSON.parse(state);
  } catch {
    throw new Refusal('notFound');
  }
  const read = nonceIn.safeParse(value);
  if (!read.success) throw new Refusal('notFound');
  return read.data;
};

/** Access of founders to their drives: asked for, kept encrypted, given up. */
export const createDriveService = ({ store, drive, key, publicUrl }: Parts) => {
  const returnTo = (context: ConsentState['context']): string => new URL(returnPaths[context], publicUrl).href;

  /** Undefined where it was sealed with another secret of the house. */
  const opened = (sealed: string): string | undefined => {
    try {
      return unseal(key, sealed);
    } catch {
      return undefined;
    }
  };

  /** What takes back at the provider the access that a founder has given, to be called when it is gone here. */
  const revocation = async (userId: string): Promise<() => Promise<void>> => {
    const link = await store.link(userId, drive.name);
    const secret = link && opened(link.sealed);
    if (!link || secret === undefined) return async () => undefined;
    return () =>
      drive.revoke({ userId, account: link.account, secret }).catch((error: unknown) => {
        if (!(error instanceof ServiceUnavailable)) throw error;
      });
  };

  return {
    name: drive.name,

    /** The access that a founder has given; undefined where there is none. */
    async access(userId: string): Promise<DriveAccess | undefined> {
      const link = await store.link(userId, drive.name);
      const secret = link && opened(link.sealed);
      // what cannot be opened any more is as good as taken back: it is asked for again
      if (link && secret === undefined) await store.disconnect(userId);
      return link && secret !== undefined ? { userId, account: link.account, secret } : undefined;
    },

    /** Where a founder gives access to their drive. What is asked for comes back with the code. */
    async consentUrl(userId: string, state: ConsentState): Promise<string> {
      const nonce = await store.ask(userId);
      return drive.consentUrl({ state: JSON.stringify({ ...state, nonce }), returnTo: returnTo(state.context) });
    },

    /** Takes the access that a code stands for: once, and only for whoever asked for it. Answers why not, where not. */
    async connect(
      person: Person,
      answer: { code: string; nonce: string | undefined; context: ConsentState['context'] },
    ): Promise<'connected' | 'permission' | 'used'> {
      const { code, nonce, context } = answer;
      if (nonce === undefined || !(await store.use(nonce, person._id))) return 'used';
      try {
        const given = { code, userId: person._id, email: person.email, returnTo: returnTo(context) };
        const { account, secret } = await drive.grant(given);
        await store.connect({ user_id: person._id, drive: drive.name, account, sealed: seal(key, secret) });
        return 'connected';
      } catch (error) {
        if (!(error instanceof DriveDenied)) throw error;
        return error.why === 'permission' ? 'permission' : 'used';
      }
    },

    /** Access that the provider no longer honors is forgotten, so that it is asked for again. */
    forget: async (userId: string): Promise<void> => {
      await store.disconnect(userId);
    },

    async status(userId: string) {
      const link = await store.link(userId, drive.name);
      return {
        google: { hasCredentials: link !== undefined },
        drive: { name: drive.name, account: link?.account ?? null, isBuiltIn: drive.builtIn !== undefined },
      };
    },

    revocation,

    async disconnect(userId: string): Promise<{ disconnected: boolean }> {
      const revoke = await revocation(userId);
      // gone here first: whatever the provider answers, nothing is saved there any more
      const disconnected = await store.disconnect(userId);
      await revoke();
      return { disconnected };
    },

    /** What the founder decided on the built-in drive's own page; answers the way back, as a provider would. */
    async decide(
      userId: string,
      { state, decision }: { state: string; decision: 'allow' | 'allowPartly' | 'deny' },
    ): Promise<string> {
      const builtIn = orRefuse(drive.builtIn, 'notFound');
      const { nonce, context } = parsed(state);
      if (!(await store.isOpen(nonce, userId))) throw new Refusal('notFound');
      const answer: Record<string, string> =
        decision === 'deny'
          ? { error: 'access_denied' }
          : { code: builtIn.codeFor({ userId, isPartly: decision === 'allowPartly' }) };
      return `${returnPaths[context]}?${new URLSearchParams({ state, ...answer })}`;
    },

    files: async (userId: string) => orRefuse(drive.builtIn, 'notFound').list(userId),
    file: async (userId: string, id: string) =>
      orRefuse(await orRefuse(drive.builtIn, 'notFound').find(userId, id), 'notFound'),

    /** Into the trash of the built-in drive, or out of it. */
    async setTrashed(userId: string, id: string, isTrashed: boolean) {
      const files = orRefuse(drive.builtIn, 'notFound');
      orRefuse(await files.find(userId, id), 'notFound');
      const access = { userId, account: '', secret: '' };
      await (isTrashed ? drive.trash(access, id) : drive.restore(access, id));
      return orRefuse(await files.find(userId, id), 'notFound');
    },
  };
};

export type DriveService = ReturnType<typeof createDriveService>;
