import type { Ask } from '../content/slide-spec.ts';
import { quantitiesOf, SCALE } from './quantity.ts';

/** Money by its code, its short name or a sign with its country, beside a number. */
const CODES =
  'EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|UAH|TRY|ILS|AED|SAR|ZAR|NGN|KES|INR|JPY|CNY|KRW|SGD|HKD|AUD|' +
  'CAD|NZD|MXN|BRL|kr|zł|Kč|Ft|lei|(?:R|A|C|HK|NZ|US)\\$';
const CODED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<before>${CODES})\\s?\\d|\\d\\s?(?:${SCALE}\\s?)?(?<after>${CODES})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** What says more comes first: of `R$ 90` a `$` is found as well. */
const moneyIn = (text: string): string[] => [
  ...Array.from(text.matchAll(CODED), ({ groups = {} }) => groups.before ?? groups.after ?? ''),
  ...quantitiesOf(text).flatMap(({ sign }) => sign || []),
];

const mostOf = (found: readonly string[]): string => {
  const counts = Map.groupBy(found, (one) => one);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
};

/** What a company charges for; what a market is worth is often said in another country's money. */
const CHARGED = /^(?:model|prices|unit)\./u;

/**
 * The money that a founder's own answers are in, as they write it: first of what is charged, then of all that is told.
 * Empty where no sum is told. A market is asked of nobody, so nothing else is known of it.
 */
export const currencyOf = (answers: Readonly<Record<string, string>>): string => {
  const all = Object.entries(answers);
  const charged = all.filter(([key]) => CHARGED.test(key));
  return mostOf(charged.flatMap(([, text]) => moneyIn(text))) || mostOf(all.flatMap(([, text]) => moneyIn(text)));
};

/** What a column of sums is called, with its money where that is known. */
export const inMoney = (name: string, currency: string): string => (currency ? `${name}, ${currency}` : name);

/** Sums in the examples of our own questions, whose money nobody has said yet. */
const UNSAID = /¤(?<sum>\d[\d,.]*(?: (?:k|m|bn))?)/gu;

/** An example in the founder's own money; where no sum is told yet its sums are plain numbers. */
export const hintIn = (hint: string, currency: string): string =>
  hint.replaceAll(UNSAID, (_, sum: string) => {
    if (currency === '') return sum;
    // as it is written: `€31 k`, `R$31 k`, but `31 k SEK`
    return /\p{Sc}$/u.test(currency) ? `${currency}${sum}` : `${sum} ${currency}`;
  });

/** Questions with their examples in the founder's own money. */
export const asksIn = (asks: Readonly<Record<string, Ask>>, currency: string): Record<string, Ask> =>
  Object.fromEntries(
    Object.entries(asks).map(([slot, [question, hint]]): [string, Ask] => [
      slot,
      hint === undefined ? [question] : [question, hintIn(hint, currency)],
    ]),
  );
