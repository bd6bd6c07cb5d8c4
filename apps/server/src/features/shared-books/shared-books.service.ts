import { createHash, createHmac, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Book, BookShare } from '@signet/contract';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import { addressSubject, type RateLimits } from '../../http/rate-limits.ts';
import type { BookService } from '../books/book.service.ts';
import type { DrawingAddresses } from '../books/drawing-addresses.ts';
import type { BrandService } from '../brands/brands.service.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { SharedBookRow, SharedBookStore } from './shared-books.store.ts';

type Parts = {
  store: SharedBookStore;
  brands: Pick<BrandService, 'get'>;
  books: Pick<BookService, 'open'>;
  addresses: DrawingAddresses;
  limits: Pick<RateLimits, 'take' | 'giveBack'>;
  key: Uint8Array;
  now: () => Date;
};

/** Links that one account keeps. */
const MOST_SHARES = 50;
/** Memory in KiB and passes of argon2id, as for passwords of accounts. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const TOKEN_BYTES = 24;

/** Books shown to whoever has their address, read only. */
export const createSharedBooks = ({ store, brands, books, addresses, limits, key, now }: Parts) => {
  /** What an address carries: made from the link's id with a key, so that it need not be kept to be shown again. */
  const tokenOf = (id: string): string =>
    createHmac('sha256', key)
      .update(`signet shared book 1 ${id}`)
      .digest()
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');
  const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

  const present = (row: SharedBookRow): BookShare => ({
    _id: row.id,
    path: `/shared/${tokenOf(row.id)}`,
    hasPassword: row.password_hash !== null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    views: Number(row.views),
    lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  });

  const live = async (token: string) => orRefuse(await store.live(hashOf(token), now()), 'sharedBookMissing');

  const requirePassword = async (share: SharedBookRow, password: string | undefined, ip: string): Promise<void> => {
    if (share.password_hash === null) return;
    if (password === undefined) throw new Refusal('sharedBookLocked');
    const counts = [
      ['bookPasswords', `${share.id} ${addressSubject(ip)}`],
      ['bookPasswordsEverywhere', share.id],
    ] as const;
    // counted before it is looked at, so that many at the same moment count as many
    for (const [name, subject] of counts) {
      const taken = await limits.take(name, subject);
      if (!taken.ok) throw new Refusal('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds });
    }
    if (!(await verify(share.password_hash, password))) throw new Refusal('sharedBookPassword');
    for (const [name, subject] of counts) await limits.giveBack(name, subject);
  };

  return {
    list: async (userId: string): Promise<{ shares: BookShare[] }> => ({
      shares: (await store.list(userId)).map(present),
    }),

    /** A link to the brand of a quiz and of its later edits: of the quiz given, else of the active one. */
    async create(
      user: Chooser,
      {
        quizId,
        password,
        expiresAt,
      }: { quizId?: string | undefined; password?: string | undefined; expiresAt?: string | undefined },
    ): Promise<BookShare> {
      const brand = await brands.get(user, quizId);
      const id = randomUUID();
      const row = await store.insert(
        {
          id,
          user_id: user._id,
          quiz_id: brand.quizId,
          token_hash: hashOf(tokenOf(id)),
          password_hash: password === undefined ? null : await hash(password, COST),
          expires_at: expiresAt === undefined ? null : new Date(expiresAt),
        },
        MOST_SHARES,
      );
      return present(orRefuse(row, 'tooManyShares'));
    },

    async revoke(userId: string, id: string): Promise<{ shares: BookShare[] }> {
      if (!(await store.revoke(id, userId, now()))) throw new Refusal('notFound');
      return this.list(userId);
    },

    /** The book at an address, for whoever has the address and, where there is one, the password. */
    async open(
      token: string,
      { password, ip }: { password: string | undefined; ip: string },
    ): Promise<{ book: Book; drawings: Record<string, string> }> {
      const { share, brandId } = await live(token);
      await requirePassword(share, password, ip);
      const { book, drawings } = await books.open(share.user_id, brandId);
      await store.view(share.id, now());
      const signed = [...drawings.keys()].map((name) => [
        name,
        addresses.sign({ userId: share.user_id, brandId, name, share: share.id }),
      ]);
      return { book, drawings: Object.fromEntries(signed) };
    },

    /** Whether a link still opens: what was given through it does not outlive it. */
    isLive: (id: string): Promise<boolean> => store.isLive(id, now()),

    /**
     * Whose brand tools read at an address. A book with a password has no such addresses: tools that open it by
     * themselves could not keep the password to themselves.
     */
    async brandAt(token: string): Promise<{ userId: string; brandId: string }> {
      const { share, brandId } = await live(token);
      if (share.password_hash !== null) throw new Refusal('sharedBookLocked');
      return { userId: share.user_id, brandId };
    },
  };
};

export type SharedBooks = ReturnType<typeof createSharedBooks>;
