import { timing } from '@signet/contract';
import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../ui/toast-queue.ts';

type Timer = ReturnType<typeof setTimeout>;

const stopAll = (timers: readonly Timer[]): void => {
  for (const timer of timers) clearTimeout(timer);
};

/**
 * Puts a hex on the clipboard. What confirms it slides in after 200 ms and out again after 5 s (spec results §9);
 * browsers may refuse, which is said at once with the hex to be read.
 */
export const useCopyHex = () => {
  const [isOpen, setOpen] = useState(false);
  const timers = useRef<Timer[]>([]);
  useEffect(() => {
    const running = timers;
    return () => stopAll(running.current);
  }, []);

  const copy = async (hex: string): Promise<void> => {
    stopAll(timers.current);
    setOpen(false);
    try {
      await navigator.clipboard.writeText(hex);
    } catch {
      toasts.error(`Your browser did not let us copy. The hex code is ${hex}.`);
      return;
    }
    const opens = setTimeout(() => setOpen(true), timing.copySlideOpens);
    const closes = setTimeout(() => setOpen(false), timing.copySlideOpens + timing.copySlideStays);
    timers.current = [opens, closes];
  };
  return { copy, isOpen };
};
