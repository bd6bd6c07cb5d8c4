import { ssoCalls, type SsoConfiguration } from '@signet/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import styles from './settings.module.css';
import { draftOf, readDraft, type SsoDraft, type SsoFaults } from './sso-form.ts';

type Field = { name: keyof SsoDraft; label: string; description?: string };

const fields: readonly Field[] = [
  { name: 'name', label: 'Name' },
  { name: 'key', label: 'Key', description: 'Stands in the address, such as acme in /?sso=acme' },
  {
    name: 'issuer',
    label: 'Issuer',
    description: 'The address by which it names itself, letter by letter. Empty: the sign-in of this house.',
  },
  { name: 'clientId', label: 'Client ID' },
  { name: 'audience', label: 'Audience' },
  {
    name: 'organization',
    label: 'Organization',
    description:
      'Sent along when somebody signs in. An issuer of its own has to name it in its tokens, or nobody comes in.',
  },
  {
    name: 'logoutRedirectUri',
    label: 'After log out',
    description: 'Where people are led. Empty: the start of this house. The issuer has to know it.',
  },
  {
    name: 'emailDomains',
    label: 'Domains of e-mail addresses',
    description: 'With commas. Only of these may an issuer of its own say that an address is somebody’s.',
  },
];

type Props = { configuration?: SsoConfiguration | undefined; onClose: () => void; onSaved: () => Promise<unknown> };

/** Makes a single sign-on or changes one; its key stays, since people have it in their addresses. */
export const SsoDialog = ({ configuration, onClose, onSaved }: Props) => {
  const [draft, setDraft] = useState(() => draftOf(configuration));
  const [faults, setFaults] = useState<SsoFaults>({});
  const form = useRef<HTMLFormElement>(null);
  // the form is longer than most screens: what is wrong may be out of sight of the button
  useEffect(() => {
    const [first] = fields.filter(({ name }) => faults[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
  }, [faults]);
  const save = async (): Promise<void> => {
    const read = readDraft(draft);
    setFaults(read.faults ?? {});
    if (read.faults) return;
    try {
      await call(ssoCalls.save, read);
      await onSaved();
      toasts.success(`${draft.name.trim()} saved.`);
      onClose();
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      closesOnBackdrop={false}
      title={configuration ? `Single sign-on of ${configuration.name}` : 'New single sign-on'}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {fields.map(({ name, label, description }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            description={description}
            value={draft[name]}
            onChange={(text) => setDraft((before) => ({ ...before, [name]: text }))}
            errorMessage={faults[name]}
            isReadOnly={name === 'key' && configuration !== undefined}
          />
        ))}
        <p className={styles.name}>
          The issuer has to know {location.origin}/callback as the address to come back to, and to let pages of{' '}
          {location.origin} ask it. It must speak OpenID Connect; SAML is not spoken here.
        </p>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Modal>
  );
};
