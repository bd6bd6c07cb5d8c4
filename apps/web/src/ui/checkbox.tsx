import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = {
  /** The label beside the box. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (selected: boolean) => void;
  className?: string;
};

/** Yes or no, with its label as part of the target. */
export const Checkbox = ({ children, isSelected, onChange, className }: CheckboxProps) => (
  <label className={classNames(styles.checkbox, className)}>
    <span className={styles.place}>
      <input
        className={styles.input}
        type="checkbox"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box} aria-hidden="true">
        <IconCheck size={18} stroke={2.5} />
      </span>
    </span>
    <span>{children}</span>
  </label>
);
