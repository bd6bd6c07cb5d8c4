import { userCalls } from '@signet/contract';
import { useState, type FormEvent } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { faultsOf, InvitationTerms, noTerms, type Choices, type TermsForm } from './invitation-terms.tsx';
import styles from './users.module.css';

type Props = Choices & { onClose: () => void; onInvited: () => void };
type Form = TermsForm & { email: string };
const FORM = 'new-invite';

/** Invites somebody by letter. */
export const NewInvite = ({ tiers, roles, onClose, onInvited }: Props) => {
  const [form, setForm] = useState<Form>({ ...noTerms, email: '' });
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(form) : {};
  const change = (changed: Partial<Form>) => setForm((before) => ({ ...before, ...changed }));
  const send = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(faultsOf(form)).length > 0) return;
    try {
      const { invitation } = await call(userCalls.invite, { body: form });
      toasts.success(`An invitation has been sent to ${invitation.email}.`);
      onInvited();
    } catch (error) {
      toasts.error(failureOf('Failed to send invitation(s).', error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closesOnBackdrop={false}
      title="New Invite"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={send}>
            Send invite
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          value={form.email}
          onChange={(email) => change({ email })}
          errorMessage={faults['email']}
        />
        <InvitationTerms tiers={tiers} roles={roles} form={form} faults={faults} onChange={change} />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
};
