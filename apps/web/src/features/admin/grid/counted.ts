export const number = new Intl.NumberFormat('en');

/** Of a search so many are counted at most. */
export const counted = ({ count, isCountLeast }: { count: number; isCountLeast: boolean }): string =>
  `${isCountLeast ? 'more than ' : ''}${number.format(count)}`;
