import { bookManner, bookManners } from '@signet/contract';
import { kits } from '@signet/kit';
import { expect, it } from 'vitest';

it('books of the ten kits are laid out in three ways, each of them for some kits and none for most', () => {
  const laidOut = Object.keys(kits).map((key) => bookManner(key));
  const counts = bookManners.map((manner) => laidOut.filter((one) => one === manner).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
});

it('the book of a kit that is not known is quiet', () => expect(bookManner('papyrus')).toBe('margin'));
