import { useBrandFont } from '../../../brand/brand-font.ts';
import { headlineCopy } from '../../../brand/brand-copy.ts';
import type { Brand } from '../../../brand/brand-queries.ts';
import { voices } from '../../../brand/color-roles.ts';
import { inBrand } from '../../../brand/in-brand.ts';
import { inkOn } from '../../../brand/ink-on.ts';
import { useQuiz } from '../answers/use-answers.ts';
import { LiveLogo } from '../results/choice/live-logo.tsx';
import { useStudio } from '../results/choice/use-studio.ts';
import { KitPicture } from '../results/kit/kit-picture.tsx';
import styles from './assembling.module.css';

/** The percent from which each part of the brand is on the board. */
const arrivals = { field: 2, logo: 8, colors: 20, words: 48, kit: 70 } as const;
/** Percent between two colors. */
const BETWEEN = 5;

const Words = ({ brand, hasCome }: { brand: Brand; hasCome: boolean }) => {
  const { style } = useBrandFont(brand.headline);
  const { companyName, thoughtsAndFeelings: keywords } = useQuiz();
  return (
    <p className={styles.words} data-arrived={hasCome} style={style}>
      {headlineCopy({ companyName, industry: undefined, keywords })}
    </p>
  );
};

/**
 * The founder's own brand, part by part as the bar rises, on the sheet of the preview: its colors, its logo, its
 * words, its kit. Decoration.
 */
export const Assembling = ({ percent }: { percent: number }) => {
  const { studio } = useStudio(useQuiz());
  if (!studio) return <div className={styles.board} aria-hidden="true" />;
  const { brand } = studio;
  return (
    <div className={styles.board} style={inBrand(brand.colors)} aria-hidden="true">
      <div className={styles.field} data-arrived={percent >= arrivals.field}>
        <div className={styles.logo} data-arrived={percent >= arrivals.logo}>
          <LiveLogo studio={studio} color={inkOn(brand.colors.p1)} />
        </div>
      </div>
      <div className={styles.side}>
        <Words brand={brand} hasCome={percent >= arrivals.words} />
      </div>
      <div className={styles.kit} data-arrived={percent >= arrivals.kit}>
        {brand.marketingKit && (
          <KitPicture studio={studio} kitId={brand.marketingKit.marketingKitId} piece="square" alt="" />
        )}
      </div>
      <div className={styles.colors}>
        {voices.map((role, place) => (
          <span
            key={role}
            className={styles.color}
            data-arrived={percent >= arrivals.colors + place * BETWEEN}
            style={{ backgroundColor: `var(--${role})` }}
          />
        ))}
      </div>
    </div>
  );
};
