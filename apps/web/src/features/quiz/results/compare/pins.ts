import type { Selections } from '@signet/contract';
import { keyOf as markKeyOf } from '../mark/mark-queries.ts';

type Chosen = Pick<Selections, 'brandQuizSelections' | 'customSelections' | 'useCustomSelections'>;

/** A brand that was put aside to be compared. */
export type Pin = { id: string; name: string; kind: string; choice: Chosen };

/** More than four do not stand side by side. */
export const MOST_PINS = 4;

const keyOf = (quizId: string): string => `signet.pins.${quizId}`;

const read = (quizId: string): readonly Pin[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(quizId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Pin[]).filter((pin) => pin.choice?.brandQuizSelections?.colorSelection) : [];
  } catch {
    return [];
  }
};

/** What tells one brand from another: its colors, fonts, kit and mark. */
export const idOf = ({ brandQuizSelections, customSelections, useCustomSelections }: Chosen): string => {
  const { colorSelection, fontSelections, marketingKitSelection, markSelection: mark } = brandQuizSelections;
  const own = useCustomSelections ? customSelections.colorSelection : undefined;
  return [
    ...Object.values((own ?? colorSelection)?.colors ?? {}),
    fontSelections?.headlineSelection.fontName,
    fontSelections?.bulkTextSelection.fontName,
    marketingKitSelection?.marketingKitId,
    ...(mark ? [mark.lockup, markKeyOf(mark)] : []),
  ].join(' ');
};

/** The pins of each quiz, kept by this browser. Observable as an external store. */
const createPins = () => {
  const known = new Map<string, readonly Pin[]>();
  const listeners = new Set<() => void>();
  const of = (quizId: string): readonly Pin[] => {
    const pins = known.get(quizId) ?? read(quizId);
    known.set(quizId, pins);
    return pins;
  };
  const keep = (quizId: string, pins: readonly Pin[]) => {
    known.set(quizId, pins);
    // a browser that keeps nothing keeps them until the tab is closed
    try {
      localStorage.setItem(keyOf(quizId), JSON.stringify(pins));
    } catch {}
    for (const listener of listeners) listener();
  };
  return {
    of,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Pins a brand, or takes it off where it is pinned already. The fifth takes the place of the first. */
    toggle: (quizId: string, pin: Pin) => {
      const others = of(quizId).filter(({ id }) => id !== pin.id);
      keep(quizId, others.length < of(quizId).length ? others : [...others, pin].slice(-MOST_PINS));
    },
    /** Puts these in front of what is pinned, so that they stand side by side; the oldest give way. */
    show: (quizId: string, shown: readonly Pin[]) => {
      const ids = new Set(shown.map(({ id }) => id));
      keep(quizId, [...shown, ...of(quizId).filter(({ id }) => !ids.has(id))].slice(0, MOST_PINS));
    },
    remove: (quizId: string, id: string) =>
      keep(
        quizId,
        of(quizId).filter((pin) => pin.id !== id),
      ),
  };
};

export const pins = createPins();
