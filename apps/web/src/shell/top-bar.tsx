import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './shell.module.css';
import { Wordmark } from './wordmark.tsx';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

/** Below 1,024 px the sidebar is a bar with a menu that slides in. */
export const TopBar = () => {
  const { key } = useLocation();
  // Open at the place where it was opened: wherever the menu led to, it has done its work.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  return (
    <header id="top-bar" className={styles['top-bar']}>
      <Wordmark />
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpenAt(key)}>
        <IconMenu2 size={24} stroke={1.5} aria-hidden="true" />
      </IconButton>
      {openAt !== null && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} onOpenChange={(open) => setOpenAt(open ? key : '')} />
        </Suspense>
      )}
    </header>
  );
};
