import type { Letter } from '../../ports/mail.ts';
import { linkLetter } from '../mail/link-letter.ts';

/** As long as an address is kept that nobody has confirmed (db/retention.ts). */
export const CONFIRM_MINUTES = 7 * 24 * 60;

/** Asks whose address it is whether they want to wait; by the same link they can take it back at any time. */
export const waitingLetter = (to: string, link: URL): Letter =>
  linkLetter({
    to,
    link,
    subject: 'Your place on Signet’s waiting list',
    what: 'Somebody, probably you, put this address on the waiting list of Signet.',
    how: 'Say within seven days that it is yours, and we will write when there is room. You can leave there as well:',
    action: 'Confirm my place',
    otherwise: 'If it was not you, do nothing: the address is forgotten in a week.',
    minutes: CONFIRM_MINUTES,
  });
