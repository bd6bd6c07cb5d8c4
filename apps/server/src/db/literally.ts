/** A text as a pattern of `like` takes it: what stands for any letters elsewhere is itself here. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** What contains a text; of one or two letters, which no index finds within others, what begins with them. */
export const containing = (text: string): string =>
  [...text].length < 3 ? `${literally(text)}%` : `%${literally(text)}%`;
