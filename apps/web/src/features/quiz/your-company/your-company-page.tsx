import { companyProfile } from '@signet/contract';
import { useRef, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { FormPage } from '../frame/form-page.tsx';
import { useQuizPage, type QuizPageForm } from '../frame/use-quiz-page.ts';
import type { CompanyAnswers } from '../pages/your-company.ts';
import { IndustryField } from './industry-field.tsx';
import { LifecycleField } from './lifecycle-field.tsx';
import { WebsiteField } from './website-field.tsx';
import styles from './your-company-page.module.css';

type FieldName = keyof CompanyAnswers;

/** As they stand on the page: the focus goes to the first that is wrong. */
const fieldNames = ['companyName', 'websiteUrl', 'industry', 'businessLifecycle'] as const satisfies FieldName[];

/**
 * Page 1's fields: checked against the contract when the page is submitted and, after a failed try, while they are
 * corrected. The first that is wrong gets the focus; every change goes to the draft.
 */
const useCompanyForm = (page: QuizPageForm<1>) => {
  const inputs = useRef<Partial<Record<FieldName, HTMLElement | null>>>({});
  const [isRefused, setRefused] = useState(false);
  const checked = companyProfile.safeParse(page.answers);
  const messageOf = (name: FieldName) => checked.error?.issues.find(({ path }) => path[0] === name)?.message;
  return {
    field: (name: FieldName) => ({
      name,
      value: page.answers[name],
      onChange: (value: string) => page.change({ ...page.answers, [name]: value }),
      errorMessage: isRefused ? messageOf(name) : undefined,
      ref: (input: HTMLElement | null) => void (inputs.current[name] = input),
    }),
    submit: () => {
      setRefused(!checked.success);
      if (checked.success) void page.save(checked.data);
      else inputs.current[fieldNames.find(messageOf) ?? 'companyName']?.focus();
    },
  };
};

/** Page 1: four fields about the company (spec quiz §2). */
export const YourCompanyPage = () => {
  const page = useQuizPage(1);
  const { field, submit } = useCompanyForm(page);
  return (
    <FormPage form={page} onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          {...field('companyName')}
          className={styles.name}
          label="Company name"
          placeholder="Acme Inc"
          autoComplete="organization"
          isRequired
        />
        <WebsiteField {...field('websiteUrl')} />
        {/* It remembers what is being typed; it starts afresh when its answer is replaced. */}
        <IndustryField key={page.edition} {...field('industry')} quizId={page.quiz._id} />
        <LifecycleField {...field('businessLifecycle')} />
      </div>
    </FormPage>
  );
};
