import { sharedBookCalls, type BookShare } from '@signet/contract';
import { IconCopy } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { OWN } from '../../api/own-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Modal, type DialogProps } from '../../ui/modal.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import styles from './share-dialog.module.css';

const sharesQuery = queryOptions({
  queryKey: [OWN, 'sharedBooks'],
  queryFn: ({ signal }) => call(sharedBookCalls.list, {}, { signal }),
});

const DAY = 86_400_000;
const endings = [
  { id: 'never', label: 'Until I turn it off' },
  { id: '7', label: 'For a week' },
  { id: '30', label: 'For a month' },
  { id: '365', label: 'For a year' },
] as const;
const LEAST_PASSWORD = 8;

const addressOf = ({ path }: BookShare): string => new URL(path, location.origin).href;
const day = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const copy = async (share: BookShare): Promise<void> => {
  const address = addressOf(share);
  try {
    await navigator.clipboard.writeText(address);
    toasts.success('Link copied to clipboard!');
  } catch {
    toasts.error(`Your browser did not let us copy. The link is ${address}.`);
  }
};

const factsOf = ({ hasPassword, expiresAt, views, createdAt }: BookShare): string =>
  [
    `Created ${day(createdAt)}`,
    ...(hasPassword ? ['with a password'] : []),
    expiresAt ? `expires ${day(expiresAt)}` : 'does not expire',
    views === 0 ? 'not opened yet' : views === 1 ? 'opened once' : `opened ${views} times`,
  ].join(', ');

const Share = ({ share, onRevoke }: { share: BookShare; onRevoke: (id: string) => Promise<void> }) => (
  <li className={styles.share}>
    <span className={styles.address}>{addressOf(share)}</span>
    <span className={styles.facts}>{factsOf(share)}</span>
    <span className={styles.tools}>
      <Button variant="quiet" onPress={() => copy(share)}>
        <IconCopy size={18} aria-hidden="true" />
        Copy
      </Button>
      <Button variant="quiet" onPress={() => onRevoke(share._id)}>
        Turn off
      </Button>
    </span>
  </li>
);

const NewShare = ({ quizId, onMade }: { quizId: string; onMade: () => Promise<void> }) => {
  const [password, setPassword] = useState('');
  const [ending, setEnding] = useState<string>('never');
  const [isShort, setShort] = useState(false);

  const make = async (): Promise<void> => {
    const wanted = password.trim();
    setShort(wanted !== '' && wanted.length < LEAST_PASSWORD);
    if (wanted !== '' && wanted.length < LEAST_PASSWORD) return;
    try {
      const share = await call(sharedBookCalls.create, {
        body: {
          quizId,
          ...(wanted && { password: wanted }),
          ...(ending !== 'never' && { expiresAt: new Date(Date.now() + Number(ending) * DAY).toISOString() }),
        },
      });
      setPassword('');
      await onMade();
      await copy(share);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };

  return (
    <div className={styles.form}>
      <Select label="How long the link works" options={endings} value={ending} onChange={setEnding} />
      <TextField
        label="Password, if you want one"
        type="text"
        autoComplete="off"
        value={password}
        onChange={setPassword}
        errorMessage={isShort ? `At least ${LEAST_PASSWORD} characters, please.` : undefined}
      />
      <Button variant="primary" onPress={make}>
        Make a link
      </Button>
    </div>
  );
};

/** Links to the book, for people who have no account here. */
const Shares = ({ quizId }: { quizId: string }) => {
  const client = useQueryClient();
  const { data, isError } = useQuery(sharesQuery);
  const revoke = async (id: string): Promise<void> => {
    try {
      client.setQueryData(sharesQuery.queryKey, await call(sharedBookCalls.revoke, { params: { id } }));
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  return (
    <>
      <p>
        Anyone with the link can read this book and copy from it, but not change it. It always shows your latest edits,
        and never your e-mail address.
      </p>
      <NewShare quizId={quizId} onMade={() => client.invalidateQueries(sharesQuery)} />
      {isError && <p role="alert">Your links could not be loaded. Please try again.</p>}
      {data && data.shares.length > 0 && (
        <ul className={styles.shares} aria-label="Your links">
          {data.shares.map((share) => (
            <Share key={share._id} share={share} onRevoke={revoke} />
          ))}
        </ul>
      )}
    </>
  );
};

/** The links to the book: what there is, and a new one. */
export const ShareDialog = ({ quizId, isOpen, onOpenChange }: DialogProps & { quizId: string }) => (
  <Modal isOpen={isOpen} onOpenChange={onOpenChange} title="Share this book" isWide>
    <Shares quizId={quizId} />
  </Modal>
);
