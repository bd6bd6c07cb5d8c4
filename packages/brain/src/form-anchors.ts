/**
 * What can be said of a mark's form; below 0 their opposites: angular, light, dynamic, open, simple, organic. Marks
 * are measured for each.
 */
export const formAnchors = [
  'form:round',
  'form:heavy',
  'form:symmetric',
  'form:closed',
  'form:dense',
  'form:regular',
] as const;
export type FormAnchor = (typeof formAnchors)[number];
