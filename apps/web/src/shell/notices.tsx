import { lazy, Suspense } from 'react';
import { closeNotice, useOpenNotice } from './open-notice.ts';
import { useOnce } from './use-once.ts';

const NoticeModals = lazy(() => import('./notice-modals.tsx'));

/** The notices over the screen; their code is fetched when the first one opens. */
export const Notices = () => {
  const open = useOpenNotice();
  const wasOpened = useOnce(open !== null);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <NoticeModals open={open} onClose={closeNotice} />
    </Suspense>
  );
};
