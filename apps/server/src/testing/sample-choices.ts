/** Colors, a piece of a kit and a font as somebody may choose them, for samples of calls. */
export const hexes = {
  p1: '#112233',
  p2: '#223344',
  s1: '#334455',
  a1: '#445566',
  a2: '#556677',
  n1: '#667788',
  n2: '#778899',
  n3: '#8899aa',
  b1: '#000000',
  w1: '#ffffff',
};
export const kitPiece = { marketingKitId: 'kit-open-margin', fileName: 'cover.svg' };
export const tenHexes = Object.values(hexes)
  .map((hex) => hex.slice(1))
  .join('-');
export const face = { fontName: 'Inter', fontWeight: 400, fontStyle: 'normal' } as const;
export const font = {
  ...face,
  fontType: 'sans-serif' as const,
  fonts: [face],
  matchScore: 90,
  fontRecommendationOrderIndex: 0,
  fontRecommendationId: 'f1',
};
