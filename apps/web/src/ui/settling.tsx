import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './settling.module.css';
import { useDelay } from './use-delay.ts';

/** Milliseconds that may lie between the two presses of a double click, as operating systems count them. */
export const DOUBLE_PRESS = 500;

/**
 * What has just come on screen takes no press of a pointer until the second half of a double click can no longer
 * come: that press was meant for what stood in the same place before. The keyboard is free from the start: the focus
 * does not stay where the pointer does.
 */
export const Settling = ({ children, className }: { children: ReactNode; className?: string }) => {
  const isSettled = useDelay(DOUBLE_PRESS);
  return <div className={classNames(className, !isSettled && styles.settling)}>{children}</div>;
};
