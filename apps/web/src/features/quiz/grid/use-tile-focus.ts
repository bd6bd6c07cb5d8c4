import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { nextInGrid } from './next-in-grid.ts';

const tilesIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-tile]')];

/**
 * One stop for Tab in a whole grid of tiles, arrow keys within it. Spread `grid` on the element around the tiles and
 * `tile(id)` on each. `ids` are the tiles on screen, in order.
 */
export const useTileFocus = (ids: readonly string[]) => {
  const ref = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && ids.includes(last) ? last : ids[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tiles = tilesIn(event.currentTarget);
    const current = tiles.indexOf(document.activeElement as HTMLElement);
    const places = tiles.map((tile) => ({ left: tile.offsetLeft, top: tile.offsetTop, width: tile.offsetWidth }));
    const next = nextInGrid(places, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    tiles[next]?.focus();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.dataset.tile;
    if (id !== undefined) setLast(id);
  };

  return {
    grid: { ref, onKeyDown, onFocus },
    tile: (id: string) => ({ 'data-tile': id, tabIndex: id === stop ? 0 : -1 }),
    /** Brings a tile into view and focuses it. */
    focusTile: (id: string) => {
      const tile = ref.current && tilesIn(ref.current).find((one) => one.dataset.tile === id);
      tile?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      tile?.focus({ preventScroll: true });
    },
  };
};
