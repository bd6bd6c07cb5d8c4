import { logoCalls, quizCalls, selectionCalls, type ListedUser } from '@signet/contract';
import { call } from '../../../api/call.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { zipFile } from '../../../ui/zip-file.ts';

const json = (value: unknown): Blob => new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });

const logoFile = async ({ fileName, url }: { fileName: string; url: string }) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${fileName} was not served`);
  return { name: fileName, content: await answer.blob() };
};

/** Somebody's quiz, choices and logos as one zip (spec administration §7.5). */
export const downloadBrandQuiz = async ({ activeQuizId }: ListedUser): Promise<void> => {
  try {
    const id = activeQuizId ?? '';
    const [quiz, selections, { logos }] = await Promise.all([
      call(quizCalls.get, { params: { id } }),
      call(selectionCalls.get, { params: { id } }),
      call(logoCalls.logoUrls, { params: { quizId: id } }),
    ]);
    const files = await Promise.all(logos.map(logoFile));
    const texts = [
      { name: 'brandQuiz.json', content: json(quiz) },
      { name: 'selections.json', content: json(selections) },
    ];
    saveFile(await zipFile('BrandQuiz.zip', [...texts, ...files]));
  } catch {
    toasts.error("An Error Occurred While Downloading The User's Brand Quiz");
  }
};
