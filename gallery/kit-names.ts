/** Parts that names are put together from: short and long, narrow and wide, with what hangs and what rises. */
const parts = [
  'O',
  'Ox',
  'Io',
  'Lil',
  'Gyp',
  'Quern',
  'Jojoba',
  'WAVE',
  'mmm',
  '7even',
  'Fjord',
  'Aster Kiln',
  'Ferrous',
  'Salt',
  'Timber',
  'Thornbury',
  'Cooperative',
  'Meridian',
  'Continental',
  'Therapeutics',
  'Ångström',
  'Żółć',
  'Straßenbahn',
  'Łąka',
] as const;
const joins = [' ', ' & ', '-', ' of ', '\n'] as const;

/** Names by number, always the same: one to four parts. */
export const sampleName = (number: number): string => {
  let state = (number * 2654435761 + 12345) >>> 0;
  const below = (count: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) % count;
  };
  const count = 1 + below(4);
  let name: string = parts[below(parts.length)] ?? 'O';
  for (let at = 1; at < count; at += 1) {
    const lines = name.split('\n').length;
    const join = joins[below(joins.length)] ?? ' ';
    name += `${join === '\n' && lines > 2 ? ' ' : join}${parts[below(parts.length)]}`;
  }
  return name;
};
