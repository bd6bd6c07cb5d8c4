import { logoField } from '@signet/color';
import { useBrandFont, useBrandTextFont } from '../../../../brand/brand-font.ts';
import { inBrand } from '../../../../brand/in-brand.ts';
import { longestWord } from '../../../../brand/longest-word.ts';
import { headlineInTrade, lineInTrade } from '../../../../brand/trade-copy.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDelay } from '../../../../ui/use-delay.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { AnswersLine } from '../answers-line.tsx';
import { LiveLogo } from '../choice/live-logo.tsx';
import type { Studio } from '../choice/use-studio.ts';
import { KitPicture } from '../kit/kit-picture.tsx';
import { useCopy } from '../world/use-copy.ts';
import { Captions } from './captions.tsx';
import { ColorStrip } from './color-strip.tsx';
import { inkOn } from '../../../../brand/ink-on.ts';
import styles from './preview.module.css';

const Words = ({ studio }: { studio: Studio }) => {
  const { brand } = studio;
  const headline = useBrandFont(brand.headline);
  const bulkText = useBrandTextFont(brand.bulkText);
  const copy = useCopy(studio);
  const title = headlineInTrade(copy);
  return (
    <div className={styles.words}>
      <p
        className={classNames(styles.headline, headline.isPending && styles.waiting)}
        style={{ ...headline.style, ...longestWord(title) }}
      >
        {title}
      </p>
      <p className={classNames(styles.text, bulkText.isPending && styles.waiting)} style={bulkText.style}>
        {lineInTrade(copy)}
      </p>
    </div>
  );
};

/** The reveal: the logo, words, the brand in the world and its colors on one sheet (spec results §2, tab 1). */
export const Preview = ({ studio }: { studio: Studio }) => {
  const { quiz, brand } = studio;
  const field = logoField('p1', brand.colors);
  // on a light ground the mark would be lost beside the words below it: the field takes the primary color instead
  const isLight = field === 'n3' || field === 'w1';
  return (
    <>
      <article className={styles.preview} aria-label={quiz.companyName} style={inBrand(brand.colors)}>
        <VisuallyHidden>
          <h2>Logo and colors</h2>
        </VisuallyHidden>
        <div className={styles.sheet}>
          <div className={styles.field} style={{ backgroundColor: `var(--${isLight ? 'p1' : field})` }}>
            <LiveLogo studio={studio} color={isLight ? inkOn(brand.colors.p1) : 'var(--p1)'} />
          </div>
          <Words studio={studio} />
          <div className={styles.scene}>
            {brand.marketingKit && (
              <KitPicture
                studio={studio}
                kitId={brand.marketingKit.marketingKitId}
                piece="square"
                alt={`A post in the kit ${brand.marketingKit.name}`}
              />
            )}
          </div>
          <div className={styles.colors}>
            <ColorStrip studio={studio} />
          </div>
        </div>
        <Captions studio={studio} />
      </article>
      <AnswersLine quiz={quiz} />
    </>
  );
};

/** The empty boards of a brand that is being put together: drawn after 300 ms, or at once. */
export const EmptyBoard = ({ isAtOnce = false }: { isAtOnce?: boolean }) => {
  const isDue = useDelay(300);
  return (
    <div className={styles.preview} aria-busy="true">
      <div className={classNames(styles.sheet, styles.empty)} data-drawn={isDue || isAtOnce} aria-hidden="true">
        {(['field', 'words', 'scene', 'colors'] as const).map((box) => (
          <span key={box} data-box={box} />
        ))}
      </div>
    </div>
  );
};
