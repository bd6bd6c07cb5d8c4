import { bookCalls, packCalls, type MadeFilesStatus, type PackPart } from '@signet/contract';
import { useEffect, useRef } from 'react';
import { failureOf, messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { untilMade } from '../../api/until-made.ts';
import { saveFrom } from '../../ui/save-file.ts';
import { toasts } from '../../ui/toast-queue.ts';

type Making = {
  begin: (signal: AbortSignal) => Promise<MadeFilesStatus>;
  address: (signal: AbortSignal) => Promise<{ url: string; fileName: string }>;
  /** What is said where the server does not say why. */
  failed?: string;
};

/** Has something made where it is not, then saved. Leaving the page gives up waiting, not the making. */
const useMadeDownload = ({ begin, address, failed }: Making): (() => Promise<void>) => {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  return async () => {
    const { signal } = leaving.current;
    try {
      await untilMade(() => begin(signal), { signal, onStatus: () => undefined });
      const { url, fileName } = await address(signal);
      saveFrom(url, fileName);
    } catch (error) {
      if (signal.aborted) return;
      toasts.error(failed === undefined ? messageOf(error) : failureOf(failed, error));
    }
  };
};

/** The whole brand as one zip, or its logo alone. */
export const usePack = (quizId: string, part: PackPart = 'all') =>
  useMadeDownload({
    begin: (signal) => call(packCalls.make, { body: { quizId, part } }, { signal }),
    address: (signal) => call(packCalls.download, { query: { quizId, part } }, { signal }),
    // spec administration §8.4
    ...(part === 'logos' && { failed: 'An Error Occurred While Downloading Your Logos' }),
  });

/** Where people print on Letter: the United States, Canada and their neighbors to the south. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|VE|GT|CR|PA)\b/i;

/** The printed book, on the paper of where the browser is. */
export const usePrintedBook = (quizId: string) =>
  useMadeDownload({
    begin: (signal) => call(bookCalls.print, { body: { quizId } }, { signal }),
    address: (signal) =>
      call(
        bookCalls.download,
        { query: { quizId, paper: LETTER.test(navigator.language) ? 'letter' : 'a4' } },
        { signal },
      ),
  });
