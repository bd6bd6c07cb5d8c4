import { colorRoles, type ColorRole, type SchemeColors } from '@signet/color';
import type { EngineInput } from '@signet/engine';
import { labOf, type Lab } from '../color-math.ts';
import type { RecommendedSet } from '../recommended-set.ts';

/** A scheme as it came out, with its colors in OKLab by the bench's own formula. */
export type SeenScheme = {
  colors: SchemeColors;
  labs: Readonly<Record<ColorRole, Lab>>;
};

/** What one quiz came to: how many of how many held. None of none where the check does not speak of the quiz. */
export type Verdict = {
  good: number;
  of: number;
  /** The figure behind a verdict that holds one number against a bound. */
  measured?: number;
  /** What is wrong with the first one that did not hold. */
  fault?: string | undefined;
};

/** A demand on what is recommended for a quiz. */
export type Check<Subject> = {
  /** For `--show=`. */
  key: string;
  /** A row's name. */
  claim: string;
  /** The least share that has to hold, 0 to 1; absent where the share is for knowing. */
  atLeast?: number;
  judge(quiz: EngineInput, subject: Subject): Verdict;
};
/** A demand on the color schemes alone, which the engine's peers make too. */
export type SchemeCheck = Check<readonly SeenScheme[]>;
/** A demand on everything that the engine recommends. */
export type SetCheck = Check<RecommendedSet>;

export const see = (colors: SchemeColors): SeenScheme => ({
  colors,
  labs: Object.fromEntries(colorRoles.map((role) => [role, labOf(colors[role])])) as Record<ColorRole, Lab>,
});

export const silent: Verdict = { good: 0, of: 0 };

/** One demand on the whole quiz. */
export const whole = (holds: boolean, fault: string, measured?: number): Verdict => ({
  good: holds ? 1 : 0,
  of: 1,
  fault: holds ? undefined : fault,
  ...(measured === undefined ? {} : { measured }),
});

/** A demand on every one of a list; `faultOf` says what is wrong with one, or undefined. */
export const each = <Item>(
  items: readonly Item[],
  faultOf: (item: Item, at: number) => string | undefined,
): Verdict => {
  const faults = items.map(faultOf);
  const first = faults.findIndex((fault) => fault !== undefined);
  return {
    good: faults.filter((fault) => fault === undefined).length,
    of: items.length,
    fault: first < 0 ? undefined : `number ${first + 1}: ${faults[first]}`,
  };
};
