import { plainName } from '@signet/color';
import type { MapPoint } from './color-map.ts';
import styles from './competitor-map.module.css';

const [WIDTH, HEIGHT, LARGEST] = [256, 148, 11];
const inset = LARGEST + 2;
const across = (share: number): number => inset + share * (WIDTH - 2 * inset);
const down = (share: number): number => inset + share * (HEIGHT - 2 * inset);

const Point = ({ point: { hex, x, y, size, kind, whose } }: { point: MapPoint }) => {
  const [left, top] = [across(x), down(y)];
  if (kind === 'company')
    return (
      <circle className={styles.company} cx={left} cy={top} r={size * LARGEST} fill={hex}>
        <title>{`${whose}, ${hex}`}</title>
      </circle>
    );
  if (kind === 'industry')
    return (
      <circle className={styles.known} cx={left} cy={top} r={size * LARGEST} stroke={hex}>
        <title>{`${whose}, ${hex}`}</title>
      </circle>
    );
  const half = size * LARGEST;
  return (
    <rect className={styles.scheme} x={left - half} y={top - half} width={2 * half} height={2 * half} fill={hex}>
      <title>{`${whose}, ${hex}`}</title>
    </rect>
  );
};

/** The colors of competitors by hue and lightness, the recommended ones among them; the same as a table below. */
export const CompetitorMap = ({ points }: { points: readonly MapPoint[] }) => {
  const has = (wanted: MapPoint['kind']): boolean => points.some(({ kind }) => kind === wanted);
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {points.map((point) => (
          <Point key={`${point.kind} ${point.key}`} point={point} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        Grays at the left, then red to violet; light above, dark below.
        {has('industry') && ' Rings are others of your industry.'}
        {has('scheme') && ' Squares are what we recommend to you.'}
      </figcaption>
      <details>
        <summary className={styles.summary}>As a table</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Whose</th>
              <th scope="col">Color</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ kind, key, hex, whose }) => (
              <tr key={`${kind} ${key}`}>
                <th scope="row">{whose}</th>
                <td>
                  {plainName(hex)} <span className={styles.hex}>{hex}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
