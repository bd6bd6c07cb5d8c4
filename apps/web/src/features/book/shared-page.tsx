import { sharedBookCalls } from '@signet/contract';
import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SharedBook } from './shared-book.tsx';
import styles from './shared-page.module.css';

const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.errorCode : undefined);
/** What another try of the same would answer alike. */
const settled = ['sharedBookMissing', 'sharedBookLocked', 'sharedBookPassword', 'tooManyRequests', 'invalidInput'];

const PasswordForm = ({ error, onTry }: { error: string | undefined; onTry: (password: string) => void }) => {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) onTry(password);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>This book opens with a password.</h1>
      <TextField
        label="Password"
        type="password"
        autoComplete="off"
        value={password}
        onChange={setPassword}
        errorMessage={error}
      />
      <Button variant="primary" type="submit">
        Open the book
      </Button>
    </form>
  );
};

/** What was typed, and the how manyth time: the same password pressed again is another try. */
type Try = { password: string; number: number };

const useSharedBook = (token: string, { password, number }: Partial<Try>) =>
  useQuery({
    queryKey: ['sharedBook', token, password, number],
    queryFn: ({ signal }) =>
      call(sharedBookCalls.open, { body: { token, ...(password === undefined ? {} : { password }) } }, { signal }),
    retry: (failures, error) => failures < 2 && !settled.includes(codeOf(error) ?? ''),
    staleTime: Infinity,
    gcTime: 0,
  });

const Opened = ({ token }: { token: string }) => {
  const [tried, setTried] = useState<Try>();
  const { data, error, isFetching } = useSharedBook(token, tried ?? {});
  const onTry = (password: string) => setTried({ password, number: (tried?.number ?? 0) + 1 });
  if (data) return <SharedBook content={data} />;
  if (isFetching) return <Skeleton height={480} />;
  const code = codeOf(error);
  if (code === 'sharedBookLocked') return <PasswordForm error={undefined} onTry={onTry} />;
  if (code === 'sharedBookPassword' || (code === 'tooManyRequests' && tried))
    return <PasswordForm error={messageOf(error)} onTry={onTry} />;
  if (code === 'sharedBookMissing' || code === 'invalidInput')
    return (
      <div className={styles.form}>
        <h1>There is no book at this address.</h1>
        <p>The link may have expired, or its owner has turned it off. Ask whoever sent it to you for a new one.</p>
      </div>
    );
  return <LoadFailure message="Failed to initialize Brand Book" />;
};

/** A book for whoever has its address: no account, nothing to change. */
export const SharedPage = () => {
  const { token = '' } = useParams();
  return (
    <div className={styles.page}>
      <main className={styles.main} tabIndex={-1}>
        <Opened token={token} />
      </main>
      <footer className={styles.foot}>Made with Signet</footer>
    </div>
  );
};
