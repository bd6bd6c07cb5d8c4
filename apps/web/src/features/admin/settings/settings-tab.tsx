import { useQuery } from '@tanstack/react-query';
import { FLAGS_FAILED, featureFlagsQuery } from '../../../shell/feature-flags.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FlagRow } from './flag-row.tsx';
import { historyQuery } from './history-query.ts';
import styles from './settings.module.css';
import { SsoSection } from './sso-section.tsx';

/** The feature flags, each with its selector (spec administration §2.9). */
const Flags = () => {
  const history = useQuery(historyQuery);
  const { data: flags, isError, refetch } = useQuery(featureFlagsQuery);
  if (isError) {
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
        {FLAGS_FAILED}
      </Banner>
    );
  }
  if (!flags) {
    return (
      <ul className={styles.list} aria-busy="true">
        {[0, 1, 2, 3, 4].map((row) => (
          <li key={row} className={styles.flag}>
            <Skeleton width="40%" />
            <Skeleton height={44} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      {history.isError && (
        <Banner level="error" action={<Button onPress={() => history.refetch()}>Try again</Button>}>
          Who changed what could not be loaded.
        </Banner>
      )}
      <ul className={styles.list}>
        {flags.map((flag) => (
          <FlagRow key={flag.name} flag={flag} changes={history.data?.filter(({ name }) => name === flag.name)} />
        ))}
      </ul>
    </>
  );
};

/** What holds for the whole house: its switches, and who vouches for people. */
export const SettingsTab = () => (
  <>
    <Flags />
    <SsoSection />
  </>
);
