import type { ListedUser } from '@signet/contract';
import { useState } from 'react';
import { useUser } from '../../../shell/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmAct } from './confirm-act.tsx';
import { actsFor, type UserAct } from './user-acts.ts';
import styles from './users.module.css';

/** What can be done to somebody, on their own page: the grid's acts, as far as they fit. */
export const PersonActs = ({ person, refresh }: { person: ListedUser; refresh: () => Promise<unknown> }) => {
  const [asked, setAsked] = useState<UserAct | null>(null);
  const open = actsFor(useUser(), [person]).filter(({ isPossible }) => isPossible);
  if (open.length === 0) return null;
  return (
    <div className={styles.acts}>
      {open.map(({ act }) => (
        <Button key={act.key} onPress={() => setAsked(act)}>
          {act.label}
        </Button>
      ))}
      {asked && (
        <ConfirmAct
          act={asked}
          grid={{ selected: new Map([[person._id, person]]), select: () => undefined, refresh }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};
