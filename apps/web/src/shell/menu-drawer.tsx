import { IconX } from '@tabler/icons-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './shell.module.css';
import { SidebarContent } from './sidebar.tsx';

/** The sidebar of a small screen, sliding in over the page. Fetched when it is first opened. */
const MenuDrawer = ({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (open: boolean) => void }) => (
  <ModalOverlay className={styles['drawer-overlay']} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
    <Modal className={styles.drawer}>
      <Dialog aria-label="Menu" className={styles['drawer-dialog']}>
        <SidebarContent onLeave={() => onOpenChange(false)} />
        <IconButton slot="close" label="Close menu" className={styles['drawer-close']}>
          <IconX size={24} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </Dialog>
    </Modal>
  </ModalOverlay>
);

export default MenuDrawer;
