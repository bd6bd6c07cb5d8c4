import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = {
  /** The label beside the box. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (selected: boolean) => void;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  name?: string;
  className?: string;
};

/** Yes or no, with its label as part of the target. */
export const Checkbox = ({ children, className, ...rest }: CheckboxProps) => (
  <AriaCheckbox {...rest} className={classNames(styles.checkbox, className)}>
    {({ isIndeterminate }) => (
      <>
        <span className={styles.box} aria-hidden="true">
          {isIndeterminate ? <IconMinus size={18} stroke={2.5} /> : <IconCheck size={18} stroke={2.5} />}
        </span>
        <span>{children}</span>
      </>
    )}
  </AriaCheckbox>
);
