import { readBody } from '../../ports/read-body.ts';

const ANSWER_MS = 10_000;
const MOST_BYTES = 256 * 1024;

/**
 * What an address answers, and what its clock says. No redirect is followed, as a sign-in follows none: an issuer that
 * answers with one would pass here and let nobody in.
 */
export const fetchJson = async (
  url: string,
  by: (url: URL, init: RequestInit) => Promise<Response> = fetch,
): Promise<{ json: unknown; date: string | null }> => {
  const answer = await by(new URL(url), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`);
  return { json: JSON.parse(await readBody(answer, MOST_BYTES)), date: answer.headers.get('date') };
};
