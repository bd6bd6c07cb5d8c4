import { isTextFlag, settingsCalls, type FeatureFlag, type FlagChange } from '@signet/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { featureFlagsQuery } from '../../../shell/feature-flags.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { momentOf } from '../mail/letter-words.ts';
import { flagOptions, valueOfOption } from './flag-options.ts';
import { historyQuery } from './history-query.ts';
import styles from './settings.module.css';

/** As many as the call takes. */
const MOST_LETTERS = 240;

const toldOf = (flag: FeatureFlag, { value, by, at }: FlagChange): string => {
  const written = value === '' ? 'Emptied' : `“${value}”`;
  const chosen = flagOptions(flag).find((option) => option.value === value)?.label ?? String(value);
  return `${isTextFlag(flag.name) ? written : chosen} by ${by ?? 'an account that is gone'} on ${momentOf(at)}`;
};

/** What a choice does beyond its own words. */
const hints: Readonly<Record<string, string>> = {
  requireSecondFactor:
    'Whoever is signed in without one is led to set it up within ten minutes. ' +
    'A company’s own sign-in decides for its people.',
};

type Changes = {
  flag: FeatureFlag;
  /** Newest first; undefined while nobody knows. */
  changes: readonly FlagChange[] | undefined;
};

/** Who changed it last; opened, who before. */
const History = ({ flag, changes }: Changes) => {
  if (!changes) return null;
  const [last, ...before] = changes;
  if (!last) return <span className={styles.name}>Never changed</span>;
  if (before.length === 0) return <span className={styles.name}>{toldOf(flag, last)}</span>;
  return (
    <details className={styles.history}>
      <summary>{toldOf(flag, last)}</summary>
      <ul>
        {before.map((change) => (
          <li key={change.at}>{toldOf(flag, change)}</li>
        ))}
      </ul>
    </details>
  );
};

/** What is written is saved by a press: half a sentence is shown to nobody. */
const WrittenValue = ({ flag, onSave }: { flag: FeatureFlag; onSave: (value: string) => Promise<unknown> }) => {
  const [text, setText] = useState(String(flag.value));
  const isChanged = text.trim() !== flag.value;
  return (
    <div className={styles.written}>
      <TextField label={flag.label} value={text} onChange={setText} maxLength={MOST_LETTERS} />
      <Button isDisabled={!isChanged} onPress={() => onSave(text.trim()).catch(() => undefined)}>
        Save
      </Button>
    </div>
  );
};

/** One flag with its selector; a choice is saved at once. */
export const FlagRow = ({ flag, changes }: Changes) => {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (value: FeatureFlag['value']) =>
      call(settingsCalls.setFeatureFlag, { body: { name: flag.name, value } }),
    onSuccess: ({ featureFlag: saved }) => {
      client.setQueryData(featureFlagsQuery.queryKey, (flags) =>
        flags?.map((one) => (one.name === saved.name ? saved : one)),
      );
      toasts.success(`${saved.label} saved.`);
      void client.invalidateQueries({ queryKey: historyQuery.queryKey });
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
  const shown = save.isPending ? save.variables : flag.value;
  return (
    <li className={styles.flag} data-written={isTextFlag(flag.name)}>
      {isTextFlag(flag.name) && (
        <WrittenValue key={String(flag.value)} flag={flag} onSave={(value) => save.mutateAsync(value)} />
      )}
      <div>
        {!isTextFlag(flag.name) && <span className={styles.label}>{flag.label}</span>}
        <span className={styles.name}>{flag.name}</span>
        {hints[flag.name] !== undefined && <span className={styles.name}>{hints[flag.name]}</span>}
        <History flag={flag} changes={changes} />
      </div>
      {!isTextFlag(flag.name) && (
        <Select
          label={flag.label}
          hideLabel
          options={flagOptions(flag)}
          value={String(shown)}
          isDisabled={save.isPending}
          onChange={(id) => {
            const value = valueOfOption(flag, id);
            if (value !== flag.value) save.mutate(value);
          }}
        />
      )}
    </li>
  );
};
