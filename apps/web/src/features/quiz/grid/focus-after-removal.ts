/**
 * Where the focus goes when the button that had it went away with what it removed: to the next one in `list` marked
 * `data-remove`, else to the tiles.
 */
export const focusAfterRemoval = (list: Element | null, place: number): void => {
  const left = [...(list?.querySelectorAll<HTMLElement>('button[data-remove], [data-remove] button') ?? [])];
  const next =
    left[Math.min(place, left.length - 1)] ?? document.querySelector<HTMLElement>('[data-tile][tabindex="0"]');
  next?.focus();
};
