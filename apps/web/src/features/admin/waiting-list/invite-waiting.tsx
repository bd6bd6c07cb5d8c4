import { limits, waitingListCalls, type WaitingPerson } from '@signet/contract';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { faultsOf, InvitationTerms, noTerms, type Choices, type TermsForm } from '../users/invitation-terms.tsx';
import styles from '../users/users.module.css';

type Props = Choices & { people: readonly WaitingPerson[]; onClose: () => void; onInvited: () => void };

/** Invites those who were chosen from the waiting list, all on the same terms. */
export const InviteWaiting = ({ people, tiers, roles, onClose, onInvited }: Props) => {
  const [form, setForm] = useState<TermsForm>(noTerms);
  const [isTried, setTried] = useState(false);
  const faultsNow = () => faultsOf({ ...form, email: people[0]?.email });
  const who = people.length === 1 ? (people[0]?.email ?? '') : `${people.length} people`;
  const send = async (): Promise<void> => {
    setTried(true);
    if (Object.keys(faultsNow()).length > 0) return;
    try {
      let invited = 0;
      for (let at = 0; at < people.length; at += limits.gridPageMost) {
        const ids = people.slice(at, at + limits.gridPageMost).map(({ _id }) => _id);
        invited += (await call(waitingListCalls.invite, { body: { ...form, ids } })).invitedCount;
      }
      const passed = people.length - invited;
      if (passed > 0) toasts.warning(`${passed} of them are here or invited already.`);
      if (invited > 0) toasts.success('Invitation(s) were sent successfully.');
      onInvited();
    } catch (error) {
      toasts.error(failureOf('Failed to send invitation(s).', error));
    }
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closesOnBackdrop={false}
      title={`Invite ${who}`}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={send}>
            Send invite
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <InvitationTerms
          tiers={tiers}
          roles={roles}
          form={form}
          faults={isTried ? faultsNow() : {}}
          onChange={(changed) => setForm((before) => ({ ...before, ...changed }))}
        />
      </div>
    </Modal>
  );
};
