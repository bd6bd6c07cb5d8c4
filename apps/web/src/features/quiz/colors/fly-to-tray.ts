const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds; art direction: motion of 120 to 240 ms, ease-out. */
const FLIGHT = 220;

/**
 * Lets a swatch of `hex` fly from where a chip is to its place in the tray, which is looked up when the tray has been
 * drawn. Decoration only: without motion, or without the place, nothing happens.
 */
export const flyToTray = (from: DOMRect, place: string, hex: string): void => {
  if (still()) return;
  requestAnimationFrame(() => {
    const target = document.querySelector(`[data-tray-place="${place}"]`);
    if (!target) return;
    const to = target.getBoundingClientRect();
    const swatch = document.createElement('div');
    swatch.setAttribute('aria-hidden', 'true');
    Object.assign(swatch.style, {
      position: 'fixed',
      zIndex: '40',
      left: `${to.left}px`,
      top: `${to.top}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      borderRadius: '8px',
      background: hex,
      transformOrigin: 'top left',
      pointerEvents: 'none',
    });
    document.body.append(swatch);
    const start =
      `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ` +
      `${from.height / to.height})`;
    const flight = swatch.animate([{ transform: start }, { transform: 'none' }], {
      duration: FLIGHT,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
    flight.addEventListener('finish', () => swatch.remove());
    flight.addEventListener('cancel', () => swatch.remove());
  });
};
