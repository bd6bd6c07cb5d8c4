import { allAnswered } from '@signet/brand';
import { quizCalls, type Quiz } from '@signet/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { quizPath } from '../../../paths.ts';
import { basedOn, drafts } from '../answers/draft-store.ts';
import {
  fingerprint,
  partToSave,
  quizPages,
  savedAnswers,
  type FormPage,
  type PageAnswers,
} from '../pages/quiz-pages.ts';

/** Someone changed the quiz elsewhere: what it holds now, and the answers that were about to be saved over it. */
export type StaleSave<P extends FormPage> = { now: Quiz; mine: PageAnswers[P] };

/**
 * Selections and recommendations, refreshed before the next page (spec quiz §4). The answers are saved by now, and the
 * server has made what follows from them: when only this fails, the founder goes on and whoever shows the brand asks
 * again.
 */
const refresh = async (client: QueryClient, saved: Quiz) => {
  const [{ brandQuery }, { selectionsQuery }] = await Promise.all([
    import('../../../brand/brand-queries.ts'),
    import('../../../brand/recommended-queries.ts'),
  ]);
  const selections = selectionsQuery(saved._id);
  await client.invalidateQueries({ queryKey: selections.queryKey, refetchType: 'none' });
  // what it answers is what the results open with
  const brand = { ...brandQuery(client, saved), retry: false };
  await (allAnswered(saved) ? client.prefetchQuery(brand) : client.prefetchQuery(selections));
};

/**
 * Saves a page: the quiz, then selections and recommendations, then the next page. One save at a time, however often
 * it is asked for. A refusal is shown in the server's words and changes nothing on screen; a save based on an
 * outdated quiz is handed back as `stale`.
 */
export const useSavePage = <P extends FormPage>(page: P, quiz: Quiz) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [stale, setStale] = useState<StaleSave<P>>();

  const put = async (answers: PageAnswers[P], version: number) => {
    const saved = await call(quizCalls.save, { body: { _id: quiz._id, version, ...partToSave(page, answers) } });
    client.setQueryData(quizQuery.queryKey, saved);
    drafts.drop(quiz._id, page);
    await refresh(client, saved).catch(() => undefined);
    await navigate(quizPath(quizPages[page].next));
  };

  const putUnlessStale = async (mine: PageAnswers[P], version: number) => {
    try {
      return await put(mine, version);
    } catch (error) {
      if (!(error instanceof ApiError && error.errorCode === 'staleQuiz')) throw error;
    }
    const now = await call(quizCalls.get, { params: { id: quiz._id } });
    // As after an answer that got lost on its way: the very same answers are saved already, so that there is nothing
    // to decide.
    if (fingerprint(page, savedAnswers(now)[page]) === fingerprint(page, mine)) await put(mine, now.version);
    else setStale({ now, mine });
  };

  const attempt = async (answers: PageAnswers[P], version: number) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await putUnlessStale(answers, version);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    /** What the server said when the last save failed. */
    failure,
    stale,
    save: (answers: PageAnswers[P]) => attempt(answers, basedOn(quiz, page, drafts.read(quiz._id, page))),
    /** The founder's own answers win: saved over what is there now. */
    keepMine: async () => {
      if (!stale) return;
      setStale(undefined);
      client.setQueryData(quizQuery.queryKey, stale.now);
      drafts.drop(quiz._id, page);
      drafts.write(stale.now, page, stale.mine);
      await attempt(stale.mine, stale.now.version);
    },
    /** What was saved elsewhere wins: the draft goes. */
    useSaved: () => {
      if (!stale) return;
      client.setQueryData(quizQuery.queryKey, stale.now);
      drafts.drop(quiz._id, page);
      setStale(undefined);
    },
    /** Neither, for now: everything stays on screen as it was. */
    decideLater: () => setStale(undefined),
  };
};
