const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

/** Enough of an id to tell two apart at a look; the whole stands in the file and where the mouse rests. */
const short = (text: string): string => (UUID.test(text) ? text.slice(0, 8) : text);

/** Names of fields that say nothing to whoever has not read the contract. */
const called: Record<string, string> = { kbId: 'knowledge base', dsId: 'data source', ssoKey: 'sign-on' };

/** A field's name in words: `quizId` is a quiz, `logoText` a logo text. */
const inWords = (field: string): string =>
  called[field] ??
  field.replace(/(?<=[a-z])Ids?$/u, '').replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

const told = (value: unknown): string => {
  if (Array.isArray(value)) {
    const [only, ...others] = value as unknown[];
    return others.length === 0 && typeof only === 'string' ? short(only) : String(value.length);
  }
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? Object.keys(value).map(inWords).join(', ') : short(String(value));
};

/** What an act was about, as it is kept (JSON), in words; as it is where it is none. */
export const aboutWords = (about: string): string => {
  try {
    const kept: unknown = JSON.parse(about);
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return about;
    return Object.entries(kept)
      .map(([field, value]) => `${inWords(field)}: ${told(value)}`)
      .join(', ');
  } catch {
    return about;
  }
};
