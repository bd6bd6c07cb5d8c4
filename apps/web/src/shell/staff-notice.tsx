import { auditCalls } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import styles from './staff-notice.module.css';

const SEEN = 'signet.staffChangesSeen';

/** What an owner is told; acts that change nothing that they made are not told here. */
const words: Readonly<Record<string, string>> = {
  'POST /api/selections/': 'the colors of your brand were changed',
  'POST /api/brandedAssets/uploadLogos': 'logos of your own were put in place',
  'POST /api/brandedAssets/clearLogos': 'your logos were drawn anew',
  'POST /api/auth/users/resetBrandQuiz': 'your brand quiz was begun anew; what you made is kept under My brands',
};
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const seenUntil = (): string => {
  try {
    return localStorage.getItem(SEEN) ?? '';
  } catch {
    return '';
  }
};
const remember = (at: string): void => {
  try {
    localStorage.setItem(SEEN, at);
  } catch {
    // without storage it is told again the next time
  }
};

/** Tells an owner what staff changed of theirs, until it has been read. */
export const StaffNotice = () => {
  const [seen, setSeen] = useState(seenUntil);
  const { data: changes = [] } = useQuery({
    queryKey: ['staffChanges'],
    queryFn: async ({ signal }) => (await call(auditCalls.mine, {}, { signal })).changes,
    staleTime: 300_000,
    retry: false,
  });
  const told = changes.filter(({ act, at }) => words[act] !== undefined && at > seen);
  const [newest] = told;
  if (!newest) return null;
  const dismiss = () => {
    remember(newest.at);
    setSeen(newest.at);
  };
  const lines = [
    ...new Map(told.map(({ act, at }) => [act, `${words[act] ?? ''}, ${days.format(new Date(at))}`])).values(),
  ];
  return (
    <Banner
      level="info"
      className={styles.notice}
      title="We looked after your brand"
      action={<Button onPress={dismiss}>Got it</Button>}
    >
      By our staff: {lines.join('; ')}.
    </Banner>
  );
};
