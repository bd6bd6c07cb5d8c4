import type { ColorMode, colorChipState } from '@signet/brand';
import type { ColorFamilyRecord } from '@signet/contract';
import type { CSSProperties, MouseEvent } from 'react';
import styles from './color-chip.module.css';
import { legibleInk } from '../../../brand/legible-ink.ts';
import { ModeMark } from './mode-mark.tsx';

type ChipState = ReturnType<typeof colorChipState>;
type Props = {
  family: ColorFamilyRecord;
  mode: ColorMode;
  state: ChipState;
  /** From the grid: what makes it one stop for Tab. */
  tile: { 'data-tile': string; tabIndex: number };
  limitId: string;
  onChoose: (family: ColorFamilyRecord, chip: HTMLElement) => void;
  onBarred: () => void;
};

const otherMode = { favorite: 'disliked', disliked: 'favorite' } as const;
const elsewhere = { favorite: 'already disliked', disliked: 'already a favorite' } as const;

/** A color family as a tall chip. One that cannot be chosen stays in place, legible and reachable, and says so. */
export const ColorChip = ({ family, mode, state, tile, limitId, onChoose, onBarred }: Props) => {
  const barred = state === 'full' || state === 'in-other-list';
  const marked = state === 'chosen' ? mode : state === 'in-other-list' ? otherMode[mode] : undefined;
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (!barred) onChoose(family, event.currentTarget);
    if (state === 'full') onBarred();
  };
  return (
    <button
      {...tile}
      type="button"
      className={styles.chip}
      data-state={state}
      aria-pressed={state === 'chosen'}
      aria-disabled={barred}
      aria-describedby={state === 'full' ? limitId : undefined}
      aria-label={`${family.name}, ${family.hex}${state === 'in-other-list' ? `, ${elsewhere[mode]}` : ''}`}
      style={{ '--chip': family.hex, '--chip-ink': legibleInk(family.hex) } as CSSProperties}
      onClick={choose}
    >
      {marked && (
        <span className={styles.mark}>
          <ModeMark mode={marked} size={18} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{family.name}</span>
        <span className={styles.hex}>{family.hex}</span>
      </span>
    </button>
  );
};
