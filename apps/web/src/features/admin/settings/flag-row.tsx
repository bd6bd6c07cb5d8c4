import { settingsCalls, type FeatureFlag } from '@signet/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { featureFlagsQuery } from '../../../shell/feature-flags.ts';
import { Select } from '../../../ui/select.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { flagOptions, valueOfOption } from './flag-options.ts';
import styles from './settings.module.css';

/** One flag with its selector; a choice is saved at once. */
export const FlagRow = ({ flag }: { flag: FeatureFlag }) => {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (value: FeatureFlag['value']) =>
      call(settingsCalls.setFeatureFlag, { body: { name: flag.name, value } }),
    onSuccess: ({ featureFlag: saved }) => {
      client.setQueryData(featureFlagsQuery.queryKey, (flags) =>
        flags?.map((one) => (one.name === saved.name ? saved : one)),
      );
      toasts.success(`${saved.label} saved.`);
    },
    onError: (error) => toasts.error(messageOf(error)),
  });
  const shown = save.isPending ? save.variables : flag.value;
  return (
    <li className={styles.flag}>
      <div>
        <span className={styles.label}>{flag.label}</span>
        <span className={styles.name}>{flag.name}</span>
      </div>
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
    </li>
  );
};
