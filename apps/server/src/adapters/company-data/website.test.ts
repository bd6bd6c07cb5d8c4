import { expect, test } from 'vitest';
import { isOnSharedHost, websiteOf } from './website.ts';

test.each([
  ['https://shop.foo.co.uk/about', 'foo.co.uk'],
  ['alice.me.uk', 'alice.me.uk'],
  ['www.bob.me.uk', 'bob.me.uk'],
  ['x.foo.com.br', 'foo.com.br'],
  ['a.github.io', 'a.github.io'],
  ['my.blog.wordpress.com', 'blog.wordpress.com'],
  ['bücher.de', 'xn--bcher-kva.de'],
])('%s is the website %s', (typed, name) => {
  expect(websiteOf(typed)).toBe(name);
});

test.each(['Node.js', 'localhost', 'stripe', 'printer.local', 'a@b.com', 'foo .com', '10.0.0.1'])(
  '%s is no website of a company',
  (typed) => {
    expect(websiteOf(typed)).toBeUndefined();
  },
);

test('a name on a host that many people share is not the name of the host', () => {
  expect(['a.github.io', 'a.medium.com', 'medium.com', 'github.io', 'foo.co.uk'].map(isOnSharedHost)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
