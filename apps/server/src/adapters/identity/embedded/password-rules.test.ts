import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';

const EMAIL = 'ada.lovelace@example.com';

describe('a new password', () => {
  it.each([
    'correct horse battery',
    'tulip-anchor-9',
    'Zażółć gęślą jaźń',
    'blau pferd 77',
    '🦊🐻🌲🍄🌙⭐🔥🌊🍋🎈',
    'x'.repeat(3) + 'kq9vT2mPz'.repeat(20),
    'seaside passwords jar',
    '   ten wide   ',
  ])('may be %s', (password) => {
    expect(passwordFault(password, EMAIL)).toBeUndefined();
  });

  it.each(['', 'short', '123456789', '🦊🐻🌲🍄🌙⭐🔥🌊🍋'])(
    'needs at least 10 characters: %s (ASVS 6.2.1)',
    (password) => expect(passwordFault(password, EMAIL)).toBeDefined(),
  );

  it('may have 256 characters and not more (ASVS 6.2.9)', () => {
    const words = 'tulip anchor ferry '.repeat(20);
    expect(passwordFault(words.slice(0, 256), EMAIL)).toBeUndefined();
    expect(passwordFault(words.slice(0, 257), EMAIL)).toBe('Use at most 256 characters.');
  });

  it.each([
    'password123',
    'Password2024!',
    'p@ssw0rd123',
    'P4ssword!!',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'qwerty12345',
    'iloveyou123',
    'aaaaaaaaaa',
    'abcabcabcabc',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'welcome2025',
    'Liverpool1892',
    'letmein1234',
    'passwordpassword',
    'Signet2026!',
    'admin12345',
    'football99',
    'abcdefghij',
    'abcd123456',
    'Summer2026!',
    'kingkong99!!',
    'B@dminton2024',
    'mercedes1234',
    '1q2w3e4r5t6y',
    'dragonball99',
  ])('must not be among the first that anyone would try: %s (ASVS 6.2.4)', (password) => {
    expect(passwordFault(password, EMAIL)).toContain('first passwords anyone would try');
  });

  it('is none of the commonest passwords of leaks, nor one with figures and signs around it', () => {
    const leaked = (dictionary['passwords-common'] as readonly string[]).slice(0, 20_000);
    const long = leaked.filter((password) => password.length >= 10);
    const dressed = leaked.filter((word) => /^[a-z]{6,}$/.test(word)).map((word) => `${word}-2026!`);
    expect(long.length).toBeGreaterThan(300);
    expect([...long, ...dressed].filter((password) => passwordFault(password, EMAIL) === undefined)).toEqual([]);
  });

  it.each(['ada.lovelace@example.com', 'Ada.Lovelace1', 'ada.lovelace2026', 'example.com1'])(
    'must not be the e-mail: %s (ASVS 6.2.11)',
    (password) => {
      expect(passwordFault(password, EMAIL)).toContain('too close to your e-mail');
    },
  );
});
