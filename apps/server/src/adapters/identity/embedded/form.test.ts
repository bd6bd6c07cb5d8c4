import { describe, expect, it } from 'vitest';
import { field, readEmail } from './form.ts';

describe('an e-mail address', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['  ada@example.com \n', 'ada@example.com'],
    ['ada+brand@mail.example.co.uk', 'ada+brand@mail.example.co.uk'],
    ['żaneta@bücher.example', 'żaneta@xn--bcher-kva.example'],
    ["o'hara@example.com", "o'hara@example.com"],
    ['admin@localhost.localdomain', 'admin@localhost.localdomain'],
  ])('%s is kept as %s', (typed, kept) => expect(readEmail(typed)).toBe(kept));

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'a@b@example.com',
    'a\0b@example.com',
    'a\r\nbcc:x@example.com',
    'ada@exa_mple.com',
    'ada@-example.com',
    'ada@.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
    'ada@[127.0.0.1]',
    'ada@127.0.0.1',
    '\u202Emoc@example.com',
  ])('%j is none', (typed) => expect(readEmail(typed)).toBeUndefined());
});

describe('a field of a form', () => {
  it('is empty when it is missing or when there is no form', () => {
    expect(field(new URLSearchParams('a=1'), 'b')).toBe('');
    expect(field(undefined, 'b')).toBe('');
    expect(field({ b: 'x' }, 'b')).toBe('');
  });

  it('cannot be there twice', () =>
    expect(() => field(new URLSearchParams('a=1&a=2'), 'a')).toThrow(expect.objectContaining({ statusCode: 400 })));
});
