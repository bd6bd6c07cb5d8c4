import parser from 'robots-parser';

type Rules = { isAllowed: (url: string, agent: string) => boolean | undefined };
// its types describe an ES module that it is not
const robotsParser = parser as unknown as (url: string, text: string) => Rules;

/** What Signet calls itself when it reads a website, in robots.txt as well. */
export const AGENT = 'SignetBot';

/** Rules beyond these are not looked at: a file with 20,000 lines takes seconds (RFC 9309 asks for 500 KiB). */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 512 * 1024;

/**
 * Whether a robots.txt lets an address be read (RFC 9309). A missing file allows everything, a server in trouble
 * nothing.
 */
export const createRobots = (url: string, { status, text }: { status: number; text: string }) => {
  if (status >= 500) return { allows: () => false };
  if (status >= 400) return { allows: () => true };
  const read = text.slice(0, MOST_CHARACTERS).split(/\r?\n/).slice(0, MOST_LINES).join('\n');
  const rules = robotsParser(url, read);
  return { allows: (address: string): boolean => rules.isAllowed(address, AGENT) !== false };
};
export type Robots = ReturnType<typeof createRobots>;
