/** Where the names of colors come from; each industry is at home in some of them. */
export const colorWorlds = [
  'kitchen',
  'bar',
  'orchard',
  'garden',
  'woods',
  'sea',
  'sky',
  'stone',
  'metal',
  'cloth',
  'workshop',
  'street',
  'house',
  'animals',
  'skin',
] as const;
export type ColorWorld = (typeof colorWorlds)[number];

/** A name that a founder can remember a color by. */
export type ColorName = {
  _id: string;
  name: string;
  /** `#rrggbb`, the middle of what people would call so. */
  hex: string;
  world: ColorWorld;
};

/** Why a color's name would be wrong, in one industry or, without one, in all. */
export type ColorNameTrap = {
  colorName_id: string;
  industry_id?: string | undefined;
  why: string;
};

export type IndustryWorld = {
  industry_id: string;
  world: ColorWorld;
};
