/** Days after which somebody may ask whether a number still holds (documents, preflight). */
const FRESH = 90;
const DAY = 86_400_000;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** A whole word: a market is no March, and a mayor no May. */
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})\\.?';
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)';
const NUMBER = '(?<number>0?[1-9]|1[0-2])';
const DAYS = '(?<day>0?[1-9]|[12]\\d|3[01])';

/** From the most exact to the least: what one has read is not read again by the next. */
const WRITTEN = [
  `(?<!\\d)(?<year>(?:19|20)\\d\\d)[-/.]${NUMBER}(?:[-/.]${DAYS})?(?!\\d)`,
  // with strokes the month comes first, where it can be one
  `(?<!\\d)(?<number>\\d{1,2})/(?<day>\\d{1,2})/${YEAR}`,
  `(?<!\\d)(?<day>\\d{1,2})[.-](?<number>\\d{1,2})[.-]${YEAR}`,
  `(?<!\\p{L})(?:(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+)?${MONTH},?\\s+${YEAR}`,
  `(?<!\\p{L})${MONTH}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,\\s*|\\s+)${YEAR}`,
  `(?<!\\d)${NUMBER}[/.-]${YEAR}`,
  `(?<!\\p{L})Q(?<quarter>[1-4])[\\s/]+${YEAR}`,
  `(?<!\\d)${YEAR}[\\s/]+Q(?<quarter>[1-4])(?!\\d)`,
  `(?<!\\d)${YEAR}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** The last day of what was written, as milliseconds UTC; undefined where there is no such day. */
const endOf = ({ year, month, number, day, quarter }: Record<string, string | undefined>): number | undefined => {
  const named = MONTHS.indexOf(month?.slice(0, 3).toLowerCase() ?? '') + 1;
  let [at, on] = [named || Number(quarter ?? 4) * 3, day === undefined ? undefined : Number(day)];
  if (number !== undefined) at = Number(number);
  // what can be no month is the day, as in 30/9/2026
  if (at > 12 && on !== undefined) [at, on] = [on, at];
  if (at < 1 || at > 12 || (on ?? 1) < 1 || (on ?? 1) > 31) return undefined;
  return Date.UTC(Number(year), on === undefined ? at : at - 1, on ?? 0);
};

/** The last day that a text names, in any of the ways that dates are written in; undefined where it names none. */
export const lastDayIn = (text: string): Date | undefined => {
  let rest = text;
  const ends = WRITTEN.flatMap((pattern) => {
    const found = Array.from(rest.matchAll(pattern), ({ groups = {} }) => endOf(groups));
    rest = rest.replace(pattern, ' ');
    return found.filter((end) => end !== undefined);
  });
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
};

/** Whether what counted from this day on is older than a source may be. */
export const isStale = (day: Date, at: Date): boolean => at.getTime() - day.getTime() > FRESH * DAY;
