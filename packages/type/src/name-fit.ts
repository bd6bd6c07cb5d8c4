/** How well one company's name sets in one face, judged on the letters it really has. A face that lacks one of them has no fit at all. */
export interface NameFit {
  /** Neighboring letters whose ink overlaps or nearly does, in a face whose letters are not meant to join. */
  readonly collisions: number;
  /** Neighboring letters that gape: far more white between them than between the others of the name. */
  readonly gaps: number;
  /** Letters of the name that this face draws nearly alike, such as `I` and `l`. */
  readonly confusion: readonly string[];
  /** The widest line when the name is set in one, two and three lines at its best breaks, in cap heights. */
  readonly widths: readonly [one: number, two: number, three: number];
  /** All of it together, 0 to 1. */
  readonly score: number;
}
