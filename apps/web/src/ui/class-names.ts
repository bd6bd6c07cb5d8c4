/** Joins the class names that are there; CSS Modules type every name as possibly missing. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
