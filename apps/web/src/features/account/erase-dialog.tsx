import { FRESH_SIGN_IN_MINUTES, myDataCalls } from '@signet/contract';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import { authTimeOf } from '../../shell/auth-time.ts';
import { session } from '../../shell/session.ts';
import { idTokenHeader } from '../../shell/visitor.ts';
import { Button } from '../../ui/button.tsx';
import { Modal, type DialogProps } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** In the address of the page while its dialog is open. */
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

/** A browser that somebody left open is not enough to end an account: it asks who is there. */
const SignInAgain = (dialog: DialogProps) => (
  <Modal
    {...dialog}
    title="Is it you?"
    role="alertdialog"
    closesOnBackdrop={false}
    actions={
      <>
        <Button slot="close">Keep my account</Button>
        <Button
          variant="primary"
          onPress={async () => (await session()).signIn(`${paths.userInfo}?${ERASING}`, { afresh: true })}
        >
          Sign in again
        </Button>
      </>
    }
  >
    <p>
      Nobody else should be able to delete your account. You signed in more than {FRESH_SIGN_IN_MINUTES} minutes ago, so
      please sign in again first. You come back here.
    </p>
  </Modal>
);

/** Whether the last sign-in is too long ago, as far as this browser knows; the server says for sure. */
const isStale = async (): Promise<boolean> => {
  const at = authTimeOf((await session()).idToken());
  return at === null || Date.now() / 1000 - at > FRESH_SIGN_IN_MINUTES * 60;
};

type Props = DialogProps & { email: string };

/** Ends the account of whoever signed in a moment ago and types its address. */
export const EraseDialog = ({ email, isOpen, onOpenChange }: Props) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<Gone>();
  const [mustSignIn, setMustSignIn] = useState(false);
  useEffect(() => {
    if (isOpen) void isStale().then(setMustSignIn);
  }, [isOpen]);
  const erase = async (): Promise<void> => {
    setError(undefined);
    try {
      setDone(await call(myDataCalls.erase, { body: { email: typed } }, { headers: await idTokenHeader() }));
    } catch (cause) {
      if (cause instanceof ApiError && cause.errorCode === 'signInAgain') setMustSignIn(true);
      else setError(messageOf(cause));
    }
  };
  if (done) return <Farewell isOpen={isOpen} onOpenChange={onOpenChange} {...done} />;
  if (mustSignIn) return <SignInAgain isOpen={isOpen} onOpenChange={onOpenChange} />;
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
      <p>
        Your brands, their files and every link to them go now and do not come back. Take your pack first: it stays
        yours.
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
