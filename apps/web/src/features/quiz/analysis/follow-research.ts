import { researchCalls, researchStatus, type ResearchStatus } from '@signet/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { researchQuery } from './research-query.ts';

/** Something may still come: of the founder's competitors, or of the usual companies of their industry. */
export const isOpen = (status: ResearchStatus | undefined): boolean =>
  status !== undefined &&
  (status.scrapeStatus === 'inProgress' ||
    status.industry.some((company) => company.status === 'waiting' || company.status === 'reading'));

/** What the events of a stream hold (HTML, §9.2.6), each as it has arrived whole; comments are none. */
export const eventsIn = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      rest += decoder.decode(piece.value, { stream: true });
      const whole = rest.split('\n\n');
      rest = whole.pop() ?? '';
      for (const event of whole) if (event.startsWith('data: ')) yield event.slice('data: '.length);
    }
  } finally {
    // whoever stops reading also stops the server
    await reader.cancel();
  }
};

type Following = { quizId: string; signal: AbortSignal; heard: (status: ResearchStatus) => void };

/** Follows the research until it has ended; a stream that only was as long as it may be is asked for again. */
const follow = async ({ quizId, signal, heard }: Following): Promise<void> => {
  for (let mayCome = true; mayCome;) {
    mayCome = false;
    const { body } = await call(researchCalls.follow, { query: { quizId } }, { signal });
    if (!body) throw new Error('A stream without a body');
    for await (const event of eventsIn(body)) {
      const status = researchStatus.parse(JSON.parse(event));
      mayCome = isOpen(status);
      heard(status);
    }
  }
};

/**
 * Whether the server tells each change of the research by itself, so that nobody has to ask. It is not followed before
 * there is something to come, nor any more once a stream broke: then it is asked each second (spec quiz §4).
 */
export const useFollowed = (quizId: string, lastModified: string | undefined, isOpenNow: boolean): boolean => {
  const client = useQueryClient();
  const [followed, setFollowed] = useState<string>();
  const [broken, setBroken] = useState(false);
  const of = `${quizId} ${lastModified ?? ''}`;
  useEffect(() => {
    if (!isOpenNow || broken) return undefined;
    const ended = new AbortController();
    const { queryKey } = researchQuery(quizId, lastModified);
    const heard = (status: ResearchStatus): void => {
      if (ended.signal.aborted) return;
      setFollowed(of);
      client.setQueryData(queryKey, status);
    };
    follow({ quizId, signal: ended.signal, heard })
      .catch(() => {
        if (!ended.signal.aborted) setBroken(true);
      })
      .finally(() => {
        if (!ended.signal.aborted) setFollowed(undefined);
      });
    return () => ended.abort();
  }, [client, quizId, lastModified, of, isOpenNow, broken]);
  return isOpenNow && followed === of;
};
