import { useSearchParams } from 'react-router';
import { JoinWaitlist } from './join-waitlist.tsx';
import { KeepPlace } from './keep-place.tsx';

/** The waiting list, for anybody: to get on it, and, by the link of its letter, to confirm or leave. */
export const WaitlistPage = () => {
  const [query] = useSearchParams();
  const link = query.get('link');
  return link ? <KeepPlace link={link} /> : <JoinWaitlist />;
};
