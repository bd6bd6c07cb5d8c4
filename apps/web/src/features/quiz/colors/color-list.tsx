import { colorChipState, type ColorMode } from '@signet/brand';
import type { ColorFamilyRecord, ColorPreferences } from '@signet/contract';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useTileFocus } from '../grid/use-tile-focus.ts';
import { ColorChip } from './color-chip.tsx';
import styles from './color-list.module.css';

type Props = {
  families: readonly ColorFamilyRecord[];
  mode: ColorMode;
  choices: ColorPreferences;
  /** The element that says why no other can be chosen. */
  limitId: string;
  onChoose: (family: ColorFamilyRecord, chip: HTMLElement) => void;
  /** A chip was pressed for which there is no room. */
  onBarred: () => void;
};

/** The scrolling list of color families. */
export const ColorList = ({ families, mode, choices, limitId, onChoose, onBarred }: Props) => {
  const { grid, tile } = useTileFocus(families.map((family) => family._id));
  return (
    <div className={styles.scroll}>
      <div {...grid} role="group" aria-label="Color families, move with the arrow keys" className={styles.chips}>
        {families.map((family) => (
          <ColorChip
            key={family._id}
            family={family}
            mode={mode}
            state={colorChipState(choices, mode, family._id)}
            tile={tile(family._id)}
            limitId={limitId}
            onChoose={onChoose}
            onBarred={onBarred}
          />
        ))}
      </div>
    </div>
  );
};

const chips = Array.from({ length: 32 }, (_, place) => place);

/** The shape of the list while the families are on their way. */
export const ColorSkeleton = () => (
  <div className={styles.scroll} aria-busy="true">
    <VisuallyHidden>Loading colors</VisuallyHidden>
    <div className={styles.chips}>
      {chips.map((chip) => (
        <Skeleton key={chip} height={136} />
      ))}
    </div>
  </div>
);
