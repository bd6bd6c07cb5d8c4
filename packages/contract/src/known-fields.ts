import type * as z from 'zod/mini';

/** Names that are said again: the first few, and of a long one the beginning. */
const [SAID, LETTERS] = [3, 40];

const quoted = (name: string): string =>
  `“${Array.from(name).length > LETTERS ? `${Array.from(name).slice(0, LETTERS).join('')}…` : name}”`;

const listed = (names: readonly string[]): string => {
  const said = names.slice(0, SAID).map(quoted);
  return names.length > SAID ? `${said.join(', ')} and more` : said.join(', ');
};

/**
 * What a strict object says of fields that it does not know, by name: they are refused, so that nothing that was sent
 * is lost without a word.
 * @param of What has no such part: `a competitor`.
 */
export const knownFields = (of: string) => ({
  error: (issue: z.core.$ZodRawIssue): string | undefined =>
    issue.code === 'unrecognized_keys'
      ? `${listed(issue.keys)} ${issue.keys.length === 1 ? 'is' : 'are'} no part of ${of}. Nothing was saved.`
      : undefined,
});

/** The same where a value may be one of several: what the one that knows its fields says of it. */
export const knownFieldsOfUnion = {
  error: (issue: z.core.$ZodRawIssue): string | undefined =>
    issue.code === 'invalid_union'
      ? issue.errors.flat().find(({ code }) => code === 'unrecognized_keys')?.message
      : undefined,
};
