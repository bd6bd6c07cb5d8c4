import { IconX } from '@tabler/icons-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';
import { DOUBLE_PRESS, Settling } from './settling.tsx';

/** What is asked of every dialog. */
export type DialogProps = {
  isOpen: boolean;
  /** Called with false when the modal asks to be closed. */
  onOpenChange: (open: boolean) => void;
};

export type ModalProps = DialogProps & {
  title: string;
  children: ReactNode;
  /** The row of buttons at the end. */
  actions?: ReactNode;
  /** Whether a press outside closes it (default). Escape and the cross always do, unless `isLocked`. */
  closesOnBackdrop?: boolean;
  /** Work that must not be interrupted: no cross, no Escape, no backdrop. */
  isLocked?: boolean;
  /** `alertdialog` for a confirmation. */
  role?: 'dialog' | 'alertdialog';
  isWide?: boolean;
  /** Wider yet: for a page with what is said of it. */
  isBroad?: boolean;
  /** Spec administration §9: 352 by 201 px, as far as its words leave it. */
  isCompact?: boolean;
};

/** A dialog over the page: focus stays inside and goes back where it came from. */
export const Modal = (props: ModalProps) => {
  const {
    isOpen,
    onOpenChange,
    title,
    children,
    actions,
    closesOnBackdrop = true,
    isLocked = false,
    role = 'dialog',
    isWide = false,
    isBroad = false,
    isCompact = false,
  } = props;
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={closesOnBackdrop && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      // The second half of a double click on what opened it closes nothing.
      shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > DOUBLE_PRESS}
    >
      <AriaModal
        className={classNames(
          styles.modal,
          isWide && styles.wide,
          isBroad && styles.broad,
          isCompact && styles.compact,
        )}
      >
        <Dialog className={styles.dialog} role={role}>
          <Settling>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <div className={styles.body}>{children}</div>
            {actions && <div className={styles.actions}>{actions}</div>}
            {!isLocked && (
              <IconButton slot="close" label="Close" className={styles.close}>
                <IconX size={20} aria-hidden="true" />
              </IconButton>
            )}
          </Settling>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
};
