import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** Shows that the next screen is on its way. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={styles.thread} aria-hidden="true" />;
