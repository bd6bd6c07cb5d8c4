import { useEffect, useId, useMemo, useRef, type PointerEvent } from 'react';
import type { RuledColors } from '@signet/color';
import type { SwatchRole } from '../choice/custom-colors.ts';
import { borderOf, cellsOf, GRID, hexAt, passesIn, placeOfHex, type Border, type Place } from './plane.ts';
import styles from './plane-view.module.css';

const WIDTH = 332;
const HEIGHT = 162;

const paint = (canvas: HTMLCanvasElement | null, cells: readonly (readonly string[])[]) => {
  const context = canvas?.getContext('2d');
  if (!context) return;
  for (const [y, row] of cells.entries())
    for (const [x, hex] of row.entries()) {
      context.fillStyle = hex;
      context.fillRect(x, y, 1, 1);
    }
};

const points = ({ depths }: Border): string[] => {
  const inner = depths.map((depth, column) => `${((column + 0.5) / GRID.columns) * WIDTH},${depth * HEIGHT}`);
  return [`0,${(depths[0] ?? 0) * HEIGHT}`, ...inner, `${WIDTH},${(depths.at(-1) ?? 0) * HEIGHT}`];
};

/** What fails is hatched, and a white line says where it ends. */
const Failing = ({ border }: { border: Border }) => {
  const hatch = useId();
  const line = points(border);
  const edge = border.failing === 'above' ? 0 : HEIGHT;
  return (
    <>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" className={styles.hatch} />
        </pattern>
      </defs>
      <polygon points={[`0,${edge}`, ...line, `${WIDTH},${edge}`].join(' ')} fill={`url(#${hatch})`} />
      <polyline points={line.join(' ')} className={styles.border} />
    </>
  );
};

const at = ({ x, y }: Pick<Place, 'x' | 'y'>) => ({ cx: x * WIDTH, cy: y * HEIGHT });

type Props = {
  role: SwatchRole;
  colors: RuledColors;
  place: Place;
  /** The nearest color that passes, where this one does not. */
  nearest: string | undefined;
  onChange: (place: Place) => void;
};

const shares = [
  { axis: 'x', label: 'Strength' },
  { axis: 'y', label: 'Depth' },
] as const;

/** The colors of one hue: strength across, depth down. Dragged, or moved by the arrow keys on either axis. */
export const PlaneView = ({ role, colors, place, nearest, onChange }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const cells = useMemo(() => cellsOf(place.hue), [place.hue]);
  const border = useMemo(() => borderOf(cells, passesIn(role, colors)), [cells, role, colors]);
  useEffect(() => paint(canvas.current, cells), [cells]);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (value: number, size: number) => Math.min(1, Math.max(0, value / size));
    onChange({
      ...place,
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    });
  };
  const other = nearest === undefined ? undefined : placeOfHex(nearest, place.hue);
  return (
    // the two hidden sliders are what is operated without a pointer
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.plane} onPointerDown={drag} onPointerMove={drag}>
      <canvas ref={canvas} className={styles.colors} width={GRID.columns} height={GRID.rows} aria-hidden="true" />
      <svg className={styles.over} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {border && <Failing border={border} />}
        {other && (
          <line x1={at(place).cx} y1={at(place).cy} x2={at(other).cx} y2={at(other).cy} className={styles.joint} />
        )}
      </svg>
      {border && (
        <>
          <span className={styles.fails} data-side={border.failing}>
            {border.failing === 'above' ? 'Too light for white text' : 'Too dark to carry your colors'}
          </span>
          <span className={styles.passes} data-side={border.failing}>
            Passes
          </span>
        </>
      )}
      {other && <span className={styles.small} style={{ left: `${other.x * 100}%`, top: `${other.y * 100}%` }} />}
      <span
        className={styles.dot}
        style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%`, backgroundColor: hexAt(place) }}
      />
      {shares.map(({ axis, label }) => (
        <input
          key={axis}
          className={styles.hidden}
          type="range"
          aria-label={label}
          min={0}
          max={100}
          value={Math.round(place[axis] * 100)}
          onChange={(event) => onChange({ ...place, [axis]: Number(event.target.value) / 100 })}
        />
      ))}
    </div>
  );
};
