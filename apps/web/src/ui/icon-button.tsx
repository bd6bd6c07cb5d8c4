import { Button as AriaButton } from 'react-aria-components/Button';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = {
  /** What it does, for those who cannot see the icon. */
  label: string;
  /** The icon, hidden from assistive technology. */
  children: ReactNode;
  onPress?: () => void;
  small?: boolean;
  isDisabled?: boolean;
  /** `close` closes the dialog around it; null keeps it apart from the field around it. */
  slot?: 'close' | null;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button that shows only an icon: 44 px, or 32 px where `small`. */
export const IconButton = ({ label, children, small = false, className, ...rest }: IconButtonProps) => (
  <AriaButton
    {...rest}
    aria-label={label}
    className={classNames(styles['icon-button'], small && styles.small, className)}
  >
    {children}
  </AriaButton>
);
