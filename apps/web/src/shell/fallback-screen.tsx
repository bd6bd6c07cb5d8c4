import type { AccessRefusal } from '@signet/brand';
import { paths } from '../paths.ts';
import { Link } from './link.tsx';
import { MessagePage } from './message-page.tsx';

const words = {
  unauthenticated: {
    title: 'Your account is not active',
    text: 'Nothing you made is lost. Ask whoever manages your Signet to open it again.',
  },
  forbidden: {
    title: 'This page is not open to you',
    text: 'Your account lacks the permission it needs. If it should not, ask whoever manages your Signet.',
  },
  subscriptionExpired: {
    title: 'This page is closed for now',
    text: 'Your subscription has expired. Everything you made is kept.',
  },
  subscriptionNotExpired: {
    title: 'Nothing has expired',
    text: 'Your subscription is in order, so there is nothing to see here.',
  },
  switchedOff: { title: 'This page is not switched on', text: 'Whoever manages your Signet can switch it on.' },
  featureMissing: { title: 'This page is not part of your tier', text: 'Whoever manages your Signet can open it.' },
  quizNotCompleted: {
    title: 'This page opens a little later',
    text: 'It shows what the brand quiz makes. Please complete the quiz first.',
  },
} as const satisfies Record<AccessRefusal, { title: string; text: string }>;

/** Shown in place of a screen that the visitor may not see (spec administration §2.1). */
export const FallbackScreen = ({ reason }: { reason: AccessRefusal }) => (
  <MessagePage
    title={words[reason].title}
    actions={
      <Link look="primary" to={paths.start}>
        Return to home
      </Link>
    }
  >
    <p>{words[reason].text}</p>
  </MessagePage>
);
