/** A piece of text in one script; `start` is its place in the whole text, in UTF-16 units. */
export type ScriptRun = {
  start: number;
  text: string;
  rightToLeft: boolean;
};

/** The scripts that names come in; any other is one class, told apart by HarfBuzz from its first letter. */
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Hebrew',
  'Arabic',
  'Armenian',
  'Georgian',
  'Devanagari',
  'Thai',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
] as const;
type Script = (typeof SCRIPTS)[number] | 'other';

const patterns = SCRIPTS.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);
/** Spaces, digits, punctuation and combining marks belong to the letters around them. */
const shared = /\p{Script=Common}|\p{Script=Inherited}/u;
const digit = /\p{Nd}/u;

const scriptOf = (letter: string): Script | undefined =>
  shared.test(letter) ? undefined : (patterns.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'other');

const isRightToLeft = (script: Script | undefined): boolean => script === 'Hebrew' || script === 'Arabic';

type OpenRun = ScriptRun & { script: Script | undefined; digits: boolean };

/** Whether the letter continues the run. Digits read left to right even among letters that do not. */
const joins = (run: OpenRun, letter: string, script: Script | undefined): boolean => {
  if (isRightToLeft(run.script) && digit.test(letter)) return false;
  if (run.digits) return digit.test(letter);
  return script === undefined || run.script === undefined || script === run.script;
};

/**
 * The text in pieces of one script each, in the order in which they stand on the line from left to right: letters are
 * kerned and joined by their own script's rules, as browsers do. A line whose first letter reads from right to left
 * is laid out from the right.
 */
export const scriptRuns = (text: string): ScriptRun[] => {
  const runs: OpenRun[] = [];
  let start = 0;
  for (const letter of text) {
    const script = scriptOf(letter);
    const run = runs.at(-1);
    if (run && joins(run, letter, script)) {
      run.text += letter;
      run.script ??= script;
    } else {
      const digits = run !== undefined && isRightToLeft(run.script) && digit.test(letter);
      runs.push({ start, text: letter, rightToLeft: false, script, digits });
    }
    start += letter.length;
  }
  for (const run of runs) run.rightToLeft = isRightToLeft(run.script);
  const base = runs.find((run) => run.script !== undefined);
  return (base?.rightToLeft ? runs.toReversed() : runs).map(({ start, text, rightToLeft }) => ({
    start,
    text,
    rightToLeft,
  }));
};
