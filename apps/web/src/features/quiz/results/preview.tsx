import { logoField } from '@signet/color';
import type { BrandColors, Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { industryInCopy } from '../../../brand/brand-copy.ts';
import type { Brand } from '../../../brand/brand-queries.ts';
import { voices } from '../../../brand/color-roles.ts';
import { LogoPicture } from '../../../brand/logo-picture.tsx';
import { kitReasons, schemeInstead, schemeReasons } from '../../../brand/reasons.ts';
import { WhyThis } from '../../../brand/why-this.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { industriesQuery } from '../quiz-queries.ts';
import { KeywordTrio } from './keyword-trio.tsx';
import { KitLine } from './kit-line.tsx';
import styles from './preview.module.css';
import { SchemeBands } from './scheme-bands.tsx';
import { TypeSpecimen } from './type-specimen.tsx';

/** A scheme that words point at, small enough to stand with them. */
const SchemeChip = ({ colors }: { colors: BrandColors }) => (
  <span className={styles.chip} aria-hidden="true">
    {voices.map((role) => (
      <span key={role} style={{ backgroundColor: colors[role] }} />
    ))}
  </span>
);

/**
 * The reveal: the logo on its own field, the scheme below it, then the type and the words they stand for (spec
 * results §2, tab 1).
 */
export const Preview = ({ quiz, brand }: { quiz: Quiz; brand: Brand }) => {
  const { data: industries = [] } = useQuery(industriesQuery(quiz._id));
  const copy = {
    companyName: quiz.companyName,
    industry: industryInCopy(industries, quiz.industry),
    keywords: quiz.thoughtsAndFeelings,
  };
  const instead = schemeInstead(brand);
  return (
    <article className={styles.preview} aria-label={quiz.companyName}>
      <section>
        <VisuallyHidden>
          <h2>Logo and colors</h2>
        </VisuallyHidden>
        <div className={styles.board}>
          <div className={styles.field} style={{ backgroundColor: brand.colors[logoField('p1', brand.colors)] }}>
            <LogoPicture companyName={quiz.companyName} colorKey="p1" basis={`${brand.basis} ${quiz.version}`} />
          </div>
          <SchemeBands colors={brand.colors} />
        </div>
        <WhyThis
          what="color scheme"
          reasons={schemeReasons(brand)}
          isOpen
          instead={instead && <SchemeChip colors={instead} />}
        />
      </section>
      <TypeSpecimen brand={brand} copy={copy} />
      {brand.marketingKit && <KitLine kit={brand.marketingKit} reasons={kitReasons(brand)} />}
      <KeywordTrio brand={brand} keywords={quiz.thoughtsAndFeelings} />
    </article>
  );
};

/** The shape of the preview while the brand is put together. */
export const PreviewSkeleton = () => (
  <div className={styles.preview} aria-busy="true">
    <div>
      <Skeleton height="clamp(220px, 34vw, 400px)" />
      <Skeleton height={168} />
    </div>
    <Skeleton height={320} />
  </div>
);
