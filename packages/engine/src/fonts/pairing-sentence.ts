import type { Pairing, PairingGround } from '@signet/type';
import { inWords, ofOne } from '../in-words.ts';

const contrasts: Partial<Record<PairingGround, string>> = {
  'contrast-class': 'a different kind of letter',
  'contrast-weight': 'a clear difference in weight',
};
const agreements: Partial<Record<PairingGround, string>> = { 'x-height': 'height', width: 'width', posture: 'slant' };

const named = (grounds: readonly PairingGround[], names: Partial<Record<PairingGround, string>>): string[] =>
  grounds.flatMap((ground) => names[ground] ?? []);

/** Whether the grounds speak for the pair: strangers have to differ in something and to be alike in something. */
export const speaksForItself = ({ grounds }: Pairing): boolean =>
  grounds.includes('same-family') ||
  grounds.includes('superfamily') ||
  (named(grounds, contrasts).length > 0 && named(grounds, agreements).length > 0);

const groundsInWords = ({ grounds }: Pairing): string => {
  if (grounds.includes('superfamily')) return 'they were drawn to go together';
  const [differs, agrees] = [named(grounds, contrasts), named(grounds, agreements)];
  if (differs.length === 0) return 'they are close, so let size and weight tell them apart';
  return agrees.length === 0 ? inWords(differs) : `${inWords(differs)}, but alike in ${inWords(agrees)}`;
};

/** What a pair has to say for itself, for a founder to read; the score is our reading of the rules of the trade. */
export const pairingSentence = (headline: string, text: string, pairing: Pairing): string => {
  const score = `(${ofOne(pairing.score)}, by our reading)`;
  return pairing.grounds.includes('same-family')
    ? `${text} sets both headline and text: one family, the safest pair there is ${score}.`
    : `${text} goes under ${headline}: ${groundsInWords(pairing)} ${score}.`;
};
