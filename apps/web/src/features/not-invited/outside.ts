// What those see who are not let in, in one file.
export { WaitlistPage } from './waitlist-page.tsx';
export { NotInvitedPage } from './not-invited-page.tsx';
