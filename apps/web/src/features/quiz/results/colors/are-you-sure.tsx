import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import styles from './are-you-sure.module.css';

type Props = { hex: string; nearest: string | undefined; onUse: (hex: string) => void; onClose: () => void };

const Sample = ({ hex, name }: { hex: string; name: string }) => (
  <figure className={styles.sample}>
    <div className={styles.color} style={{ backgroundColor: hex }}>
      <span>White words</span>
    </div>
    <figcaption>
      {name} {hex.toUpperCase()}
    </figcaption>
  </figure>
);

/** Spec results §4: a color that fails its contrast is kept only on a second word. */
export const AreYouSure = ({ hex, nearest, onUse, onClose }: Props) => (
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
      <Sample hex={hex} name="Yours" />
      {nearest !== undefined && <Sample hex={nearest} name="Nearest that passes" />}
    </div>
  </Modal>
);
