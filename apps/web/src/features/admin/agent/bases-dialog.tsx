import { agentCalls, DEFAULT_MESSAGE, refusals, strategistLimits } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { saidOr } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Select } from '../../../ui/select.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { agentQuery, attachedQuery, offeredQuery, params } from './agent-queries.ts';
import styles from './agent.module.css';

/** Which knowledge bases the draft reads: at most five (spec administration §5). */
export const BasesDialog = ({ mayChange, onClose }: { mayChange: boolean; onClose: () => void }) => {
  const client = useQueryClient();
  const attached = useQuery(attachedQuery);
  const offered = useQuery(offeredQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const known = attached.data ?? [];
  const others = (offered.data ?? [])
    .filter(({ _id, status }) => status !== 'DELETING' && !known.some((one) => one._id === _id))
    .map(({ _id, name }) => ({ id: _id, label: name }));
  const isFull = known.length >= strategistLimits.knowledgeBasesPerAgent;
  const change = async (kbId: string, act: 'addKnowledgeBase' | 'removeKnowledgeBase'): Promise<void> => {
    try {
      const { knowledgeBases } = await call(agentCalls[act], { params: { ...params, kbId } });
      client.setQueryData(attachedQuery.queryKey, knowledgeBases);
      setChosen(null);
      await client.invalidateQueries({ queryKey: agentQuery.queryKey });
    } catch (error) {
      toasts.error(saidOr(error, DEFAULT_MESSAGE));
    }
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title="Associated Knowledge Bases"
      isWide
      actions={<Button onPress={onClose}>Done</Button>}
    >
      <div className={styles.bases}>
        {attached.isError && <p role="alert">Failed to load agent knowledgeBases</p>}
        <ul className={styles.attached} aria-label="Associated Knowledge Bases">
          {known.map(({ _id, name, notes }) => (
            <li key={_id}>
              <span>
                {name}
                {notes && <small>{notes}</small>}
              </span>
              <Button
                isDisabled={!mayChange}
                aria-label={`Remove ${name}`}
                onPress={() => change(_id, 'removeKnowledgeBase')}
              >
                Remove
              </Button>
            </li>
          ))}
          {attached.data?.length === 0 && <li className={styles.soft}>None yet: answers come from the brand alone.</li>}
        </ul>
        {isFull && <p className={styles.soft}>{refusals.tooManyKnowledgeBases.message}</p>}
        {!isFull && offered.data && others.length === 0 && (
          <p className={styles.soft}>No additional knowledge bases are available to associate with this agent.</p>
        )}
        {!isFull && others.length > 0 && (
          <div className={styles.add}>
            <Select label="Knowledge base" options={others} value={chosen} onChange={setChosen} />
            <Button
              isDisabled={!mayChange || chosen === null}
              onPress={() => (chosen === null ? undefined : change(chosen, 'addKnowledgeBase'))}
            >
              Add
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
};
