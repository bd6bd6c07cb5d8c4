import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  /** Work is under way: the label keeps its width, presses and submits do nothing, the state is announced. */
  busy?: boolean;
  isDisabled?: boolean;
  /** May return a promise; the button is busy until it settles, so that a second press does nothing. */
  onPress?: (event: PressEvent) => void | Promise<unknown>;
  form?: string;
  /** Stands in for the label where the content is a picture. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
  /** `close` closes the dialog it stands in. */
  slot?: 'close';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of at least 44 px that never fires twice while its work runs. */
export const Button = ({ children, variant = 'secondary', busy = false, onPress, className, ...rest }: ButtonProps) => {
  const [running, setRunning] = useState(false);
  const runs = useRef(false);

  const press = (event: PressEvent) => {
    if (runs.current) return;
    const work = onPress?.(event);
    if (!(work instanceof Promise)) return;
    runs.current = true;
    setRunning(true);
    void work.finally(() => {
      runs.current = false;
      setRunning(false);
    });
  };

  return (
    <AriaButton {...rest} className={buttonClass(variant, className)} isPending={busy || running} onPress={press}>
      {({ isPending }) => (
        <>
          <span className={styles.label}>{children}</span>
          {isPending && (
            <span className={styles.busy}>
              <Spinner size={20} label="Working" />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
};
