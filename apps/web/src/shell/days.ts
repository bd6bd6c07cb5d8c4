/**
 * A date for people in their own way of writing it, or 'Never' when absent (spec administration §4.3). Expiry is a UTC
 * instant, so the day is the UTC day.
 */
export const dayOf = (instant: string | null, locale: string = navigator.language): string =>
  instant === null
    ? 'Never'
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
