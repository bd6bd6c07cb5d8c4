import { useEffect, useState } from 'react';

/**
 * How many of `count` parts are drawn: one more after each that the browser has shown, so that nobody who scrolls or
 * presses meanwhile waits for all of them. All `atOnce` for whom a part of them was meant.
 */
export const useTurns = (count: number, atOnce: boolean): number => {
  const [turn, setTurn] = useState(1);
  // what was drawn at once stays drawn
  if (atOnce && turn < count) setTurn(count);
  const isDone = atOnce || turn >= count;
  useEffect(() => {
    if (isDone) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setTurn(turn + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDone, turn]);
  return isDone ? count : turn;
};
