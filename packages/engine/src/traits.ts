/** What keywords, colors and fonts are compared in. Each runs from -1 (the opposite) over 0 (says nothing) to 1. */
export const traitNames = ['warm', 'heavy', 'vivid', 'traditional', 'ornate'] as const;
export type TraitName = (typeof traitNames)[number];
export type Traits = Record<TraitName, number>;

/** In the order of `traitNames`, -2 to 2: authored judgements are no finer than that. */
export type Grades = readonly [warm: number, heavy: number, vivid: number, traditional: number, ornate: number];

export const traitsFromGrades = ([warm, heavy, vivid, traditional, ornate]: Grades): Traits =>
  ({ warm: warm / 2, heavy: heavy / 2, vivid: vivid / 2, traditional: traditional / 2, ornate: ornate / 2 });

export const neutralTraits: Traits = traitsFromGrades([0, 0, 0, 0, 0]);

/** The mean of each trait; neutral of none. */
export const meanTraits = (list: readonly Traits[]): Traits => {
  const mean = (name: TraitName) => (list.length === 0 ? 0 : list.reduce((sum, one) => sum + one[name], 0) / list.length);
  return { warm: mean('warm'), heavy: mean('heavy'), vivid: mean('vivid'), traditional: mean('traditional'), ornate: mean('ornate') };
};
