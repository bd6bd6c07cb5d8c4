import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { companyProfile, type CompanyProfile } from '@signet/contract';
import { useEffect, useEffectEvent } from 'react';
import { useController, useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';
import { FormPage } from '../frame/form-page.tsx';
import { useQuizPage, type QuizPageForm } from '../frame/use-quiz-page.ts';
import type { CompanyAnswers } from '../pages/your-company.ts';
import { IndustryField } from './industry-field.tsx';
import { LifecycleField } from './lifecycle-field.tsx';
import { WebsiteField } from './website-field.tsx';
import styles from './your-company-page.module.css';

type CompanyForm = UseFormReturn<CompanyAnswers, unknown, CompanyProfile>;

/**
 * Page 1's form: checked against the contract when it is submitted and, from then on, while it is corrected. The
 * first invalid field gets the focus; every change goes to the draft.
 */
const useCompanyForm = (page: QuizPageForm<1>): CompanyForm => {
  const form: CompanyForm = useForm<CompanyAnswers, unknown, CompanyProfile>({
    defaultValues: page.answers,
    resolver: standardSchemaResolver(companyProfile),
  });

  const keep = useEffectEvent((values: CompanyAnswers) => page.change(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form]);

  const startAfresh = useEffectEvent(() => form.reset(page.answers));
  useEffect(() => {
    if (page.edition > 0) startAfresh();
  }, [page.edition]);

  return form;
};

const useField = (form: CompanyForm, name: FieldPath<CompanyAnswers>) => {
  const { field, fieldState } = useController({ control: form.control, name });
  return { ...field, errorMessage: fieldState.error?.message };
};

/** Company name, website, industry and lifecycle. */
const CompanyFields = ({ form, quizId }: { form: CompanyForm; quizId: string }) => {
  const name = useField(form, 'companyName');
  const website = useField(form, 'websiteUrl');
  const industry = useField(form, 'industry');
  const lifecycle = useField(form, 'businessLifecycle');
  return (
    <div className={styles.fields}>
      <TextField
        {...name}
        className={styles.name}
        label="Company name"
        placeholder="Acme Inc"
        autoComplete="organization"
        isRequired
      />
      <WebsiteField {...website} />
      <IndustryField {...industry} quizId={quizId} />
      <LifecycleField {...lifecycle} />
    </div>
  );
};

/** Page 1: four fields about the company (spec quiz §2). */
export const YourCompanyPage = () => {
  const page = useQuizPage(1);
  const form = useCompanyForm(page);
  const submit = () => void form.handleSubmit((profile) => page.save(profile))();
  return (
    <FormPage form={page} onSubmit={submit}>
      <CompanyFields form={form} quizId={page.quiz._id} />
    </FormPage>
  );
};
