/**
 * Signet's mark on a 32 x 32 field: a signet ring seen from the front, an S cut into its bezel. Lines are drawn in
 * the color of the text around it, the cut in the paper it lies on. `index.html` and `favicon.svg` of the web app
 * carry the same drawing as text.
 */
export const markPaths = {
  ring: { d: 'M10.3 15.1a8.2 8.2 0 1 0 11.4 0', strokeWidth: 3 },
  bezel: { d: 'M12 1.5h8l5.5 4v5l-5.5 4h-8l-5.5-4v-5z', strokeWidth: 2 },
  cut: {
    d:
      'M18.5 6.2c-.5-.8-1.4-1.2-2.5-1.2-1.4 0-2.5.6-2.5 1.7 0 2.5 5 1.3 5 3.8' +
      ' 0 1.1-1.1 1.8-2.5 1.8-1.1 0-2.1-.4-2.6-1.2',
    strokeWidth: 1.7,
  },
} as const;

/**
 * Both marks by the value of the flag `brand.logo`. `next` is what the ring leaves behind: its bezel pressed into a
 * round of wax, the same S cut into it.
 */
export const marks = {
  default: markPaths,
  next: {
    ring: { d: 'M16 1.2a14.8 14.8 0 1 1 0 29.6 14.8 14.8 0 1 1 0-29.6z', strokeWidth: 1.6 },
    bezel: { d: 'M12 6h8l6 6v8l-6 6h-8l-6-6v-8z', strokeWidth: 2 },
    cut: {
      d: 'M20 12.1c-.8-1.3-2.2-1.9-4-1.9-2.2 0-4 1-4 2.7 0 4 8 2.1 8 6.1 0 1.8-1.8 2.9-4 2.9-1.8 0-3.4-.6-4.2-1.9',
      strokeWidth: 2.6,
    },
  },
} as const;
