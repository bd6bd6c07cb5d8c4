import { FRESH_SIGN_IN_MINUTES, myDataCalls } from '@signet/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import { authTimeOf } from '../../shell/auth-time.ts';
import { Link } from '../../shell/link.tsx';
import { session } from '../../shell/session.ts';
import { siteLinks } from '../../shell/site-links.ts';
import { Button } from '../../ui/button.tsx';
import { Modal, type DialogProps } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './account.module.css';

/** In the address of the page while its dialog is open; after a sign-in with what was said of the one before. */
export const ERASING = 'delete';

type Gone = { gone: { what: string; count: number }[]; kept: string[] };

/** What went and what stays; leaving it is signing out. */
const Farewell = ({ isOpen, onOpenChange, gone, kept }: DialogProps & Gone) => (
  <Modal
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Your account is gone"
    isLocked
    actions={
      <Button variant="primary" onPress={async () => (await session()).signOut()}>
        Leave
      </Button>
    }
  >
    <p>
      Gone: {[...gone.map(({ what, count }) => `${count} ${what}`), 'and all that belonged to you here'].join(', ')}.
    </p>
    <p>What stays:</p>
    <ul>
      {kept.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Modal>
);

/** When somebody last signed in as far as the provider says, for the address. */
const lastSignIn = async (): Promise<string> => String(authTimeOf((await session()).idToken()) ?? 'untold');

/** A browser that somebody left open is not enough to end an account: it asks who is there. */
const SignInAgain = (dialog: DialogProps) => {
  const [asked] = useSearchParams();
  const leave = async (): Promise<void> => {
    const back = new URLSearchParams(asked);
    back.set(ERASING, await lastSignIn());
    await (await session()).signIn(`${paths.userInfo}?${back}`, { afresh: true });
  };
  return (
    <Modal
      {...dialog}
      title="Is it you?"
      role="alertdialog"
      closesOnBackdrop={false}
      actions={
        <>
          <Button slot="close">Keep my account</Button>
          <Button variant="primary" onPress={leave}>
            Sign in again
          </Button>
        </>
      }
    >
      <p>
        So that nobody else can delete your account, it takes a sign-in within the last {FRESH_SIGN_IN_MINUTES} minutes.
        Please sign in again: you come back here.
      </p>
    </Modal>
  );
};

/** Signing in again would change nothing: the provider says the same after it, or nothing at all. */
const Untold = (dialog: DialogProps) => {
  const { support } = siteLinks();
  return (
    <Modal
      {...dialog}
      title="We cannot tell that it is you"
      role="alertdialog"
      actions={<Button slot="close">Close</Button>}
    >
      <p>
        Your sign-in provider does not tell us that you have just signed in, so nothing was deleted. Please ask{' '}
        {support ? <Link to={support}>Support</Link> : 'whoever invited you or set this Signet up'} to have your account
        deleted.
      </p>
    </Modal>
  );
};

type Props = DialogProps & { email: string };

/**
 * Ends the account of whoever signed in a moment ago and types its address. Whether it was a moment ago is for the
 * server to say: this browser's clock may be wrong.
 */
export const EraseDialog = ({ email, isOpen, onOpenChange }: Props) => {
  const [asked] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<Gone>();
  const [unsure, setUnsure] = useState<'again' | 'untold'>();
  const erase = async (): Promise<void> => {
    setError(undefined);
    try {
      setDone(await call(myDataCalls.erase, { body: { email: typed } }));
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.errorCode !== 'signInAgain') return setError(messageOf(cause));
      setUnsure(asked.get(ERASING) === (await lastSignIn()) ? 'untold' : 'again');
    }
  };
  if (done) return <Farewell isOpen={isOpen} onOpenChange={onOpenChange} {...done} />;
  if (unsure) {
    const close = (stays: boolean): void => {
      setUnsure(undefined);
      onOpenChange(stays);
    };
    const Unsure = unsure === 'again' ? SignInAgain : Untold;
    return <Unsure isOpen={isOpen} onOpenChange={close} />;
  }
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      role="alertdialog"
      closesOnBackdrop={false}
      actions={
        <>
          <Button slot="close">Keep it</Button>
          <Button variant="destructive-filled" onPress={erase}>
            Delete everything
          </Button>
        </>
      }
    >
      <p className={styles.said}>
        Your brands, their files and every link to them go now and do not come back. Download your brand pack first: it
        stays yours.
      </p>
      <TextField
        label={`To confirm, type ${email}`}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={error}
      />
    </Modal>
  );
};
