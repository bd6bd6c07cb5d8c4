/** A scheme for tests, as the engine would make one. */
export const brandColorsExample = {
  p1: '#0e7378',
  p2: '#0a3b4f',
  s1: '#8a3b2e',
  a1: '#e0a84e',
  a2: '#f2c9b8',
  n1: '#3d4a4d',
  n2: '#d8dfdd',
  n3: '#f5f8f6',
  b1: '#101617',
  w1: '#ffffff',
};
