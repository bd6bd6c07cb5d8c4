import { useRef, useState, type PointerEvent } from 'react';
import { nearestPlace } from './slot-order.ts';

/** A press that moves less than this (px) is no drag. */
const THRESHOLD = 4;

type Drag = { place: number; startX: number; by: number };

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/**
 * Lets slots that lie side by side be dragged over one another, by mouse, pen or finger. Spread `list` on the element
 * around them and `slot(place)` on each; buttons within a slot keep working.
 */
export const useSlotDrag = (onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const moved = drag !== undefined && Math.abs(drag.by) >= THRESHOLD;

  const drop = (dropped: Drag) => {
    const slots = [...(list.current?.children ?? [])];
    const own = slots[dropped.place];
    if (own)
      onMove(
        dropped.place,
        nearestPlace(
          slots.map((slot) => middleOf(slot)),
          middleOf(own) + dropped.by,
        ),
      );
  };

  const slot = (place: number) => ({
    'data-dragged': moved && drag.place === place,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ place, startX: event.clientX, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.place === place) setDrag({ ...drag, by: event.clientX - drag.startX });
    },
    onPointerUp: () => {
      if (moved) drop(drag);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    style: moved && drag.place === place ? { transform: `translateX(${drag.by}px)` } : undefined,
  });

  return { list, slot };
};
