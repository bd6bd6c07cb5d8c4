import { quizCalls, logoCalls, type MadeFilesStatus } from '@signet/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { untilMade } from '../../../api/until-made.ts';
import { logoFilesQuery } from '../../../brand/brand-queries.ts';
import { forgetOwnBrand, quizQuery } from '../../../brand/own-quiz.ts';
import { editedQuizId, stopEditing } from '../../../brand/edited-quiz.ts';
import { paths } from '../../../paths.ts';
import { postQuizHome } from '../../../shell/post-quiz-home.ts';
import { refreshVisitor } from '../../../shell/visitor.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { startGeneration } from './generation.ts';

/**
 * The server completes the quiz by itself once the logos are whole; only where it has not, as after a change in
 * another tab, it is told to, based on the quiz as it is now.
 */
const completeQuiz = async (client: QueryClient): Promise<void> => {
  const quiz = await call(quizCalls.get, { params: { id: editedQuizId() } });
  const { _id, version, completed } = quiz;
  const done = completed ? quiz : await call(quizCalls.save, { body: { _id, version, completed: true } });
  client.setQueryData(quizQuery.queryKey, done);
  await refreshVisitor();
  // what was edited is the active brand now
  if (editedQuizId() === undefined) return;
  stopEditing();
  forgetOwnBrand(client);
};

/**
 * The generating screen at work: how far its bar and the making of the logos are, and what to call when the intro has
 * ended. Leads away by itself.
 */
export const useGeneration = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [percent, setPercent] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const [status, setStatus] = useState<MadeFilesStatus>();
  const running = useRef<ReturnType<typeof startGeneration>>(undefined);
  const leave = useRef(navigate);
  useEffect(() => {
    leave.current = navigate;
  });
  useEffect(() => {
    const generation = startGeneration({
      makeLogos: async (signal) => {
        const begin = () =>
          call(logoCalls.generateAllLogos, { query: { quizId: editedQuizId() }, body: { complete: true } }, { signal });
        await untilMade(begin, { onStatus: setStatus, signal });
        // addresses of the former set are kept until they expire, unless there is another
        client.removeQueries(logoFilesQuery);
      },
      complete: () => completeQuiz(client),
      onProgress: setPercent,
      onWhole: () => setWhole(true),
      onDone: () => void leave.current(postQuizHome(), { replace: true }),
      onFailure: (message) => {
        toasts.error(message);
        void leave.current(paths.quiz, { replace: true });
      },
    });
    running.current = generation;
    return generation.stop;
  }, [client]);
  return {
    percent,
    status,
    isWhole,
    introOver: () => running.current?.introOver(),
    skip: () => running.current?.skip(),
  };
};
