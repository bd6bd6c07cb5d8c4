/** What an interface takes of a brand's colors, by use, in the order in which they are shown. */
export const interfaceColorNames = [
  ['background', 'Background'],
  ['surface', 'Surface'],
  ['text', 'Text'],
  ['primary', 'Primary'],
  ['secondary', 'Secondary'],
  ['accent', 'Accent'],
] as const;
