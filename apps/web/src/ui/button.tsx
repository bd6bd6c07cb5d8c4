import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

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

/**
 * A button of at least 44 px that never fires twice while its work runs. React Aria's own `isPending` is not used: it
 * says the button's name through an image that loses its name when the button goes away with the screen.
 */
export const Button = (props: ButtonProps) => {
  const { children, variant = 'secondary', type = 'button', busy = false, onPress, className, ...rest } = props;
  const [running, setRunning] = useState(false);
  const runs = useRef(false);

  const isPending = busy || running;

  const press = (event: PressEvent) => {
    if (busy || runs.current) return;
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
    <>
      <AriaButton
        {...rest}
        // A form is not submitted by a button that is none, nor by Enter in one of its fields.
        type={isPending ? 'button' : type}
        className={buttonClass(variant, className)}
        {...(isPending && { 'aria-disabled': true, 'data-pending': true })}
        onPress={press}
      >
        <span className={styles.label}>{children}</span>
        {isPending && (
          <span className={styles.busy} aria-hidden="true">
            <Spinner size={20} />
          </span>
        )}
      </AriaButton>
      {isPending && (
        <VisuallyHidden>
          <span role="status">
            <Spinner label="Working" />
          </span>
        </VisuallyHidden>
      )}
    </>
  );
};
