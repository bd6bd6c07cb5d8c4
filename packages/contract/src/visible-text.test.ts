import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyProfile } from './answers.ts';
import { quizSave } from './quiz-calls.ts';
import { isSeen, visibleText } from './visible-text.ts';

describe('what can be seen of a text', () => {
  it.each([
    ['zero width', 'Ac\u200bme\ufeff', 'Acme'],
    ['an override of the direction', '\u202eemcA\u202c', 'emcA'],
    ['an isolate', '\u2067Acme\u2069', 'Acme'],
    ['a joiner between Latin letters', 'Ac\u200dme', 'Acme'],
    ['a selector of forms without a sign', 'Acme\ufe0f', 'Acme'],
    ['a filler that counts as a letter', '\u3164Acme\u115f', 'Acme'],
    ['tags', 'Acme\u{e0041}\u{e007f}', 'Acme'],
    ['half a surrogate', 'Ac\ud800me', 'Acme'],
    ['a control code', 'Ac\u0007me', 'Ac me'],
    ['a soft hyphen', 'Ac\u00adme', 'Acme'],
  ])('is without %s', (_what, typed, seen) => expect(visibleText(typed)).toBe(seen));

  it.each([
    ['a joiner that Persian needs', 'می\u200cخواهم'],
    ['a joiner that Devanagari needs', 'क्\u200dष'],
    ['a family of emoji', '👩\u200d🚀'],
    ['the colored form of a sign', '❤\ufe0f'],
    ['letters of any script', 'Żółć 日本 Ελλάδα ไทย'],
  ])('keeps %s', (_what, typed) => expect(visibleText(typed)).toBe(typed));

  it.each(['Salt\r\nTimber', 'Salt\rTimber', 'Salt\u2028Timber', 'Salt\u0085Timber'])(
    'has one kind of line break: %j',
    (typed) => expect(visibleText(typed)).toBe('Salt\nTimber'),
  );

  it('stays the same when it is asked again', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seen = visibleText(text);
        expect(visibleText(seen)).toBe(seen);
      }),
    ));

  it.each(['', ' ', '\u200b', '\u0301', '\u00a0\u3000', '\ufe0f', '\u200d\u200c', '\u2800', '\n'])(
    'is nothing of %j',
    (text) => expect(isSeen(text)).toBe(false),
  );
});

const profile = { websiteUrl: 'acme.com', industry: 'x', businessLifecycle: 'seed' };
const nameOf = (companyName: string) => companyProfile.safeParse({ ...profile, companyName });

describe('the name of a company', () => {
  it('is kept as it can be seen', () => expect(nameOf(' \u202eAc\u200bme\n\u200b').data?.companyName).toBe('Acme'));

  it.each(['\u200b', ' \u2060 ', '\u0301', '\ufe0f'])('cannot be %j', (name) =>
    expect(nameOf(name).success).toBe(false),
  );

  it('has as many lines as its logo may have', () => {
    expect(nameOf('a\nb\nc').success).toBe(true);
    expect(nameOf('a\nb\nc\nd').error?.issues[0]?.message).toBe('At most 3 lines');
  });

  it('follows the same rules as the text of the logo', () => {
    const logoText = (text: string) => quizSave.safeParse({ version: 0, logoText: text });
    expect(logoText('Ac\u200bme\n').data?.logoText).toBe('Acme\n');
    expect(logoText('\u0301').success).toBe(false);
    expect(logoText('a\nb\nc\nd').success).toBe(false);
    expect(logoText('').success).toBe(true);
  });
});
