/** A price for people, from the smallest unit of its currency (ISO 4217): without cents where there are none. */
export const priceOf = (
  { amount, currency }: { amount: number; currency: string },
  locale: string = navigator.language,
): string => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
};
