/** How many quizzes each part of the run takes; the small ones repeat the engine many times a quiz. */
export type Sizes = {
  quizzes: number;
  /** The peers get the first so many. */
  peers: number;
  /** Recommended twice more each. */
  repeated: number;
  timed: number;
  /** 0: not measured; so few that it takes minutes would measure chance. */
  lift: number;
  /** Of letters, which take no time. */
  liftFonts: number;
  /** Third keywords that each quiz of `lift` is tried with. */
  liftKeywords: number;
  changed: number;
  positions: number;
  /** What came first for them is looked at: of those that were asked already, the first so many. */
  sameness: number;
  /** Of these, asked again with one thing changed. */
  moved: number;
};

const usual: Sizes = {
  quizzes: 180,
  peers: 60,
  repeated: 10,
  timed: 20,
  lift: 0,
  liftFonts: 100,
  liftKeywords: 4,
  changed: 30,
  positions: 12,
  sameness: 180,
  moved: 24,
};
const all: Sizes = {
  quizzes: 10_000,
  peers: 200,
  repeated: 1000,
  timed: 1000,
  lift: 200,
  liftFonts: 200,
  liftKeywords: 96,
  changed: 1000,
  positions: 500,
  sameness: 2000,
  moved: 500,
};

/** Of what comes first for many founders: enough that a share is right within a few hundredths. */
export const manyFirsts: Sizes = { ...all, sameness: 2000, moved: 400 };

/** At most ten minutes, or with `full` some hours. Every row says the size that it comes from. */
export const sizesOf = (full: boolean): Sizes => (full ? all : usual);
