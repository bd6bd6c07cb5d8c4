import { useState } from 'react';

/** Pixels: a column is never so narrow that its head is gone, nor so wide that it fills a screen. */
export const WIDTHS = { least: 72, most: 640, step: 16 } as const;
type Widths = Readonly<Record<string, number>>;

const keyOf = (label: string): string => `signet.columns.${label}`;

const kept = (label: string): Widths => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(label)) ?? '{}');
    const entries = Object.entries(typeof found === 'object' && found !== null ? found : {});
    return Object.fromEntries(entries.filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return {};
  }
};

const keep = (label: string, widths: Widths): void => {
  try {
    localStorage.setItem(keyOf(label), JSON.stringify(widths));
  } catch {
    // a browser that keeps nothing shows the widths until the page is left
  }
};

export const inBounds = (width: number): number => Math.round(Math.min(WIDTHS.most, Math.max(WIDTHS.least, width)));

/** How wide the columns of a grid are, as somebody has drawn them in this browser; none where nobody has. */
export const useColumnWidths = (label: string) => {
  const [widths, setWidths] = useState<Widths>(() => kept(label));
  const set = (changed: Widths): void => {
    setWidths(changed);
    keep(label, changed);
  };
  return {
    widths,
    /** `shown`: how wide every column is now, so that no other one moves when the first is drawn. */
    resize: (id: string, width: number, shown: Widths) => set({ ...shown, ...widths, [id]: inBounds(width) }),
    reset: () => set({}),
  };
};

export type ColumnWidths = ReturnType<typeof useColumnWidths>;
