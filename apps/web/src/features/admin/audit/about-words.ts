const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;

/** Enough of an id to tell two apart at a look; the whole stands in the file and where the mouse rests. */
const short = (text: string): string => (UUID.test(text) ? text.slice(0, 8) : text);

const told = (value: unknown): string => {
  if (Array.isArray(value)) {
    const [only, ...others] = value as unknown[];
    return others.length === 0 && typeof only === 'string' ? short(only) : String(value.length);
  }
  if (value === null || value === '') return 'nothing';
  return typeof value === 'object' ? Object.keys(value).join(' ') : short(String(value));
};

/** What an act was about, as it is kept (JSON), in words; as it is where it is none. */
export const aboutWords = (about: string): string => {
  try {
    const kept: unknown = JSON.parse(about);
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return about;
    return Object.entries(kept)
      .map(([key, value]) => `${key}: ${told(value)}`)
      .join(', ');
  } catch {
    return about;
  }
};
