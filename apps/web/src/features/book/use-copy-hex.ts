import { timing } from '@signet/contract';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../ui/toast-queue.ts';

/** Spec results §8 names it in the confirmation. */
const HEX = 'Hex code';

type Timer = ReturnType<typeof setTimeout>;

const stopAll = (timers: readonly Timer[]): void => {
  for (const timer of timers) clearTimeout(timer);
};

/**
 * Puts a hex, or another notation of a color, on the clipboard; `confirmed` says which. What confirms it slides in
 * after 200 ms and out again after 5 s (spec results §9);
 * browsers may refuse, which is said at once with the hex to be read.
 */
export const useCopyHex = () => {
  const [isOpen, setOpen] = useState(false);
  const [confirmed, setConfirmed] = useState(HEX);
  const timers = useRef<Timer[]>([]);
  useEffect(() => {
    const running = timers;
    return () => stopAll(running.current);
  }, []);

  const copy = async (text: string, what = HEX): Promise<void> => {
    stopAll(timers.current);
    setOpen(false);
    setConfirmed(what);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toasts.error(`Your browser did not let us copy. The ${what === HEX ? 'hex code' : what} is ${text}.`);
      return;
    }
    const opens = setTimeout(() => setOpen(true), timing.copySlideOpens);
    const closes = setTimeout(() => setOpen(false), timing.copySlideOpens + timing.copySlideStays);
    timers.current = [opens, closes];
  };
  return { copy, confirmed, isOpen };
};
