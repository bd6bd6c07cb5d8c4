import type { OutboxLetter } from '@signet/contract';

/** What a letter's status means to an administrator. */
export const letterStatus = {
  kept: 'Kept here',
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Not delivered',
} as const satisfies Record<OutboxLetter['status'], string>;

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the reader's own time zone. */
export const momentOf = (instant: string): string => moments.format(new Date(instant));
