import { useState } from 'react';
import { useUser } from './visitor.ts';

/** Of this tab of the browser: it outlives leaving for a payment provider, and ends with the tab. */
const browserStorage = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

const readBack = (name: string): string | null => {
  try {
    return browserStorage()?.getItem(name) ?? null;
  } catch {
    return null;
  }
};

const keep = (name: string, text: string | null): void => {
  try {
    if (text === null) browserStorage()?.removeItem(name);
    else browserStorage()?.setItem(name, text);
  } catch {
    // full or forbidden: it is kept as long as the screen is
  }
};

/**
 * A text that is typed and not saved yet. It is there again when the founder comes back, also from paying elsewhere;
 * `saved` is what it is held against, and forgotten with.
 */
export const useKeptText = (field: string, saved: string) => {
  const { _id, activeQuizId } = useUser();
  // of one person and one brand: the next one in this tab is shown nothing of it
  const name = `signet.typed.${_id}.${activeQuizId}.${field}`;
  const [typed, setTyped] = useState(() => ({ name, text: readBack(name) ?? saved }));
  // the brand may be another meanwhile, while the field stays open: what was typed is not of that one
  const text = typed.name === name ? typed.text : (readBack(name) ?? saved);
  return {
    text,
    change: (next: string): void => {
      setTyped({ name, text: next });
      keep(name, next.trim() === saved.trim() ? null : next);
    },
    /** It was saved or sent. */
    forget: (): void => keep(name, null),
  };
};
