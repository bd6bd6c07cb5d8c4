import { ssoCalls, type SsoConfiguration } from '@signet/contract';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import styles from './settings.module.css';
import { SsoDialog } from './sso-dialog.tsx';
import { ssoQuery } from './sso-query.ts';
import { cameBy, whatEnds } from './sso-words.ts';

const addressOf = (key: string): string => `${location.origin}/?sso=${key}`;

const copy = async (key: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(addressOf(key));
    toasts.success('Link copied to clipboard!');
  } catch {
    toasts.error(`Your browser did not let us copy. The link is ${addressOf(key)}.`);
  }
};

const factsOf = ({ issuer, organization, logoutRedirectUri, emailDomains, people }: SsoConfiguration): string =>
  [
    issuer ? `Signs in at ${issuer}` : 'Signs in at this house',
    ...(organization ? [`organization ${organization}`] : []),
    ...(emailDomains.length > 0 ? [`vouches for ${emailDomains.join(', ')}`] : []),
    ...(logoutRedirectUri ? [`log out leads to ${logoutRedirectUri}`] : []),
    cameBy({ people }),
  ].join('; ');

type Open = { kind: 'edit'; of?: SsoConfiguration } | { kind: 'delete'; of: SsoConfiguration };

const Row = ({ of, onOpen }: { of: SsoConfiguration; onOpen: (open: Open) => void }) => (
  <li className={styles.sso}>
    <div>
      <span className={styles.label}>{of.name}</span>
      <span className={styles.name}>{addressOf(of.key)}</span>
      <span className={styles.name}>{factsOf(of)}</span>
    </div>
    <span className={styles.tools}>
      <Button variant="quiet" aria-label={`Copy the link of ${of.name}`} onPress={() => copy(of.key)}>
        <IconCopy size={18} aria-hidden="true" />
        Copy
      </Button>
      <Button variant="quiet" aria-label={`Edit ${of.name}`} onPress={() => onOpen({ kind: 'edit', of })}>
        Edit
      </Button>
      <Button variant="quiet" aria-label={`Delete ${of.name}`} onPress={() => onOpen({ kind: 'delete', of })}>
        Delete
      </Button>
    </span>
  </li>
);

type DeleteProps = { of: SsoConfiguration; onClose: () => void; onDeleted: () => Promise<unknown> };

const DeleteSso = ({ of, onClose, onDeleted }: DeleteProps) => {
  const remove = async (): Promise<void> => {
    try {
      await call(ssoCalls.remove, { params: { key: of.key } });
      await onDeleted();
      toasts.success(`${of.name} deleted.`);
    } catch (error) {
      toasts.error(messageOf(error));
    }
    onClose();
  };
  return (
    <Modal
      isOpen
      isCompact
      onOpenChange={onClose}
      role="alertdialog"
      title={`Delete ${of.name}?`}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={remove}>
            Delete
          </Button>
        </>
      }
    >
      <p>{whatEnds(of)}</p>
    </Modal>
  );
};

/** Whose people sign in at an issuer of their own (spec administration §2.1, 6). */
export const SsoSection = () => {
  const { data = [], error, refetch } = useQuery(ssoQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <section className={styles.section} aria-labelledby="sso">
      <h2 id="sso" className={styles.heading}>
        Single sign-on
      </h2>
      <p className={styles.name}>
        People of a company come by an address of their own and sign in where they do for all else.
      </p>
      {error && (
        <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Banner>
      )}
      <ul className={styles.plain}>
        {data.map((of) => (
          <Row key={of.key} of={of} onOpen={setOpen} />
        ))}
      </ul>
      <Button onPress={() => setOpen({ kind: 'edit' })}>Add a single sign-on</Button>
      {open?.kind === 'edit' && <SsoDialog configuration={open.of} onClose={close} onSaved={refetch} />}
      {open?.kind === 'delete' && <DeleteSso of={open.of} onClose={close} onDeleted={refetch} />}
    </section>
  );
};
