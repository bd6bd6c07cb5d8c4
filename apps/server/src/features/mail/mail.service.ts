import type { Database } from '../../db/client.ts';
import type { Jobs, Work } from '../../jobs/jobs.ts';
import { LetterRefused } from '../../ports/faults.ts';
import type { Letter, MailTransport } from '../../ports/mail.ts';
import type { MailStore } from './mail.store.ts';

const DELIVER = 'mail.deliver';
type Delivery = { id: string };

/**
 * Letters are written into the outbox in the transaction that causes them, and leave by a job. Without a mail server
 * they stay there, where an administrator reads them.
 */
export const createMailService = ({
  store,
  transport,
  jobs,
}: {
  store: MailStore;
  transport: MailTransport;
  jobs: Jobs;
}) => {
  const deliver = {
    name: DELIVER,
    async run({ id }: Delivery) {
      const row = await store.findWaiting(id);
      if (!row) return; // sent by an earlier run of the same job
      try {
        await transport.send(row.id, {
          to: row.recipient,
          subject: row.subject,
          text: row.body_text,
          html: row.body_html,
        });
      } catch (error) {
        await store.mark(id, 'failed', error instanceof Error ? error.message : String(error));
        if (error instanceof LetterRefused) return; // trying again is of no use
        throw error;
      }
      await store.mark(id, 'sent', null);
    },
  } satisfies Work<Delivery>;

  return {
    work: deliver,
    async send(trx: Database, letter: Letter): Promise<void> {
      const id = await store.insert(trx, letter, transport.delivers ? 'waiting' : 'kept');
      if (transport.delivers) await jobs.enqueue(trx, DELIVER, { id } satisfies Delivery, id);
    },
  };
};

export type MailService = ReturnType<typeof createMailService>;
