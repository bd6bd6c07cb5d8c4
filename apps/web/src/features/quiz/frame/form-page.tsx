import type { FormEvent, ReactNode } from 'react';
import type { FormPage as PageNumber } from '../answers/page-answers.ts';
import { StaleDialog } from '../saving/stale-dialog.tsx';
import styles from './form-page.module.css';
import { PageFooter } from './page-footer.tsx';
import { PageHeading } from './page-heading.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import type { QuizPageForm } from './use-quiz-page.ts';

type Props<P extends PageNumber> = {
  form: QuizPageForm<P>;
  heading: string;
  intro: string;
  /** NEXT, or Enter in a field. */
  onSubmit: () => void;
  children: ReactNode;
};

/** A page of the quiz: heading, one short sentence, the work, Back and Next. */
export const FormPage = <P extends PageNumber>({ form, heading, intro, onSubmit, children }: Props<P>) => {
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
        <StaleDialog
          page={form.page}
          stale={form.stale}
          onKeepMine={form.keepMine}
          onUseSaved={form.useSaved}
          onClose={form.decideLater}
        />
      )}
    </form>
  );
};
