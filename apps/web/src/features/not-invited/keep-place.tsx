import { waitingListCalls } from '@signet/contract';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/**
 * Behind the link of the letter. It asks before it does anything: programs that look at letters for somebody open
 * every link in them.
 */
export const KeepPlace = ({ link }: { link: string }) => {
  const [done, setDone] = useState<'confirmed' | 'gone' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const act = (what: 'confirm' | 'leave') => async (): Promise<void> => {
    setProblem(null);
    try {
      await call(waitingListCalls[what], { body: { token: link } });
      setDone(what === 'confirm' ? 'confirmed' : 'gone');
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const home = (
    <Link look="secondary" to={paths.start} isReload>
      See what Signet makes
    </Link>
  );

  if (done === 'confirmed')
    return (
      <MessagePage title="You have a place" actions={home}>
        <p>We will write to you when there is room. The same link takes you off the list again, at any time.</p>
      </MessagePage>
    );
  if (done === 'gone')
    return (
      <MessagePage title="You are off the list" actions={home}>
        <p>Your address is forgotten here.</p>
      </MessagePage>
    );
  return (
    <MessagePage
      title="Your place on the waiting list"
      actions={
        <>
          <Button variant="primary" onPress={act('confirm')}>
            Confirm my place
          </Button>
          <Button onPress={act('leave')}>Leave the list</Button>
        </>
      }
    >
      <p>Say that this address is yours, and we will write when there is room.</p>
      {problem && (
        <Banner level="error">
          {problem} <Link to={paths.waitlist}>Join again</Link>
        </Banner>
      )}
    </MessagePage>
  );
};
