/** Days after which somebody may ask whether a number still holds (documents, preflight). */
const FRESH = 90;
const DAY = 86_400_000;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?';
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)';

/** From the most exact to the least: what one has read is not read again by the next. */
const WRITTEN = [
  /(?<!\d)(?<year>(?:19|20)\d\d)-(?<number>\d\d)(?:-(?<day>\d\d))?(?!\d)/giu,
  /(?<!\d)(?<day>\d{1,2})[./](?<number>\d{1,2})[./](?<year>(?:19|20)\d\d)(?!\d)/giu,
  new RegExp(`(?<!\\p{L})(?:(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+)?${MONTH},?\\s+${YEAR}`, 'giu'),
  new RegExp(`(?<!\\p{L})${MONTH}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,\\s*${YEAR}`, 'giu'),
  new RegExp(`(?<!\\p{L})Q(?<quarter>[1-4])[\\s/]+${YEAR}`, 'giu'),
  new RegExp(`(?<!\\d)${YEAR}[\\s/]+Q(?<quarter>[1-4])(?!\\d)`, 'giu'),
  new RegExp(`(?<!\\d)${YEAR}`, 'giu'),
] as const;

/** The last day of what was written, as milliseconds UTC; undefined where there is no such day. */
const endOf = ({ year, month, number, day, quarter }: Record<string, string | undefined>): number | undefined => {
  const named = MONTHS.indexOf(month?.toLowerCase() ?? '') + 1;
  let [at, on] = [named || Number(quarter ?? 4) * 3, day === undefined ? undefined : Number(day)];
  if (number !== undefined) at = Number(number);
  // 9/30/2026 names its month first
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
