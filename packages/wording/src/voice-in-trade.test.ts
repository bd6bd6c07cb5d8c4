import { expect, it } from 'vitest';
import { saidInTrade } from './voice-in-trade.ts';

it('each keyword speaks a sentence of the trade: the quietest the quiet one, the liveliest the short one', () =>
  expect(saidInTrade('restaurants-and-catering', [-1, 2, 0])).toEqual([
    'Order. Eat. Linger.',
    'A table by the window.',
    'Come in hungry.',
  ]));

it('one keyword alone has what is said aloud, and a trade of a brain of one’s own has none', () => {
  expect(saidInTrade('games', [1])).toEqual(['One more round.']);
  expect(saidInTrade('candles', [1, 2, 3])).toEqual([]);
});
