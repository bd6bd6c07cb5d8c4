import { brandListCalls, limits, quizCalls, type BrandChange, type ListedBrand } from '@signet/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { OWN } from '../../api/own-keys.ts';
import { forgetOwnBrand } from '../../brand/own-quiz.ts';
import { editPath, NEW_BRAND } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { voices } from '../../brand/color-roles.ts';
import styles from './brands-tab.module.css';

const brandListQuery = queryOptions({
  queryKey: [OWN, 'brandList'],
  queryFn: ({ signal }) => call(brandListCalls.list, {}, { signal }),
  staleTime: 0,
});

/** Changes a brand and shows the list as it is then; says so when it could not be done. */
const useChange = () => {
  const client = useQueryClient();
  /** Whether it was done. */
  const told = (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        toasts.error(messageOf(error));
        return false;
      },
    );
  return {
    change: (body: BrandChange) =>
      told(
        call(brandListCalls.change, { body }).then((list) => {
          client.setQueryData(brandListQuery.queryKey, list);
          // another brand is active: what is kept of the former one is of no use; the list stays on screen
          if (body.active) forgetOwnBrand(client, brandListQuery.queryKey);
        }),
      ),
    duplicate: (quizId: string) =>
      told(
        call(quizCalls.copy, { body: { quizId, asNew: true } }).then(() =>
          client.invalidateQueries({ queryKey: brandListQuery.queryKey }),
        ),
      ),
  };
};

const stateOf = ({ isActive, isCompleted, isArchived }: ListedBrand): string => {
  if (isActive) return 'Active';
  if (isArchived) return 'Archived';
  return isCompleted ? 'Finished' : 'Not finished yet';
};

const Renaming = ({ brand, onDone }: { brand: ListedBrand; onDone: () => void }) => {
  const { change } = useChange();
  const [name, setName] = useState(brand.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void change({ quizId: brand.quizId, name }).then((isDone) => isDone && onDone());
  };
  return (
    <form className={styles.renaming} onSubmit={submit}>
      <TextField label="Name of this brand" value={name} onChange={setName} maxLength={limits.brandNameLength} />
      <Button type="submit" variant="primary" isDisabled={name.trim() === ''}>
        Save
      </Button>
      <Button onPress={onDone}>Cancel</Button>
    </form>
  );
};

const Tools = ({ brand, onRename }: { brand: ListedBrand; onRename: () => void }) => {
  const { change, duplicate } = useChange();
  const { quizId, isActive, isCompleted, isArchived } = brand;
  return (
    <div className={styles.tools}>
      {!isArchived && (
        <Link
          look="secondary"
          to={editPath(quizId)}
          aria-label={`${isCompleted ? 'Edit' : 'Go on with'} ${brand.name}`}
        >
          {isCompleted ? 'Edit' : 'Go on'}
        </Link>
      )}
      {isCompleted && !isActive && (
        <Button onPress={() => change({ quizId, active: true })} aria-label={`Make active: ${brand.name}`}>
          Make active
        </Button>
      )}
      <Button variant="quiet" onPress={onRename} aria-label={`Rename ${brand.name}`}>
        Rename
      </Button>
      <Button variant="quiet" onPress={() => duplicate(quizId)} aria-label={`Duplicate ${brand.name}`}>
        Duplicate
      </Button>
      {!isActive && (
        <Button
          variant="quiet"
          onPress={() => change({ quizId, archived: !isArchived })}
          aria-label={`${isArchived ? 'Bring back' : 'Archive'} ${brand.name}`}
        >
          {isArchived ? 'Bring back' : 'Archive'}
        </Button>
      )}
    </div>
  );
};

const Brand = ({ brand }: { brand: ListedBrand }) => {
  const [isRenaming, setRenaming] = useState(false);
  const { name, companyName, colors } = brand;
  return (
    <li className={styles.brand} data-archived={brand.isArchived}>
      <span className={styles.strip} aria-hidden="true">
        {colors && voices.map((role) => <span key={role} style={{ backgroundColor: colors[role] }} />)}
      </span>
      <div className={styles.about}>
        <h2 className={styles.name}>{name || 'A brand without a name yet'}</h2>
        <p className={styles.state}>
          {stateOf(brand)}
          {name !== companyName && companyName !== '' && `, of ${companyName}`}
        </p>
        {isRenaming ? (
          <Renaming brand={brand} onDone={() => setRenaming(false)} />
        ) : (
          <Tools brand={brand} onRename={() => setRenaming(true)} />
        )}
      </div>
    </li>
  );
};

/** All brands of the founder: one is active, the others wait (flow decisions). */
export const BrandsTab = () => {
  const { data, isError } = useQuery(brandListQuery);
  if (isError) return <LoadFailure message="Your brands could not be loaded" />;
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>
        The active brand is the one in your book. An edit replaces it only when you save; a duplicate stands beside it.
      </p>
      {data ? (
        <ul className={styles.list}>
          {data.brands.map((brand) => (
            <Brand key={brand.quizId} brand={brand} />
          ))}
        </ul>
      ) : (
        <Skeleton height={120} />
      )}
      <Link look="secondary" to={editPath(NEW_BRAND)}>
        <IconPlus size={18} aria-hidden="true" />
        Begin another brand
      </Link>
    </div>
  );
};
