import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBrandFont } from '../../../brand/brand-font.ts';
import { headlineCopy } from '../../../brand/brand-copy.ts';
import { brandQuery, type Brand } from '../../../brand/brand-queries.ts';
import { voices } from '../../../brand/color-roles.ts';
import { inBrand } from '../../../brand/in-brand.ts';
import { LogoPicture } from '../../../brand/logo-picture.tsx';
import { useQuiz } from '../answers/use-answers.ts';
import styles from './assembling.module.css';

/** The percent from which each part of the brand is on the board. */
const arrivals = { colors: 4, field: 30, logo: 38, words: 58, kit: 80 } as const;
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

/** The founder's own brand, part by part as the bar rises: its colors, its logo, its words, its kit. Decoration. */
export const Assembling = ({ percent }: { percent: number }) => {
  const quiz = useQuiz();
  const { data: brand } = useQuery(brandQuery(useQueryClient(), quiz));
  if (!brand) return <div className={styles.board} aria-hidden="true" />;
  return (
    <div className={styles.board} style={inBrand(brand.colors)} aria-hidden="true">
      <div className={styles.field} data-arrived={percent >= arrivals.field}>
        <div className={styles.logo} data-arrived={percent >= arrivals.logo}>
          <LogoPicture quiz={quiz} colorKey="w1" basis={`${brand.basis} ${quiz.version}`} />
        </div>
      </div>
      <div className={styles.side}>
        <Words brand={brand} hasCome={percent >= arrivals.words} />
        <p className={styles.kit} data-arrived={percent >= arrivals.kit}>
          {brand.marketingKit?.name}
        </p>
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
