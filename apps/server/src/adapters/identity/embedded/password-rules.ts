import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * ASVS 6.2.1 asks for at least 8; whatever else is typed is allowed (6.2.5). The upper end keeps hashing cheap
 * (6.2.9: at least 64).
 */
export const PASSWORD_LENGTH = { least: 10, most: 256 };

/** The 49,233 commonest passwords of leaks, commonest first, as zxcvbn keeps them. */
const LEAKED: ReadonlySet<string> = new Set(dictionary['passwords-common'] as readonly string[]);
/** Fewer letters than these say nothing of the figures and signs around them. */
const LEAST_LETTERS = 5;

/**
 * What founders would choose that leaks do not show: other languages, months, and what they are here for. Reduced to
 * letters.
 */
const OURS = new Set(
  `password passwort motdepasse contrasena parola haslo wachtwoord passw passwd pass admin administrator root user
  guest login welcome letmein changeme default secret secure master access hello test testing qwerty qwertyuiop
  qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbnm qwertyasdfgh qazwsx qazwsxedc qweasdzxc asdfqwer
  abc abcd abcdef abcdefgh abcdefghij iloveyou ilovegod iloveme loveyou lovely princess sunshine football baseball
  basketball superman batman spiderman pokemon starwars dragon monkey shadow michael jennifer jessica charlie
  ashley daniel jordan thomas liverpool chelsea arsenal barcelona computer internet samsung google facebook
  whatever trustno freedom summer winter spring autumn january february march april june july august september
  october november december monday friday london germany england america signet startup founder company business
  brand branding`.split(/\s+/),
);

/** Signs that stand for letters in what people choose. */
const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const ROWS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
];

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
const withoutLookalikes = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** `aaaaaaaaaa`, `abcabcabcabc`: one short piece again and again. */
const repeatsItself = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/u.test(text) && new Set(text).size <= 4;

const isWord = (letters: string): boolean =>
  OURS.has(letters) || (letters.length >= LEAST_LETTERS && LEAKED.has(letters));

const isCommon = (password: string): boolean => {
  const small = password.toLowerCase();
  // figures and signs at the ends are decoration ('password2024!'); inside they may stand for letters ('p@ssw0rd123')
  const core = small.replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  const words = [lettersOf(small), lettersOf(withoutLookalikes(core)), lettersOf(withoutLookalikes(small))];
  return (
    LEAKED.has(small) ||
    words.some((word) => isWord(word) || isWord(word.replace(/^(.+)\1$/u, '$1'))) ||
    ROWS.some((row) => row.includes(small)) ||
    repeatsItself(small)
  );
};

/** Whether little is left of the password once the e-mail, its name or its domain is taken out of it. */
const isTheEmail = (password: string, email: string): boolean => {
  const small = password.toLowerCase();
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [email.toLowerCase(), name, domain, domain.split('.')[0] ?? ''].filter((part) => part.length >= 4);
  return parts.some((part) => small.includes(part) && small.replace(part, '').length < 6);
};

/** Characters as people count them, closely enough: an emoji is one. */
const lengthOf = (password: string): number => Array.from(password).length;

/** Longer than any password that could have been set; not worth hashing. */
export const isTooLong = (password: string): boolean => lengthOf(password) > PASSWORD_LENGTH.most;

/**
 * What is wrong with a new password, in words for the person who chose it; undefined when it will do (ASVS 6.2.4,
 * 6.2.11).
 */
export const passwordFault = (password: string, email: string): string | undefined => {
  const length = lengthOf(password);
  if (length === 0) return 'Choose a password.';
  if (length < PASSWORD_LENGTH.least)
    return `Use at least ${PASSWORD_LENGTH.least} characters. A few unrelated words are easy to remember.`;
  if (isTooLong(password)) return `Use at most ${PASSWORD_LENGTH.most} characters.`;
  if (isCommon(password))
    return 'This is one of the first passwords anyone would try. A few unrelated words are safer.';
  if (isTheEmail(password, email)) return 'This is too close to your e-mail address. A few unrelated words are safer.';
  return undefined;
};
