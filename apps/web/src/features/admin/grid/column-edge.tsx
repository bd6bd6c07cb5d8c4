import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { WIDTHS, type ColumnWidths } from './column-widths.ts';
import styles from './grid.module.css';

type Props = { id: string; header: string; sizes: ColumnWidths };

const headOf = (edge: Element): HTMLElement | null => edge.closest('th');

const shownIn = (edge: Element): Record<string, number> =>
  Object.fromEntries(
    [...(edge.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].map((head) => [
      head.dataset['column'] ?? '',
      Math.round(head.getBoundingClientRect().width),
    ]),
  );

/** The edge of a column: drawn by pointer or by arrow keys; a double press puts all columns back. */
export const ColumnEdge = ({ id, header, sizes }: Props) => {
  const from = useRef<{ x: number; width: number }>(undefined);
  const widthOf = (edge: Element): number => headOf(edge)?.getBoundingClientRect().width ?? 0;
  const begin = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: widthOf(event.currentTarget) };
  };
  const draw = ({ clientX, currentTarget }: PointerEvent<HTMLButtonElement>): void => {
    if (from.current) sizes.resize(id, from.current.width + clientX - from.current.x, shownIn(currentTarget));
  };
  const step = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = { ArrowLeft: -WIDTHS.step, ArrowRight: WIDTHS.step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    sizes.resize(id, widthOf(event.currentTarget) + by, shownIn(event.currentTarget));
  };
  return (
    <button
      type="button"
      className={styles.edge}
      aria-label={`Width of ${header}: left and right arrow keys change it`}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onKeyDown={step}
      onDoubleClick={sizes.reset}
    />
  );
};
