/** A moment as the DOS time of a zip writes it, which is local: the same digits in every time zone. */
export const dosTimeOf = (utc: Date): Date =>
  new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), utc.getUTCHours(), utc.getUTCMinutes(), 0);
