import parser from 'robots-parser';

type Rules = { isAllowed: (url: string, agent: string) => boolean | undefined };
// its types describe an ES module that it is not
const robotsParser = parser as unknown as (url: string, text: string) => Rules;

/** What Signet calls itself when it reads a website, in robots.txt as well. */
export const AGENT = 'SignetBot';

/** What is beyond is not looked at (RFC 9309, 2.5, asks for 500 KiB). */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 512 * 1024;
/** As an address has it, where a letter may take nine characters; a longer rule is no rule for anything we ask for. */
const LONGEST_RULE = 2000;

/** The groups of a robots.txt that may concern us; the parser keeps a rule for each agent of a group. */
const AGENTS: ReadonlySet<string> = new Set([AGENT.toLowerCase(), '*']);

/** `Disallow: /x # so` as `disallow` and `/x`; undefined where a line says nothing. */
const fieldOf = (line: string): { name: string; value: string } | undefined => {
  const [said = ''] = line.split('#', 1);
  const colon = said.indexOf(':');
  const name = said.slice(0, Math.max(0, colon)).trim().toLowerCase();
  return name ? { name, value: said.slice(colon + 1).trim() } : undefined;
};

/** As it is compared: it may hold every character of an address nine times as long. */
const encoded = (rule: string): string => encodeURI(rule.toWellFormed());

/**
 * What of a robots.txt concerns us, in the same words: the parser is handed nothing else, so that a stranger's file
 * costs a known number of rules.
 */
export const linesForUs = (text: string): string[] => {
  const kept: string[] = [];
  let agents = new Set<string>();
  let isHead = false;
  // the ends of lines that the parser goes by: with fewer, a file of one line would have any number of rules
  for (const line of text.slice(0, MOST_CHARACTERS).split(/\r\n|\r|\n/, MOST_LINES)) {
    const field = fieldOf(line);
    if (!field) continue;
    const { name, value } = field;
    if (name === 'user-agent') {
      if (!isHead) agents = new Set();
      isHead = true;
      const agent = value.toLowerCase().split('/', 1)[0]?.trim() ?? '';
      if (AGENTS.has(agent)) agents.add(agent);
      continue;
    }
    if (isHead) kept.push(...[...agents].map((agent) => `user-agent: ${agent}`));
    isHead = false;
    if (agents.size === 0 || (name !== 'allow' && name !== 'disallow')) continue;
    const rule = value.replace(/\*+/g, '*');
    if (encoded(rule).length <= LONGEST_RULE) kept.push(`${name}: ${rule}`);
  }
  return kept;
};

/** How much one character of an address costs to compare: a rule with a star may be begun anew at each. */
const weightOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + 1 + (line.includes('*') ? encoded(line).length : 0), 0);

/** What comparing addresses with rules may still cost, in characters compared at the worst. */
export type Comparing = { comparisons: number };

/**
 * Whether a robots.txt lets an address be read (RFC 9309). A missing file allows everything, a server in trouble
 * nothing, and one whose rules cost more than is `left` nothing either.
 */
export const createRobots = (
  url: string,
  { status, text }: { status: number; text: string },
  left: Comparing,
): { allows: (address: string) => boolean } => {
  if (status >= 500) return { allows: () => false };
  if (status >= 400) return { allows: () => true };
  const lines = linesForUs(text);
  const weight = weightOf(lines);
  const rules = robotsParser(url, lines.join('\n'));
  return {
    allows(address) {
      const { pathname, search } = new URL(address);
      left.comparisons -= weight * (pathname.length + search.length);
      return left.comparisons >= 0 && rules.isAllowed(address, AGENT) !== false;
    },
  };
};
export type Robots = ReturnType<typeof createRobots>;
