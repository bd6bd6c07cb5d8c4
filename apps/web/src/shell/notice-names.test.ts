import { expect, it } from 'vitest';
import { noticeOf, noticePath, withoutNotice } from './notice-names.ts';

it.each(['support', 'welcomeToBeta', 'betaCancelled'])('?notice=%s opens its modal', (name) => {
  expect(noticeOf(new URLSearchParams({ notice: name }))).toBe(name);
});
it.each(['?notice=toString', '?notice=', '?other=support', ''])('%s opens nothing', (query) => {
  expect(noticeOf(new URLSearchParams(query))).toBeNull();
});

it('the parameter is removed from the address, and nothing else', () => {
  expect(withoutNotice('https://signet.test/team?tab=1&notice=support&c=x#here')).toBe('/team?tab=1&c=x#here');
});

it('a notice opens over a screen whose address keeps what it says', () => {
  const address = { pathname: '/manage-brand-quiz', search: '?completedQuizId=x' };
  expect(noticePath('support', address)).toBe('/manage-brand-quiz?completedQuizId=x&notice=support');
  expect(noticePath('support', { pathname: '/book', search: '' })).toBe('/book?notice=support');
});

it('what is left never leads to another site', () => {
  expect(withoutNotice('https://signet.test//evil.test/a?notice=support')).toBe('/evil.test/a');
});
