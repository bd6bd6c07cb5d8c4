import {
  customLogoCalls,
  logoColorKeys,
  primaryLogoFileName,
  type LogoColorKey,
  type Selections,
} from '@signet/contract';
import { useState } from 'react';
import { failureOf, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useLeaving } from '../../api/use-leaving.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { regenerateLogos } from './brand-files.ts';
import { ClearLogos } from './clear-logos.tsx';
import { ConfirmLogos } from './confirm-logos.tsx';
import styles from './manage-brand.module.css';
import { SavingModal } from './saving-modal.tsx';

type Props = { quizId: string; selections: Selections; onSaved: () => Promise<unknown> };
type Files = Readonly<Record<string, File>>;
type Dialog = 'confirm' | 'clear' | keyof typeof work | null;

/** What is said while it is done. */
const work = {
  saving: 'The logos are checked and put in place.',
  clearing: 'The files that were uploaded go. The logos are drawn again from what is chosen.',
} as const;

const UPLOAD_FAILED = 'An Error Occurred While Uploading the custom logos.';
const formats = ['svg', 'png'] as const;

const nameOf = (colorKey: LogoColorKey, format: (typeof formats)[number]) => primaryLogoFileName({ colorKey, format });
/** Spec administration §5: of the form 'P1 color logo svg is required'. */
const sentenceOf = (colorKey: LogoColorKey, format: string) =>
  `${colorKey.toUpperCase()} color logo ${format} is required`;

/** Logos that are brought along, an SVG and a PNG in each of seven colors (spec administration §2.10, 5, 9). */
export const LogosForm = ({ quizId, selections, onSaved }: Props) => {
  const [files, setFiles] = useState<Files>({});
  const [isTried, setTried] = useState(false);
  /** Each reset begins with fields that have said nothing yet. */
  const [round, setRound] = useState(0);
  const [dialog, setDialog] = useState<Dialog>(null);
  const leaving = useLeaving();
  const isWhole = logoColorKeys.every((key) => formats.every((format) => files[nameOf(key, format)]));
  const take = (name: string) => (file: File | null) =>
    setFiles(({ [name]: _replaced, ...others }) => (file ? { ...others, [name]: file } : others));

  const done = async (said: string): Promise<void> => {
    await regenerateLogos(quizId, leaving());
    await onSaved();
    setFiles({});
    setTried(false);
    toasts.success(said);
  };
  const upload = async (): Promise<void> => {
    setDialog('saving');
    const form = new FormData();
    for (const [name, file] of Object.entries(files)) form.append('files', file, name);
    try {
      await call(customLogoCalls.upload, { query: { quizId } }, { form });
      await done('Updated user custom logos.');
    } catch (error) {
      if (leaving().aborted) return;
      toasts.error(failureOf(UPLOAD_FAILED, error));
    }
    setDialog(null);
  };
  const clear = async (): Promise<void> => {
    setDialog('clearing');
    try {
      await call(customLogoCalls.clear, { query: { quizId } });
      await done('Logos reset to active selections.');
    } catch (error) {
      if (leaving().aborted) return;
      toasts.error(messageOf(error));
    }
    setDialog(null);
  };
  const confirm = () => {
    setTried(true);
    if (isWhole) setDialog('confirm');
  };
  const reset = () => {
    setFiles({});
    setTried(false);
    setRound((before) => before + 1);
    toasts.success('Form reset');
  };
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        {selections.hasCustomLogos
          ? 'This brand has logos of its own. New files take their place.'
          : 'The logos of this brand are drawn. Files that are brought along take their place.'}{' '}
        SVG with outlines only; PNG up to 4,096 pixels; each up to 2 MB.
      </p>
      <div key={round} className={styles.files}>
        {logoColorKeys.flatMap((key) =>
          formats.map((format) => {
            const name = nameOf(key, format);
            return (
              <FileField
                key={name}
                label={`${key.toUpperCase()} color logo, ${format.toUpperCase()}`}
                accept={`.${format}`}
                file={files[name] ?? null}
                onChange={take(name)}
                rejected="Too many files selected or selected file(s) not supported."
                errorMessage={isTried && !files[name] ? sentenceOf(key, format) : undefined}
              />
            );
          }),
        )}
      </div>
      {isTried && Object.keys(files).length === 0 && (
        <p className={styles.fault} role="alert">
          Logo image is required
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onPress={confirm}>
          SAVE
        </Button>
        <Button onPress={reset}>Reset</Button>
        {selections.hasCustomLogos && <Button onPress={() => setDialog('clear')}>Clear logos</Button>}
      </div>
      {dialog === 'confirm' && <ConfirmLogos files={files} onClose={() => setDialog(null)} onConfirm={upload} />}
      {dialog === 'clear' && <ClearLogos onClose={() => setDialog(null)} onConfirm={clear} />}
      {(dialog === 'saving' || dialog === 'clearing') && <SavingModal words={work[dialog]} />}
    </div>
  );
};
