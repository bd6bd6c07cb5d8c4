import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { companyProfile, type CompanyProfile } from '@signet/contract';
import { useEffect, useEffectEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { CompanyAnswers } from '../answers/page-answers.ts';
import type { QuizPageForm } from '../frame/use-quiz-page.ts';

export type CompanyForm = UseFormReturn<CompanyAnswers, unknown, CompanyProfile>;

/**
 * Page 1's form: checked against the contract when it is submitted and, from then on, while it is corrected. The
 * first invalid field gets the focus; every change goes to the draft.
 */
export const useCompanyForm = (page: QuizPageForm<1>) => {
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

  return { form, submit: () => void form.handleSubmit((profile) => page.save(profile))() };
};
