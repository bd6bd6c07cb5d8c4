/** What the address of a shared book carries, of a book that is none. */
export const noToken = 'n'.repeat(32);

/** A drawing of nobody's book. */
export const noDrawing = {
  userId: '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d',
  brandId: '0191d6f2-5b1e-7c3a-9c4d-2f6a8e1b0c5d',
  name: 'clear-space',
};
