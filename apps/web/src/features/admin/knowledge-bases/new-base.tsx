import { knowledgeBaseCalls, DEFAULT_MESSAGE, knowledgeBaseForm } from '@signet/contract';
import { useState } from 'react';
import { saidOr } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import styles from './bases.module.css';

/** Name and notes of a new knowledge base (spec administration §5). */
export const NewBase = ({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) => {
  const [name, setName] = useState('');
  const [notes, setNotes] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const create = async (): Promise<void> => {
    const parsed = knowledgeBaseForm.safeParse({ name, notes });
    if (!parsed.success) {
      setFaults(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    try {
      const { knowledgeBase } = await call(knowledgeBaseCalls.create, { body: parsed.data });
      toasts.success(`Knowledge Base ${knowledgeBase.name} created successfully`);
      onCreated();
    } catch (error) {
      setFaults({ name: saidOr(error, DEFAULT_MESSAGE) });
    }
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title="New Knowledge Base"
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={create}>
            Create
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField label="Name" value={name} onChange={setName} errorMessage={faults['name']} />
        <TextField label="Notes" rows={4} value={notes} onChange={setNotes} errorMessage={faults['notes']} />
      </div>
    </Modal>
  );
};
