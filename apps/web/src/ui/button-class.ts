import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** Primary: ink on paper, one a screen. Destructive is outlined; filled only in the confirmation (art direction). */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'destructive-filled';

/** The look of a button, for links that lead somewhere and look like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', extra?: string): string =>
  classNames(styles.button, styles[variant], extra);
