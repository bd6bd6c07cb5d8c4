import { useController, type FieldPath } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';
import type { CompanyAnswers } from '../answers/page-answers.ts';
import styles from './company-fields.module.css';
import { IndustryField } from './industry-field.tsx';
import { LifecycleField } from './lifecycle-field.tsx';
import type { CompanyForm } from './use-company-form.ts';

const useField = (form: CompanyForm, name: FieldPath<CompanyAnswers>) => {
  const { field, fieldState } = useController({ control: form.control, name });
  return { ...field, errorMessage: fieldState.error?.message };
};

/** Company name, website, industry and lifecycle. */
export const CompanyFields = ({ form, quizId }: { form: CompanyForm; quizId: string }) => {
  const name = useField(form, 'companyName');
  const website = useField(form, 'websiteUrl');
  const industry = useField(form, 'industry');
  const lifecycle = useField(form, 'businessLifecycle');
  return (
    <div className={styles.fields}>
      <TextField
        {...name}
        className={styles.name ?? ''}
        label="Company name"
        placeholder="Acme Inc"
        autoComplete="organization"
        isRequired
      />
      <TextField
        {...website}
        label="Website URL"
        placeholder={window.location.host}
        autoComplete="url"
        inputMode="url"
        isRequired
      />
      <IndustryField {...industry} quizId={quizId} />
      <LifecycleField {...lifecycle} />
    </div>
  );
};
