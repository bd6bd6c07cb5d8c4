import { waitingListCalls } from '@signet/contract';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { DOOR } from '../../door.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './waitlist.module.css';

const NO_EMAIL = 'Email address is required';
const looksLikeOne = (email: string) => waitingListCalls.join.body.safeParse({ email }).success;

/** Asks for an address; what it answers is the same for every address. */
export const JoinWaitlist = () => {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [askedWith, setAskedWith] = useState<string | null>(null);

  const join = async (): Promise<void> => {
    const typed = email.trim();
    const isSound = looksLikeOne(typed);
    setFault(isSound ? undefined : NO_EMAIL);
    setProblem(null);
    if (!isSound) return;
    try {
      await call(waitingListCalls.join, { body: { email: typed } });
      setAskedWith(typed);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join();
  };

  if (askedWith !== null)
    return (
      <MessagePage
        title="Check your e-mail"
        actions={
          <Link look="secondary" to={paths.start} isReload>
            Back to the start
          </Link>
        }
      >
        <p>
          If <strong>{askedWith}</strong> is not on the list yet, a letter is on its way. Press the link in it within
          seven days, and you have a place.
        </p>
        <p>Nothing there? Look in the spam folder as well.</p>
      </MessagePage>
    );
  return (
    <MessagePage title="Join the waiting list">
      <p>
        Signet is in private beta. Leave your address, and we will write to you once, when there is room. We use it for
        nothing else.
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          errorMessage={fault}
        />
        {problem && <Banner level="error">{problem}</Banner>}
        <div className={styles.actions}>
          <Button variant="primary" onPress={join}>
            Join the waiting list
          </Button>
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </div>
      </form>
      <p>
        Invited already?{' '}
        <Link to={DOOR} isReload>
          Sign in
        </Link>
      </p>
    </MessagePage>
  );
};
