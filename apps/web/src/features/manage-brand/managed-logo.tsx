import { colorRoleNames } from '@signet/wording';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { logosQuery } from './brand-files.ts';
import styles from './manage-brand.module.css';

/** Spec administration §9: logo colour selectors. */
const selectors = ['p1', 'p2', 's1', 'w1', 'b1'] as const;

/** The logo as it is now, in the color that is asked for. */
export const ManagedLogo = ({ quizId }: { quizId: string }) => {
  const [color, setColor] = useState<(typeof selectors)[number]>('p1');
  const { data, error, refetch } = useQuery(logosQuery(quizId));
  const url = data?.[color];
  // only that says so: a server that does not answer has not said that there are none
  const hasNone = error instanceof ApiError ? error.errorCode === 'logosMissing' : data !== undefined && !url;
  return (
    <section className={styles.logo} aria-label="The logo as it is">
      <div className={styles.field} data-dark={color === 'w1'}>
        {url && <img src={url} alt={`The logo in ${color.toUpperCase()}`} />}
        {hasNone && <span>There are no logos yet.</span>}
        {error && !hasNone && (
          <span role="alert">
            The logos could not be loaded. <Button onPress={() => refetch()}>Try again</Button>
          </span>
        )}
      </div>
      <p className={styles.caption}>
        The logo in {color.toUpperCase()} · {colorRoleNames[color]}
      </p>
      <ToggleGroup
        label="Logo color"
        className={styles.selector}
        options={selectors.map((id) => ({ id, label: id.toUpperCase() }))}
        value={color}
        onChange={setColor}
      />
    </section>
  );
};
