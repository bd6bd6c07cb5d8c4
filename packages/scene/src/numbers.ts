/**
 * A number as drawings write it: at most three decimals, no -0, no exponent. The same on every machine.
 * @throws TypeError for NaN and infinities: they would silently empty a drawing.
 */
export const svgNumber = (value: number): string => {
  if (!Number.isFinite(value)) throw new TypeError(`Not a number that can be drawn: ${value}`);
  // below 1e21 only tiny fractions are written with an exponent, and those are rounded away
  return String(Math.round(value * 1000) / 1000 || 0);
};
