import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import type { ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

export type SwitchProps = { children: ReactNode; isSelected: boolean; onChange: (on: boolean) => void; isDisabled?: boolean; className?: string };

/** On or off, at once. */
export const Switch = ({ children, className, ...rest }: SwitchProps) => (
  <AriaSwitch {...rest} className={classNames(styles.switch, className)}>
    <span className={styles.track} aria-hidden="true">
      <span className={styles.thumb} />
    </span>
    <span>{children}</span>
  </AriaSwitch>
);
