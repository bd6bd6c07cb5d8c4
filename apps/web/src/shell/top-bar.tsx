import { IconMenu2, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './shell.module.css';
import { SidebarContent } from './sidebar.tsx';
import { Wordmark } from './wordmark.tsx';

/** Below 1,024 px the sidebar is a bar with a menu that slides in. */
export const TopBar = () => {
  const { key } = useLocation();
  // Open at the place where it was opened: wherever the menu led to, it has done its work.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const setOpen = (open: boolean) => setOpenAt(open ? key : null);

  return (
    <header className={styles['top-bar']}>
      <Wordmark />
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        <IconMenu2 size={24} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <ModalOverlay className={classNames(styles['drawer-overlay'])} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className={classNames(styles.drawer)}>
          <Dialog aria-label="Menu" className={classNames(styles['drawer-dialog'])}>
            <SidebarContent />
            <IconButton slot="close" label="Close menu" className={classNames(styles['drawer-close'])}>
              <IconX size={24} stroke={1.5} aria-hidden="true" />
            </IconButton>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  );
};
