import { FREE_TIER, invitationForm, userCalls, type SubscriptionTier } from '@signet/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import styles from './users.module.css';

type Props = {
  tiers: readonly SubscriptionTier[];
  roles: readonly { key: string; label: string }[];
  onClose: () => void;
  onInvited: () => void;
};
type Form = { email: string; group: string; subscriptionKey: string; role: string };
const FORM = 'new-invite';

const optionsOf = (all: readonly { key: string; label: string }[]) => all.map(({ key, label }) => ({ id: key, label }));

/** Each field's first sentence (spec administration §5). */
const faultsOf = (form: Form): Partial<Record<keyof Form, string>> => {
  const issues = invitationForm.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
};

/** Invites somebody by letter; the free tier is no choice. */
export const NewInvite = ({ tiers, roles, onClose, onInvited }: Props) => {
  const [form, setForm] = useState<Form>({ email: '', group: '', subscriptionKey: '', role: '' });
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(form) : {};
  const set = (name: keyof Form) => (value: string) => setForm((before) => ({ ...before, [name]: value }));
  const send = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(faultsOf(form)).length > 0) return;
    try {
      const { invitation } = await call(userCalls.invite, { body: form });
      toasts.success(`An invitation has been sent to ${invitation.email}.`);
      onInvited();
    } catch (error) {
      toasts.error(error instanceof Error && error.message ? error.message : 'Failed to send invitation(s).');
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
        <TextField label="Email" value={form.email} onChange={set('email')} errorMessage={faults.email} />
        <Select
          label="Subscription"
          options={optionsOf(tiers.filter(({ key }) => key !== FREE_TIER))}
          value={form.subscriptionKey || null}
          onChange={set('subscriptionKey')}
          errorMessage={faults.subscriptionKey}
        />
        <TextField label="Group" value={form.group} onChange={set('group')} errorMessage={faults.group} />
        <Select
          label="Role"
          options={optionsOf(roles)}
          value={form.role || null}
          onChange={set('role')}
          errorMessage={faults.role}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
};
