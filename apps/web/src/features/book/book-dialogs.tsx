import { IconHistory, IconLink } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { DialogProps } from '../../ui/modal.tsx';

// fetched when they are opened: most visits to the book read it
const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

type OpenerProps = { isQuiet?: boolean; label: ReactNode; children: (dialog: DialogProps) => ReactNode };

/** A button and the dialog that it opens. */
const Opener = ({ isQuiet = false, label, children }: OpenerProps) => {
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button {...(isQuiet && { variant: 'quiet' })} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen !== undefined && <Suspense>{children({ isOpen, onOpenChange: setOpen })}</Suspense>}
    </>
  );
};

/** Opens the history of the brand. */
export const HistoryButton = () => (
  <Opener
    isQuiet
    label={
      <>
        <IconHistory size={18} aria-hidden="true" />
        History
      </>
    }
  >
    {(dialog) => <HistoryDialog {...dialog} />}
  </Opener>
);

/** Opens the links to the book. */
export const ShareButton = ({ quizId }: { quizId: string }) => (
  <Opener
    label={
      <>
        <IconLink size={18} aria-hidden="true" />
        Share link
      </>
    }
  >
    {(dialog) => <ShareDialog quizId={quizId} {...dialog} />}
  </Opener>
);
