import { lazy, Suspense, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { quizPages, type FormPage as PageNumber } from '../pages/quiz-pages.ts';
import styles from './form-page.module.css';
import { PageFooter } from './page-footer.tsx';
import { PageHeading } from './page-heading.tsx';
import type { QuizPageForm } from './use-quiz-page.ts';

// Few founders ever see it: its code is fetched when the first one does.
const StaleDialog = lazy(async () => ({ default: (await import('../saving/stale-dialog.tsx')).StaleDialog }));

/** Says that changes from an earlier visit are on screen, and undoes them. */
const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <div className={styles.restored} role="status">
    <p>Your unsaved changes are still here.</p>
    <Button variant="quiet" onPress={onDiscard}>
      Discard changes
    </Button>
  </div>
);

type Props<P extends PageNumber> = {
  form: QuizPageForm<P>;
  /** NEXT, or Enter in a field; saves what is on screen unless told otherwise. */
  onSubmit?: () => void;
  children: ReactNode;
};

/** A page of the quiz: heading, one short sentence, the work, Back and Next. */
export const FormPage = <P extends PageNumber>({ form, onSubmit = form.submit, children }: Props<P>) => {
  const { heading, intro } = quizPages[form.page];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) onSubmit();
  };
  return (
    <form className={styles.page} onSubmit={submit} noValidate aria-label={heading}>
      <PageHeading page={form.page} heading={heading} intro={intro} />
      {form.restored && <RestoredNotice onDiscard={form.discard} />}
      <div className={styles.work}>{children}</div>
      <PageFooter page={form.page} busy={form.busy} failure={form.failure} />
      {form.stale && (
        <Suspense>
          <StaleDialog
            page={form.page}
            stale={form.stale}
            onKeepMine={form.keepMine}
            onUseSaved={form.useSaved}
            onClose={form.decideLater}
          />
        </Suspense>
      )}
    </form>
  );
};
