import { logoCalls, logoColorKeys, primaryLogoFileName, type LogoColorKey } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';

/** One may ask for a set some thirty times a minute; one is drawn in two to ten seconds. */
const LOOK_AGAIN_MS = 2500;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });

/**
 * Has the logos of an owner's brand drawn and waits until they are whole: only then has the owner another version of
 * it. Their files are theirs to look at, so staff ask again where founders would look.
 * @param signal Ends the waiting when the page is left; what was begun is drawn all the same.
 * @throws ApiError in the server's words.
 */
export const regenerateLogos = async (quizId: string, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const { status, message } = await call(logoCalls.generateAllLogos, { query: { quizId }, body: {} }, { signal });
    if (status === 'complete') return;
    if (status === 'failed') throw new Error(message ?? messageOf(undefined));
    await pause(LOOK_AGAIN_MS, signal);
  }
};

/** The SVG of the logo in each color, by its key. */
export const logosQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['managedLogos', quizId],
    queryFn: async ({ signal }): Promise<Partial<Record<LogoColorKey, string>>> => {
      const { logos } = await call(logoCalls.logoUrls, { params: { quizId } }, { signal });
      return Object.fromEntries(
        logoColorKeys.flatMap((key) => {
          const file = logos.find(({ fileName }) => fileName === primaryLogoFileName({ colorKey: key, format: 'svg' }));
          return file ? [[key, file.url] as const] : [];
        }),
      );
    },
    retry: false,
  });
