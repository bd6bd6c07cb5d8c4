import type { PinnedBrand } from '@signet/contract';
import { weightName } from '@signet/type/faces';
import { bulkCopy, headlineCopy, type CopySource } from '../../../brand/brand-copy.ts';
import { useBrandFont } from '../../../brand/brand-font.ts';
import type { Brand } from '../../../brand/brand-queries.ts';
import { longestWord } from '../../../brand/longest-word.ts';
import { fontInUse } from '../../../brand/reasons.ts';
import { WhyThis } from '../../../brand/why-this.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './type-specimen.module.css';

type Part = 'headline' | 'bulkText';
const partNames = { headline: 'Headline', bulkText: 'Bulk text' } as const;
const looks = { headline: styles.headline, bulkText: styles.bulkText } as const;

const Caption = ({ part, brand, font }: { part: Part; brand: Brand; font: PinnedBrand['recommended'][Part] }) => (
  <figcaption className={styles.caption}>
    <span className={styles.part}>{partNames[part]}</span>
    <span className={styles.font}>
      {brand[part].fontName} {weightName(brand[part].fontWeight, brand[part].fontStyle)}
    </span>
    {font?.designer && <span className={styles.by}>by {font.designer}</span>}
    <WhyThis what={`${partNames[part].toLowerCase()} font`} reasons={font?.reasons ?? []} />
  </figcaption>
);

const Specimen = ({ part, brand, children: text }: { part: Part; brand: Brand; children: string }) => {
  const { isPending, style } = useBrandFont(brand[part]);
  const { p1, p2, n3 } = brand.colors;
  // Spec results §5: white on p1 reaches 4.5, p2 on n3 reaches 7.
  const colors = part === 'headline' ? { backgroundColor: p1, color: '#ffffff' } : { backgroundColor: n3, color: p2 };
  return (
    <figure className={styles.specimen}>
      <div className={classNames(styles.sheet, looks[part])} style={colors}>
        <p style={{ ...style, ...longestWord(text) }} className={classNames(isPending && styles.waiting)}>
          {text}
        </p>
      </div>
      <Caption part={part} brand={brand} font={fontInUse(brand, part)} />
    </figure>
  );
};

/** Both fonts at work, in the brand's own colors and words. */
export const TypeSpecimen = ({ brand, copy }: { brand: Brand; copy: CopySource }) => (
  <section aria-labelledby="results-type">
    <h2 id="results-type" className={styles.heading}>
      Type
    </h2>
    <div className={styles.pair}>
      <Specimen part="headline" brand={brand}>
        {headlineCopy(copy)}
      </Specimen>
      <Specimen part="bulkText" brand={brand}>
        {bulkCopy(copy)}
      </Specimen>
    </div>
  </section>
);
