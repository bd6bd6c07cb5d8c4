import { kitPieces, type KitPieceKey } from '@signet/contract';
import { useState, type CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { Modal } from '../../../../ui/modal.tsx';
import type { Studio } from '../choice/use-studio.ts';
import { KitPicture } from './kit-picture.tsx';
import styles from './kit-pieces.module.css';

/** What stands in one row; a row is as high as its pieces together are wide. */
const rows: readonly (readonly KitPieceKey[])[] = [
  ['web-hero', 'square'],
  ['card-front', 'card-back', 'tote'],
  ['slide-cover', 'slide-statement', 'story'],
  ['letterhead', 'slide-content', 'slide-numbers'],
  ['header'],
  ['sign', 'pattern-tile', 'letterhead-next', 'cover'],
  ['email-signature', 'slide-closing'],
];

const ratioOf = (piece: KitPieceKey): number => kitPieces[piece].width / kitPieces[piece].height;

/** A piece is as wide beside the others of its line as its proportions make it. */
const shapeOf = (piece: KitPieceKey): CSSProperties =>
  ({ '--ratio': ratioOf(piece), aspectRatio: ratioOf(piece) }) as CSSProperties;

type Props = { studio: Studio; kitId: string };

/** Every piece in its own proportions; pressed, it opens large. */
export const KitPieces = ({ studio, kitId }: Props) => {
  const [open, setOpen] = useState<KitPieceKey>();
  return (
    <div className={styles.pieces}>
      {rows.map((row) => (
        <div key={row.join(' ')} className={styles.row}>
          {row.map((piece) => (
            <Button
              key={piece}
              className={styles.piece}
              style={shapeOf(piece)}
              aria-label={`${kitPieces[piece].name}, larger`}
              onPress={() => setOpen(piece)}
            >
              <KitPicture studio={studio} kitId={kitId} piece={piece} alt="" />
            </Button>
          ))}
        </div>
      ))}
      {open && (
        <Modal isOpen onOpenChange={() => setOpen(undefined)} title={kitPieces[open].name} isWide>
          <div className={styles.large} style={{ aspectRatio: ratioOf(open) }}>
            <KitPicture studio={studio} kitId={kitId} piece={open} alt={kitPieces[open].name} />
          </div>
          <p className={styles.caption}>{kitPieces[open].caption}.</p>
        </Modal>
      )}
    </div>
  );
};
