import type { FeatureFlag } from '@signet/contract';

type Value = FeatureFlag['value'];

const labels: Readonly<Record<string, string>> = { true: 'On', false: 'Off' };

/** The choices of a flag's selector: its list of options, else true and false (spec administration §2.9). */
export const flagOptions = ({ valueOptions }: FeatureFlag): { id: string; label: string; value: Value }[] => {
  const values: readonly Value[] = valueOptions.length > 0 ? valueOptions : [true, false];
  return values.map((value) => ({
    id: String(value),
    label: typeof value === 'boolean' ? (labels[String(value)] ?? String(value)) : String(value),
    value,
  }));
};

/** The value behind a chosen option, of the type that the flag's options have: numbers stay numbers. */
export const valueOfOption = (flag: FeatureFlag, id: string): Value =>
  flagOptions(flag).find((option) => option.id === id)?.value ?? flag.value;
