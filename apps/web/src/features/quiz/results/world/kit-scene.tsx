import type { KitPieceKey, Quiz } from '@signet/contract';
import { inBrand } from '../../../../brand/in-brand.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { OfferedKitPicture } from '../kit/kit-picture.tsx';
import styles from './kit-scene.module.css';
import type { Look } from './look.ts';

/** What a brand is seen on: a page, a pair of cards, or things that hang and stand about. */
const scenes = {
  page: ['web-hero'],
  cards: ['card-front', 'card-back'],
  posters: ['story', 'square', 'tote'],
} as const satisfies Record<string, readonly KitPieceKey[]>;
type Scene = keyof typeof scenes;

/** Beside each other every brand is seen on something else. */
export const sceneAt = (place: number): Scene => (['page', 'cards', 'posters'] as const)[place % 3] ?? 'page';

type Props = {
  scene: Scene;
  look: Look;
  kitId: string | undefined;
  quiz: Quiz;
  /** Whether something of the look is still on its way. */
  isWaiting?: boolean;
};

/** The pieces of an offered brand's own kit, twice as wide as high. Decoration. */
export const KitScene = ({ scene, look, kitId, quiz, isWaiting = false }: Props) => (
  <span className={styles.scene} data-scene={scene} style={inBrand(look.colors)} aria-hidden="true">
    {kitId &&
      scenes[scene].map((piece) => (
        <span key={piece} className={styles.piece} data-piece={piece}>
          {isWaiting ? (
            <Skeleton height="100%" />
          ) : (
            <OfferedKitPicture quiz={quiz} look={look} kitId={kitId} piece={piece} />
          )}
        </span>
      ))}
  </span>
);
