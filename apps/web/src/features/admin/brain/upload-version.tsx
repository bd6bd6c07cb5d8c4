import { brainUploadForm, DEFAULT_MESSAGE, brainVersionCalls, WORKBOOK_TYPE } from '@signet/contract';
import { useState } from 'react';
import { ApiError, saidOr } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { upload as send } from '../../../api/upload.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { faultsIn, saveFaults, type BrainFault } from './brain-errors.ts';
import styles from './brain.module.css';

type Props = { onClose: () => void; onUploaded: () => void };
type Refused = { message: string; faults: BrainFault[] };
type State = { step: 'form' } | { step: 'sending'; part: number } | { step: 'checking' };

const REJECTED = 'Too many files selected or selected file(s) not supported.';
/** As many as one reads on a screen; the file has all. */
const SHOWN = 8;

const Faults = ({ refused: { message, faults } }: { refused: Refused }) => (
  <Banner level="error" title={message}>
    {faults.length > 0 && (
      <>
        <ul className={styles.faults}>
          {faults.slice(0, SHOWN).map((fault, place) => (
            <li key={place}>
              <b>
                {fault.sheet}
                {fault.row > 0 && ` row ${fault.row} ${fault.column}`}
              </b>
              : {fault.why}
            </li>
          ))}
        </ul>
        <p>All {faults.length} are in signet-brain-errors.zip, which was saved just now.</p>
      </>
    )}
  </Banner>
);

const Progress = ({ state }: { state: Exclude<State, { step: 'form' }> }) => {
  const percent = state.step === 'sending' ? Math.round(state.part * 100) : 100;
  const words = state.step === 'sending' ? `Sending the file, ${percent}%` : 'Checking every sheet of it';
  return (
    <div className={styles.progress}>
      <progress aria-label="Upload" max={100} {...(state.step === 'sending' && { value: percent })} />
      <span aria-live="polite">{words}</span>
    </div>
  );
};

/** A new version of the brain: the file goes to an address that is asked for first, then the version is recorded. */
export const UploadVersion = ({ onClose, onUploaded }: Props) => {
  const [version, setVersion] = useState('');
  const [notes, setNotes] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const [state, setState] = useState<State>({ step: 'form' });
  const [refused, setRefused] = useState<Refused | null>(null);
  const faultOf = (name: string) =>
    isTried
      ? brainUploadForm.safeParse({ version, notes }).error?.issues.find(({ path }) => path[0] === name)?.message
      : undefined;

  const refuse = async (error: unknown): Promise<void> => {
    const faults = error instanceof ApiError ? faultsIn(error.params) : [];
    if (faults.length > 0) await saveFaults(faults);
    setRefused({ message: saidOr(error, DEFAULT_MESSAGE), faults });
  };
  const upload = async (): Promise<void> => {
    setTried(true);
    setRefused(null);
    if (!file || !brainUploadForm.safeParse({ version, notes }).success) return;
    try {
      setState({ step: 'sending', part: 0 });
      const { key, uploadUrl } = await call(brainVersionCalls.uploadUrl);
      // to a signed address, without an access token (spec administration §7.4)
      const sent = { method: 'PUT', url: uploadUrl, headers: { 'content-type': WORKBOOK_TYPE }, file };
      await send(sent, (part) => setState({ step: 'sending', part }));
      setState({ step: 'checking' });
      const body = { version, notes, bucketKey: key };
      const { brainVersion } = await call(brainVersionCalls.create, { body });
      toasts.success(`Brain Version ${brainVersion.version} uploaded successfully`);
      onUploaded();
    } catch (error) {
      setState({ step: 'form' });
      await refuse(error);
    }
  };
  return (
    <Modal
      isOpen
      isLocked={state.step !== 'form'}
      onOpenChange={onClose}
      closesOnBackdrop={false}
      title="Upload a version"
      actions={
        <>
          <Button isDisabled={state.step !== 'form'} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onPress={upload}>
            Upload
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField label="Version" value={version} onChange={setVersion} errorMessage={faultOf('version')} />
        <TextField label="Notes" rows={3} value={notes} onChange={setNotes} errorMessage={faultOf('notes')} />
        <FileField
          label="Brain File"
          accept=".xlsx"
          file={file}
          onChange={setFile}
          rejected={REJECTED}
          errorMessage={isTried && !file ? 'Brain File is required' : undefined}
        />
        {state.step !== 'form' && <Progress state={state} />}
        {refused && <Faults refused={refused} />}
      </div>
    </Modal>
  );
};
