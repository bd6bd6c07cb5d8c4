import type { KitBrand } from './brand.ts';
import { markLockup } from './lockup.ts';
import type { Says, Sheet } from './sheet.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('en')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text says a name, word by word: `Quern's` does, `Querns` does not. */
export const saysName = (text: string, name: string): boolean => {
  const [words, named] = [wordsOf(text), wordsOf(name)];
  return named.length > 0 && words.some((_, from) => named.every((word, at) => words[from + at] === word));
};

/**
 * A brand's logo beside a headline that says the name: its mark alone, since the name beside it would be read twice;
 * none where the name is all the logo has. Whether an own logo says a name nobody can tell, so it stays.
 */
export const besideName = ({ mark, logo }: Pick<KitBrand, 'mark' | 'logo'>): 'logo' | 'mark' | 'none' => {
  if (logo) return 'logo';
  return mark ? 'mark' : 'none';
};

/** What a piece says, and the sheet to say it on, with the name said once. A page with a menu keeps its logo. */
export const sayingOnce = (sheet: Sheet, says: Says): [Sheet, Says] => {
  const { headline, logo, hero, menu } = says;
  if (!logo || hero || menu || !headline || !saysName(headline, sheet.brand.name)) return [sheet, says];
  const { mark } = sheet.brand;
  const shown = besideName(sheet.brand);
  if (shown === 'mark' && mark) return [{ ...sheet, lockup: markLockup(mark) }, says];
  return shown === 'none' ? [sheet, { ...says, logo: false, isUnder: true }] : [sheet, says];
};
