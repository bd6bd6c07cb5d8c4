import { IconDatabase } from '@tabler/icons-react';
import { config } from '../../../shell/config.ts';
import styles from './attribution.module.css';

/** Whose company data this is. */
export const Attribution = () => {
  const { label, href } = config().companies.attribution;
  return (
    <a className={styles.attribution} href={href} target="_blank" rel="noreferrer">
      <IconDatabase size={16} aria-hidden="true" />
      {label}
    </a>
  );
};
