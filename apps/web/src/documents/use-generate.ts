import { libraryCalls, type MadeFilesStatus, type TemplateType } from '@signet/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { OWN } from '../api/own-keys.ts';
import { untilMade } from '../api/until-made.ts';

export type Wanted = {
  kitId: string;
  templateId: string;
  type: TemplateType;
  context: 'quizResultsPage' | 'assetLibrary';
  quizId?: string | undefined;
  /** What a consent brought back. */
  consent?: { code: string; nonce: string };
};

/**
 * `left`: the browser is on its way to the page of consent. `insufficient`: less was allowed than is needed (spec
 * results §8).
 */
export type Generated = 'made' | 'left' | 'insufficient';

/** Hears how far a document is. */
export type OnStatus = (status: MadeFilesStatus) => void;

/** Spec results §8. */
const UNKNOWN = 'An Unknown Error has Occurred';

/** How long a document still waits, in the founder's words; nothing where it is being made. */
export const waitingWords = ({ status, place }: MadeFilesStatus): string | undefined => {
  if (status !== 'waiting' || place === 0) return undefined;
  return place === 1 ? 'Yours is next.' : `${place - 1} before yours.`;
};

/**
 * Makes a document in the founder's drive; `onStatus` hears how far it is. Throws an Error with what is to be said
 * where that fails.
 */
export const useGenerate = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  return useCallback(
    async ({ consent, ...wanted }: Wanted, onStatus: OnStatus = () => undefined): Promise<Generated> => {
      const { signal } = leaving.current;
      const body = { ...wanted, ...(consent && { accessCode: consent.code, nonce: consent.nonce }) };
      try {
        const first = await call(libraryCalls.generate, { body }, { signal });
        if (first.authUrl) {
          if (first.authUrl.startsWith('/')) await navigate(first.authUrl);
          else window.location.assign(first.authUrl);
          return 'left';
        }
        const begin = async (): Promise<MadeFilesStatus> => {
          const { made } = first.made ? first : await call(libraryCalls.generate, { body: wanted }, { signal });
          if (!made) throw new Error(UNKNOWN);
          return made;
        };
        await untilMade(begin, { signal, onStatus });
        await client.invalidateQueries({ queryKey: [OWN, 'drive'] });
        await client.invalidateQueries({ queryKey: [OWN, 'library'] });
        return 'made';
      } catch (error) {
        if (error instanceof ApiError && error.errorCode === 'permissionError') return 'insufficient';
        // the kit was changed elsewhere: what is shown is of the former one
        if (error instanceof ApiError && error.errorCode === 'noMatchingTemplate')
          void client.invalidateQueries({ queryKey: [OWN, 'library'] });
        throw error instanceof Error && error.message ? error : new Error(UNKNOWN, { cause: error });
      }
    },
    [client, navigate],
  );
};
