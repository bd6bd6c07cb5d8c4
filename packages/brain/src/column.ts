import { parseHex } from '@signet/color';

export type Reading<Value> = { readonly value: Value } | { readonly why: string };

/** How one column of a sheet is read and what holds for it. */
export type Column<Value> = {
  readonly required: boolean;
  /** No two rows hold the same text, case aside. */
  readonly unique: boolean;
  /** The sheet whose `_id` the cell names, and how many rows must and may name each. */
  readonly references?: Reference;
  /** Reads trimmed text that is not empty. */
  readonly read: (text: string) => Reading<Value>;
};

export type Reference = {
  readonly sheet: string;
  readonly least: number;
  readonly most: number;
  readonly ofEach?: OfEach;
};

/** Among the rows that name something, at least one of each kind, told by what they hold in `column`. */
export type OfEach = {
  readonly column: string;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
};

const column = <Value>(read: Column<Value>['read']): Column<Value> => ({ required: true, unique: false, read });

const matching = (pattern: RegExp, most: number, why: string): Column<string> =>
  column((value) =>
    value.length <= most && pattern.test(value) ? { value } : { why: `${why}, at most ${most} characters.` },
  );

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// Invisible characters break the documents that names end up in (XML allows neither controls nor noncharacters).
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]/u;

/** One line of writing. */
export const text = (most: number): Column<string> =>
  column((value) => {
    if (unprintable.test(value)) return { why: 'Has a line break or an unprintable character.' };
    return value.length <= most ? { value } : { why: `Longer than ${most} characters.` };
  });

/** Writing in lower case: it is compared with what people type. */
export const lowerCase = (most: number): Column<string> => {
  const line = text(most);
  return column((written) =>
    written === written.toLowerCase() ? line.read(written) : { why: 'Write it in lower case.' },
  );
};

/** One line of writing in which only these slots stand in braces. */
export const slotted = (most: number, slots: readonly string[]): Column<string> => {
  const line = text(most);
  return column((written) => {
    const rest = slots.reduce((left, slot) => left.replaceAll(`{${slot}}`, ''), written);
    return /[{}]/.test(rest)
      ? { why: `Only ${slots.map((slot) => `{${slot}}`).join(' and ')} may stand in braces.` }
      : line.read(written);
  });
};

export const unique = <Value>(rule: Column<Value>): Column<Value> => ({ ...rule, unique: true });

export const optional = <Value>(rule: Column<Value>): Column<Value | undefined> => ({ ...rule, required: false });

/** The lasting name of a row, also part of addresses. */
export const id = (): Column<string> =>
  unique(matching(kebabCase, 64, 'Write lower-case letters, digits and single hyphens'));

export const iconName = (): Column<string> =>
  matching(kebabCase, 64, 'Not an icon name: write lower-case words joined by hyphens');

/** Names the `_id` of a row of another sheet, each of which is named at least and at most so many times. */
export const reference = (
  sheet: string,
  { least = 0, most = Infinity, ...more }: Partial<Omit<Reference, 'sheet'>> = {},
): Column<string> => ({
  ...column((value) => ({ value })),
  references: { sheet, least, most, ...more },
});

export const hexColor = (): Column<string> =>
  column((written) => {
    const value = written.startsWith('#') ? parseHex(written) : undefined;
    return value === undefined ? { why: 'Not a hex color: write # and six hex digits.' } : { value };
  });

export const oneOf = <const Option extends string>(options: readonly Option[]): Column<Option> =>
  column((written) => {
    const value = options.find((option) => option === written);
    return value === undefined ? { why: `Must be one of ${options.join(', ')}.` } : { value };
  });

export const wholeNumber = (least: number, most: number): Column<number> =>
  column((written) => {
    const value = /^\d{1,9}$/.test(written) ? Number(written) : NaN;
    return value >= least && value <= most ? { value } : { why: `Must be a whole number from ${least} to ${most}.` };
  });

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number with a decimal point. */
export const decimal = (least: number, most: number): Column<number> =>
  column((written) => {
    const value = plainNumber.test(written) ? Number(written) : NaN;
    return value >= least && value <= most ? { value } : { why: `Must be a number from ${least} to ${most}.` };
  });

/** How much an anchor counts. A weight of 0 would say nothing: such a row is left out. */
export const weight = (): Column<number> =>
  column((written) => {
    const value = plainNumber.test(written) ? Number(written) : NaN;
    return value >= -1 && value <= 1 && value !== 0 ? { value } : { why: 'Must be a number from -1 to 1, not 0.' };
  });

/** `yes` or `no`; a spreadsheet's own TRUE and FALSE are understood. */
export const yesNo = (): Column<boolean> =>
  column((written) => {
    const answer = written.toLowerCase();
    if (answer === 'yes' || answer === 'true') return { value: true };
    return answer === 'no' || answer === 'false' ? { value: false } : { why: 'Must be yes or no.' };
  });

/** Some of these, with spaces between, each once, the weightiest first. */
export const someOf = <const Option extends string>(options: readonly Option[]): Column<Option[]> =>
  column((written) => {
    const words = written.split(/\s+/);
    const unknown = words.find((word) => !options.some((option) => option === word));
    if (unknown !== undefined) return { why: `${unknown} is none of ${options.join(', ')}.` };
    const value = options.filter((option) => words.includes(option));
    return value.length === words.length
      ? { value: value.toSorted((one, other) => words.indexOf(one) - words.indexOf(other)) }
      : { why: 'Each only once.' };
  });

/** CSS font weights with spaces between, ascending: `400 500 700`. */
export const fontWeights = (): Column<number[]> =>
  column((written) => {
    const value = written.split(/\s+/).map(Number);
    const ascending = value.every((weight, n) => n === 0 || weight > (value[n - 1] ?? 0));
    const known = value.every((weight) => weight % 100 === 0 && weight >= 100 && weight <= 1000);
    return known && ascending
      ? { value }
      : { why: 'Must be font weights, ascending, with spaces between, such as 400 700.' };
  });

/** An npm package of whole font files. */
export const fontPackage = (): Column<string> =>
  matching(
    /^@expo-google-fonts\/[a-z0-9]+(-[a-z0-9]+)*$/,
    100,
    'Must be an npm package such as @expo-google-fonts/lora',
  );
