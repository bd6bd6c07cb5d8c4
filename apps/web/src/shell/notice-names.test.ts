import { expect, it } from 'vitest';
import { noticeOf } from './notice-names.ts';

it.each(['support', 'welcomeToBeta', 'betaCancelled'])('?notice=%s opens its modal', (name) => {
  expect(noticeOf(new URLSearchParams({ notice: name }))).toBe(name);
});
it.each(['?notice=toString', '?notice=', '?other=support', ''])('%s opens nothing', (query) => {
  expect(noticeOf(new URLSearchParams(query))).toBeNull();
});
