import type { CSSProperties } from 'react';
import { useBrandFont } from '../../../../brand/brand-font.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { emsOf } from './ems.ts';
import type { Look } from './look.ts';
import styles from './name-in-face.module.css';

/** A name of more letters stands on two lines. */
const MOST_ON_A_LINE = 13;

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

type Props = { name: string; look: Look; color: string; align?: 'center' | 'start' };

/** A company's name set as large as its place, in a face that nobody has chosen yet. */
export const NameInFace = ({ name, look, color, align = 'center' }: Props) => {
  const { isPending, style } = useBrandFont(look.headline);
  const lines = linesOf(name);
  const size = {
    '--ems': emsOf(lines, style),
    '--lines': lines.length,
    color,
  } as CSSProperties;
  return (
    <span className={styles.place} data-align={align}>
      <span className={classNames(styles.name, isPending && styles.waiting)} style={{ ...style, ...size }}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
};
