import type { BrandColors } from '@signet/contract';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import type { SwatchRole } from '../choice/custom-colors.ts';
import styles from './are-you-sure.module.css';
import { hardestPair, type Pair } from './verdicts.ts';

type Props = {
  role: SwatchRole;
  hex: string;
  /** The scheme as it is, without the color that is asked about. */
  colors: BrandColors;
  nearest: string | undefined;
  onUse: (hex: string) => void;
  onClose: () => void;
};

/** The words are drawn, not written: one of the two is there because it cannot be read. */
const Sample = ({ pair, hex, name }: { pair: Pair; hex: string; name: string }) => (
  <figure className={styles.sample}>
    <div
      className={styles.color}
      style={{ backgroundColor: pair.ground, color: pair.ink }}
      data-words={pair.words}
      aria-hidden="true"
    />
    <figcaption>
      <b>{name}</b> {hex.toUpperCase()}
      <span>
        {pair.words}: {pair.ratio.toFixed(2)}:1, needs {pair.atLeast.toFixed(1)}
      </span>
    </figcaption>
  </figure>
);

/** Spec results §4: a color that fails its contrast is kept only on a second word. Shown where it fails most. */
export const AreYouSure = ({ role, hex, colors, nearest, onUse, onClose }: Props) => {
  const tried = { ...colors, [role]: hex };
  const pair = hardestPair(role, tried);
  const passing = nearest === undefined ? undefined : hardestPair(role, tried, nearest);
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      title="ARE YOU SURE?"
      actions={
        <>
          <Button onPress={() => onUse(hex)}>Keep my color</Button>
          {nearest !== undefined && (
            <Button variant="primary" onPress={() => onUse(nearest)}>
              Use the nearest that passes
            </Button>
          )}
        </>
      }
    >
      <p>Beside the colors that it is used with, some people will find this one hard to read.</p>
      <div className={styles.samples}>
        {pair && <Sample pair={pair} hex={hex} name="Yours" />}
        {passing && nearest !== undefined && <Sample pair={passing} hex={nearest} name="Nearest that passes" />}
      </div>
    </Modal>
  );
};
