import type { Pairing, PairingGround } from '@signet/type';
import { inHundredths, inWords } from '../in-words.ts';

const contrasts: Partial<Record<PairingGround, string>> = { 'contrast-class': 'a different kind of letter', 'contrast-weight': 'a clear difference in weight' };
const agreements: Partial<Record<PairingGround, string>> = { 'x-height': 'the height of the small letters', width: 'the width', posture: 'the posture' };

const named = (grounds: readonly PairingGround[], names: Partial<Record<PairingGround, string>>): string[] => grounds.flatMap((ground) => names[ground] ?? []);

const groundsInWords = ({ grounds }: Pairing, headline: string): string => {
  if (grounds.includes('same-family')) return `it is ${headline} itself, the safest pair there is`;
  if (grounds.includes('superfamily')) return `it comes from the same house as ${headline} and was drawn to go with it`;
  const [differs, agrees] = [named(grounds, contrasts), named(grounds, agreements)];
  const common = agrees.length > 0 ? `${inWords(agrees)} ${agrees.length === 1 ? 'agrees' : 'agree'}` : 'little is shared';
  return differs.length === 0 ? `it is close to ${headline}, so let size and weight tell them apart; ${common}` : `${inWords(differs)}, while ${common}`.replace('while little', 'though little');
};

/** What a pair has to say for itself, for a founder to read; the score is our reading of the rules of the trade. */
export const pairingSentence = (headline: string, text: string, pairing: Pairing): string =>
  `${text} under ${headline}: ${groundsInWords(pairing, headline)} (by our reading ${inHundredths(pairing.score)} of 1).`;
