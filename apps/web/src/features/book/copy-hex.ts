import { toasts } from '../../ui/toast-queue.ts';

/** Puts a hex on the clipboard and says so (spec results §8). Browsers may refuse. */
export const copyHex = async (hex: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(hex);
    toasts.success('Hex code copied to clipboard!');
  } catch {
    toasts.error(`Your browser did not let us copy. The hex code is ${hex}.`);
  }
};
