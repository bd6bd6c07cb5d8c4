/** How many quizzes each part of the run takes; the small ones repeat the engine many times a quiz. */
export type Sizes = {
  quizzes: number;
  /** The peers get the first so many. */
  peers: number;
  /** Recommended twice more each. */
  repeated: number;
  timed: number;
  lift: number;
  /** Third keywords that each quiz of `lift` is tried with. */
  liftKeywords: number;
  changed: number;
  positions: number;
  /** Asked for what comes first alone. */
  sameness: number;
  /** Of these, asked again with one thing changed. */
  moved: number;
};

const usual: Sizes = {
  quizzes: 1000,
  peers: 200,
  repeated: 100,
  timed: 200,
  lift: 200,
  liftKeywords: 4,
  changed: 200,
  positions: 60,
  sameness: 2000,
  moved: 150,
};
const all: Sizes = {
  quizzes: 10_000,
  peers: 200,
  repeated: 1000,
  timed: 1000,
  lift: 200,
  liftKeywords: 96,
  changed: 1000,
  positions: 500,
  sameness: 2000,
  moved: 500,
};

/** A few minutes, or with `full` the better part of an hour. */
export const sizesOf = (full: boolean): Sizes => (full ? all : usual);
