/** The words of a name as the sheets of names write them: lower case, without accents. */
export const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
