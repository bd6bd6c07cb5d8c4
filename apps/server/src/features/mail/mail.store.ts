import type { Received, api, OutboxLetter } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Letter } from '../../ports/mail.ts';

type Paging = Received<typeof api.mail.outbox>['query'];

/** Makes typed text match itself in a LIKE pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The outbox: every letter is a row before it is anything else. */
export const createMailStore = ({ db }: { db: Database }) => ({
  async insert(trx: Database, letter: Letter, status: 'kept' | 'waiting'): Promise<string> {
    const { id } = await trx
      .insertInto('outbox_mails')
      .values({ recipient: letter.to, subject: letter.subject, body_text: letter.text, body_html: letter.html, status })
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

  async mark(id: string, status: 'sent' | 'failed', error: string | null): Promise<void> {
    await db
      .updateTable('outbox_mails')
      .set({ status, error, ...(status === 'sent' ? { sent_at: new Date() } : {}) })
      .where('id', '=', id)
      .execute();
  },

  /** Newest first; `search` looks into addresses and subjects. */
  async list({ limit, offset, search }: Paging): Promise<{ records: OutboxLetter[]; count: number }> {
    const wanted = search?.trim();
    const matching = db
      .selectFrom('outbox_mails')
      .$if(Boolean(wanted), (query) =>
        query.where((eb) =>
          eb.or([
            eb('recipient', 'ilike', `%${literally(wanted ?? '')}%`),
            eb('subject', 'ilike', `%${literally(wanted ?? '')}%`),
          ]),
        ),
      );
    const [rows, total] = await Promise.all([
      matching.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute(),
      matching.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    ]);
    const records = rows.map((row) => ({
      _id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      createdAt: row.created_at.toISOString(),
      status: row.status,
      error: row.error,
    }));
    return { records, count: Number(total.count) };
  },
});

export type MailStore = ReturnType<typeof createMailStore>;
