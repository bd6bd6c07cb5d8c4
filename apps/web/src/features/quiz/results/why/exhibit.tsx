import type { OfferedMark } from '@signet/contract';
import { inBrand } from '../../../../brand/in-brand.ts';
import type { Studio } from '../choice/use-studio.ts';
import { KitPicture } from '../kit/kit-picture.tsx';
import { MarkPicture } from '../mark/mark-picture.tsx';
import { Sample } from '../type/sample.tsx';
import styles from './exhibit.module.css';

/** Pixels that a mark is looked at in, the largest first. */
const sizes = [160, 48, 32, 24, 16] as const;

type Props = { studio: Studio; part: 'mark' | 'type' | 'kit'; mark: OfferedMark | null | undefined };

const Shown = ({ studio, part, mark }: Props) => {
  const { marketingKit: kit } = studio.brand;
  if (part === 'type') return <Sample studio={studio} />;
  if (part === 'kit') {
    return kit ? (
      <>
        <KitPicture studio={studio} kitId={kit.marketingKitId} piece="web-hero" alt="" />
        <KitPicture studio={studio} kitId={kit.marketingKitId} piece="pattern-tile" alt="" />
      </>
    ) : null;
  }
  return mark ? sizes.map((size) => <MarkPicture key={size} mark={mark} size={size} />) : null;
};

/** What the sentences beside it speak of, to be looked at while one reads. Decoration. */
export const Exhibit = (props: Props) => (
  <div className={styles.exhibit} data-part={props.part} style={inBrand(props.studio.brand.colors)} aria-hidden="true">
    <Shown {...props} />
  </div>
);
