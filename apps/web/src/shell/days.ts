/** A day that was chosen, such as `2027-01-31`, is the end of that UTC day (flow decisions); no day is no end. */
export const endOfDay = (day: string): string | null => (day === '' ? null : `${day}T23:59:59.999Z`);

/** Spec administration §4.3: in the past. */
export const isOver = (instant: string | null): boolean => instant !== null && Date.parse(instant) < Date.now();

/**
 * A date for people in their own way of writing it, or 'Never' when absent (spec administration §4.3). Expiry is a UTC
 * instant, so the day is the UTC day.
 */
export const dayOf = (instant: string | null, locale: string = navigator.language): string =>
  instant === null
    ? 'Never'
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
