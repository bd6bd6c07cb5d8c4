import { driveCalls } from '@signet/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { useUser } from '../../shell/visitor.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import styles from './consent-page.module.css';

/** The built-in drive asks as a founder's own drive would: everything, a part of it, or nothing may be given. */
export const ConsentPage = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { email } = useUser();
  const [sees, setSees] = useState(true);
  const [saves, setSaves] = useState(true);
  const state = search.get('state');
  if (!state)
    return (
      <MessagePage
        title="Nothing to decide here"
        actions={
          <Link look="primary" to={paths.start}>
            Return to home
          </Link>
        }
      >
        <p>This page opens when a document is to be saved to your drive.</p>
      </MessagePage>
    );

  const decide = async (decision: 'allow' | 'allowPartly' | 'deny'): Promise<void> => {
    try {
      const { redirectTo } = await call(driveCalls.consent, { body: { state, decision } });
      await navigate(redirectTo, { replace: true });
    } catch {
      toasts.error('This request is over. Please ask for the document again.');
    }
  };

  return (
    <section className={styles.consent} aria-labelledby="consent-title">
      <h1 id="consent-title">Signet Drive</h1>
      <p>
        Signet Drive keeps your documents on this server. It is built in and stands in for a cloud drive of your own.
        Signet would like to save documents there for <strong>{email}</strong>.
      </p>
      <div className={styles.choices}>
        <Checkbox isSelected={sees} onChange={setSees}>
          See the files that Signet made for you
        </Checkbox>
        <Checkbox isSelected={saves} onChange={setSaves}>
          Save, change and remove these files, and no others
        </Checkbox>
      </div>
      <div className={styles.actions}>
        <Button onPress={() => decide('deny')}>CANCEL</Button>
        <Button variant="primary" onPress={() => decide(sees && saves ? 'allow' : 'allowPartly')}>
          ALLOW
        </Button>
      </div>
    </section>
  );
};
