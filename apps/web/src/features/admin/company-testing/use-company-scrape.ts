import { researchCalls, type CompanyColors, type Competitor } from '@signet/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { toasts } from '../../../ui/toast-queue.ts';

/** Spec administration §9: company scrape. */
const LOOK_AGAIN_MS = 1000;
/** Spec administration §8.6. */
export const SCRAPE_FAILED = 'An unknown error has occurred while scraping, please refresh the page and try again.';

type State = { company: CompanyColors | null; isPolling: boolean; failure: string | null };
const idle: State = { company: null, isPolling: false, failure: null };

const isNotYet = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Has a company read and looks every second until there is a result (spec administration §4.10). Looking stops by a
 * press and when the page is left.
 */
export const useCompanyScrape = () => {
  const [state, setState] = useState<State>(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  const stop = (): void => {
    turn.current += 1;
    clearTimeout(timer.current);
    setState((before) => ({ ...before, isPolling: false }));
  };
  useEffect(
    () => () => {
      turn.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );

  const poll = (companyId: string, mine: number): void => {
    const look = async (): Promise<void> => {
      try {
        const company = await call(researchCalls.companyColors, { params: { companyId } });
        if (turn.current === mine) setState({ company, isPolling: false, failure: null });
      } catch (error) {
        if (turn.current !== mine) return;
        if (!isNotYet(error)) return setState({ company: null, isPolling: false, failure: SCRAPE_FAILED });
        timer.current = setTimeout(() => void look(), LOOK_AGAIN_MS);
      }
    };
    timer.current = setTimeout(() => void look(), LOOK_AGAIN_MS);
  };

  const scrape = async (company: Competitor, forceFreshScrape: boolean): Promise<void> => {
    stop();
    const mine = turn.current;
    setState(idle);
    const companyId = company.identifier.uuid;
    try {
      const stored = (await call(researchCalls.scrapeCompany, { body: { companyId, forceFreshScrape, company } }))
        .company;
      if (turn.current !== mine) return;
      if (stored) {
        setState({ ...idle, company: stored });
        toasts.success('Returning Stored Results');
        return;
      }
      setState({ ...idle, isPolling: true });
      toasts.success('No immediate results. Starting polling...');
      poll(companyId, mine);
    } catch {
      if (turn.current === mine) setState({ ...idle, failure: SCRAPE_FAILED });
    }
  };
  return { ...state, scrape, stop };
};
