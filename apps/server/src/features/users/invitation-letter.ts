import type { Letter } from '../../ports/mail.ts';
import { linkLetter } from '../mail/link-letter.ts';

const DAYS = 14;
/** How long an invitation can be accepted. */
export const INVITATION_MS = DAYS * 24 * 60 * 60 * 1000;

/** The letter that lets somebody in; its link holds the code. */
export const invitationLetter = (to: string, link: URL): Letter =>
  linkLetter({
    to,
    link,
    subject: 'Your invitation to Signet',
    what: 'You are invited to Signet: a few questions about your company become a brand, with the reasons for it.',
    how: `The link works once, within ${DAYS} days:`,
    action: 'Accept the invitation',
    otherwise: 'If you did not expect it, do nothing.',
    minutes: DAYS * 24 * 60,
  });
