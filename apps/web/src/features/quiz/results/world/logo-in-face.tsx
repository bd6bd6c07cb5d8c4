import type { MarkSelection, OfferedMark } from '@signet/contract';
import type { CSSProperties } from 'react';
import { useBrandFont } from '../../../../brand/brand-font.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { emsOf } from './ems.ts';
import styles from './logo-in-face.module.css';
import type { Look } from './look.ts';

/** A name of more letters stands on two lines. */
const MOST_ON_A_LINE = 13;
/** In sizes of the letters: a line, and a mark beside one line and above, as `packages/logo` sets them. */
const [LINE, BESIDE, ABOVE] = [1.08, 1.2, 1.7];
/** Between mark and name: in parts of the mark beside, in sizes of the letters above. */
const [GAP_BESIDE, GAP_ABOVE] = [0.3, 0.3];
/** A mark alone takes as much of its place as a capital of this many sizes. */
const ALONE = 3;

const linesOf = (name: string): string[] => {
  const words = name.split(/\s+/);
  if (name.includes('\n')) return name.split('\n');
  if (name.length <= MOST_ON_A_LINE || words.length < 2) return [name];
  // where the two lines differ least in length
  const at = words.map((_, place) => place).slice(1);
  const uneven = (place: number) =>
    Math.abs(words.slice(0, place).join(' ').length - words.slice(place).join(' ').length);
  const best = at.toSorted((one, other) => uneven(one) - uneven(other))[0] ?? 1;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
};

type Lockup = MarkSelection['lockup'];
type Picture = Pick<OfferedMark, 'path' | 'width' | 'height'>;

/** How high a mark stands by these lines, in sizes of the letters. */
const heightOf = (lockup: Lockup, lines: number): number =>
  ({ horizontal: BESIDE + (lines - 1) * LINE, stacked: ABOVE, mark: ALONE })[lockup];

const gapOf = (lockup: Lockup, markHeight: number): number =>
  lockup === 'horizontal' ? GAP_BESIDE * markHeight : GAP_ABOVE;

/** How wide and high mark and name are together, in sizes of the letters. */
const extentOf = (lockup: Lockup, name: { width: number; lines: number }, mark: { width: number; height: number }) => {
  const height = LINE * name.lines;
  const gap = gapOf(lockup, mark.height);
  if (lockup === 'mark') return mark;
  return lockup === 'horizontal'
    ? { width: name.width + gap + mark.width, height: Math.max(height, mark.height) }
    : { width: Math.max(name.width, mark.width), height: height + gap + mark.height };
};

type Props = {
  name: string;
  look: Look;
  color: string;
  /** The mark as it is drawn; undefined while it is not there yet: its place is kept. */
  mark?: Picture | undefined;
  /** How it stands; absent: the name alone. */
  lockup?: Lockup | undefined;
};

/** A company's logo as large as its place, in a face and with a mark that nobody has chosen yet. */
export const LogoInFace = ({ name, look, color, mark, lockup }: Props) => {
  const { isPending, style } = useBrandFont(look.headline);
  const lines = linesOf(name);
  const set = { width: emsOf(lines, style), lines: lines.length };
  const high = lockup ? heightOf(lockup, lines.length) : 0;
  const drawn = { width: mark ? (high * mark.width) / mark.height : high, height: high };
  const whole = lockup ? extentOf(lockup, set, drawn) : { width: set.width, height: LINE * set.lines };
  const size = { '--wide': whole.width, '--high': whole.height, color } as CSSProperties;
  return (
    <span className={styles.place}>
      <span
        className={classNames(styles.logo, isPending && styles.waiting)}
        data-lockup={lockup}
        style={{ ...style, ...size, ...(lockup && { gap: `${gapOf(lockup, high)}em` }) }}
      >
        {lockup && (
          <span className={styles.mark} style={{ width: `${drawn.width}em`, height: `${drawn.height}em` }}>
            {mark && (
              <svg viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true" focusable="false">
                <path d={mark.path} fill="currentColor" />
              </svg>
            )}
          </span>
        )}
        {lockup !== 'mark' && (
          <span className={styles.name}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
};
