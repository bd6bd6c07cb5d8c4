import { FormPage } from '../frame/form-page.tsx';
import { useQuizPage } from '../frame/use-quiz-page.ts';
import { CompanyFields } from './company-fields.tsx';
import { useCompanyForm } from './use-company-form.ts';

/** Page 1: four fields about the company (spec quiz §2). */
export const YourCompanyPage = () => {
  const page = useQuizPage(1);
  const { form, submit } = useCompanyForm(page);
  return (
    <FormPage
      form={page}
      heading="Let’s build your brand"
      intro="Four plain answers to begin with. The rest of your brand grows from them."
      onSubmit={submit}
    >
      <CompanyFields form={form} quizId={page.quiz._id} />
    </FormPage>
  );
};
