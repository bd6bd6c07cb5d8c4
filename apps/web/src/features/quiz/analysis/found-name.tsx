import { quizCalls, type Competitor, type ResearchedCompany } from '@signet/contract';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { quizPath } from '../../../paths.ts';
import { Link } from '../../../shell/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { drafts } from '../answers/draft-store.ts';
import { useQuiz } from '../answers/use-answers.ts';
import styles from './company-colors.module.css';

const COMPETITORS = 2;

/**
 * What a website that was added by its address calls itself, to be confirmed: the company then goes by that name, in
 * reasons as well.
 */
export const FoundName = ({ company, name }: { company: ResearchedCompany; name: string }) => {
  const client = useQueryClient();
  const quiz = useQuiz();

  const confirm = async (): Promise<void> => {
    const named = <One extends Competitor | null>(one: One): One =>
      one?.identifier.uuid === company.companyId ? { ...one, identifier: { ...one.identifier, value: name } } : one;
    const competitors = (quiz.competitors ?? []).map(named);
    try {
      const saved = await call(quizCalls.save, { body: { _id: quiz._id, version: quiz.version, competitors } });
      client.setQueryData(quizQuery.queryKey, saved);
      // what is not saved yet of that page goes by the same name
      const draft = drafts.read(quiz._id, COMPETITORS);
      if (draft) drafts.write(saved, COMPETITORS, { ...draft.answers, slots: draft.answers.slots.map(named) });
    } catch (error) {
      toasts.error(messageOf(error));
    }
  };

  return (
    <div className={styles.found}>
      <p className={styles.soft}>Their website calls itself {name}.</p>
      <Button variant="quiet" className={styles.toggle} aria-label={`That is them: ${name}`} onPress={confirm}>
        That is them
      </Button>
      <Link className={styles.other} aria-label={`Another company, not ${name}`} to={quizPath(COMPETITORS)}>
        Another company
      </Link>
    </div>
  );
};
