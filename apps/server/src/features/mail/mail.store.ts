import { sql } from 'kysely';
import type { Received, api, OutboxLetter } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { countedUpTo, createLargeCount } from '../../db/large-counts.ts';
import { containing } from '../../db/literally.ts';
import type { Letter } from '../../ports/mail.ts';

type Listed = { records: OutboxLetter[]; count: number; isCountLeast?: true };
type Paging = Received<typeof api.mail.outbox>['query'];

/**
 * What may be read here. Where no mail server carries letters an administrator hands their secrets on, while they
 * work; where one does, nobody but who gets the letter reads them.
 */
const shown = sql<string>`case when text_after is null or (status = 'kept' and secret_until > now())
  then body_text else text_after end`.as('shown');

/** The outbox: every letter is a row before it is anything else. */
export const createMailStore = ({ db }: { db: Database }) => {
  const all = createLargeCount(
    () => countedUpTo(db, db.selectFrom('outbox_mails').select('id')),
    ({ count, isCountLeast }) => (isCountLeast ? Infinity : count),
  );
  return {
    async insert(trx: Database, letter: Letter, status: 'kept' | 'waiting'): Promise<string> {
      const { id } = await trx
        .insertInto('outbox_mails')
        .values({
          recipient: letter.to,
          subject: letter.subject,
          body_text: letter.text,
          body_html: letter.html,
          status,
          text_after: letter.secret?.textAfter ?? null,
          secret_until: letter.secret ? sql<Date>`now() + ${letter.secret.minutes} * interval '1 minute'` : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** A letter that still has to leave; undefined once it has. */
    findWaiting: (id: string) =>
      db
        .selectFrom('outbox_mails')
        .selectAll()
        .where('id', '=', id)
        .where('status', 'in', ['waiting', 'failed'])
        .executeTakeFirst(),

    /** Of a letter that has left, only what is no secret stays. */
    async mark(id: string, status: 'sent' | 'failed', error: string | null): Promise<void> {
      const left = {
        sent_at: new Date(),
        body_text: sql<string>`coalesce(text_after, body_text)`,
        body_html: sql<string>`case when text_after is null then body_html else '' end`,
      };
      await db
        .updateTable('outbox_mails')
        .set({ status, error, ...(status === 'sent' ? left : {}) })
        .where('id', '=', id)
        .execute();
    },

    /** Newest first; `search` looks into addresses and subjects. */
    async list({ limit, offset, search }: Paging): Promise<Listed> {
      const wanted = search?.trim();
      const matching = db
        .selectFrom('outbox_mails')
        .$if(Boolean(wanted), (query) =>
          query.where((eb) =>
            eb.or([
              eb('recipient', 'ilike', containing(wanted ?? '')),
              eb('subject', 'ilike', containing(wanted ?? '')),
            ]),
          ),
        );
      const [rows, counted] = await Promise.all([
        matching
          .selectAll()
          .select(shown)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .offset(offset)
          .execute(),
        wanted ? countedUpTo(db, matching.select('id')) : all(),
      ]);
      const records = rows.map((row) => ({
        _id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.shown,
        createdAt: row.created_at.toISOString(),
        status: row.status,
        error: row.error,
      }));
      return { records, ...counted };
    },
  };
};

export type MailStore = ReturnType<typeof createMailStore>;
