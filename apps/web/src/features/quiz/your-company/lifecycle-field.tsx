import { businessLifecycles } from '@signet/contract';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type Ref } from 'react';
import styles from './lifecycle-field.module.css';

type Props = {
  name: string;
  value: string;
  onChange: (id: string) => void;
  errorMessage: string | undefined;
  /** The radio that a form focuses: the chosen one, else the first. */
  ref: Ref<HTMLInputElement>;
};

/** Where the company stands, as the points of one line from ideation to beyond. */
export const LifecycleField = ({ name, value, onChange, errorMessage, ref }: Props) => {
  const messageId = useId();
  const chosen = businessLifecycles.findIndex((stage) => stage.id === value);
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-required
      aria-invalid={errorMessage !== undefined}
      aria-describedby={messageId}
    >
      <legend className={styles.legend}>Startup lifecycle</legend>
      <div className={styles.line}>
        {businessLifecycles.map((stage, place) => (
          <label key={stage.id} className={styles.stage} data-passed={place <= chosen}>
            <input
              ref={place === Math.max(chosen, 0) ? ref : null}
              type="radio"
              name={name}
              value={stage.id}
              checked={stage.id === value}
              onChange={() => onChange(stage.id)}
            />
            <span>{stage.name}</span>
          </label>
        ))}
      </div>
      <div id={messageId} className={styles.below}>
        {errorMessage && (
          <>
            <IconAlertCircle size={16} aria-hidden="true" />
            <span>{errorMessage}</span>
          </>
        )}
      </div>
    </fieldset>
  );
};
