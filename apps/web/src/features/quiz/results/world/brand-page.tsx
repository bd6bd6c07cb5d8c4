import type { BrandColors } from '@signet/contract';
import { useBrandFont, useBrandTextFont } from '../../../../brand/brand-font.ts';
import { inBrand } from '../../../../brand/in-brand.ts';
import { longestWord } from '../../../../brand/longest-word.ts';
import { controlsInTrade, headlineInTrade, lineInTrade } from '../../../../brand/trade-copy.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { LiveLogo } from '../choice/live-logo.tsx';
import type { Studio } from '../choice/use-studio.ts';
import styles from './brand-page.module.css';
import { useCopy } from './use-copy.ts';

type Props = {
  studio: Studio;
  /** The colors to draw with, where they are not the brand's as they are. */
  colors?: BrandColors;
  /** On the darkest ground instead of the lightest. */
  isOnDark?: boolean;
  className?: string | undefined;
};

/** The brand on a page of its own: what a visitor of its website would see. A picture, so it has no controls. */
export const BrandPage = ({ studio, colors = studio.brand.colors, isOnDark = false, className }: Props) => {
  const { brand } = studio;
  const copy = useCopy(studio);
  const title = headlineInTrade(copy);
  const { menu, button } = controlsInTrade(copy);
  const headline = useBrandFont(brand.headline);
  const bulkText = useBrandTextFont(brand.bulkText);
  const [first] = copy.specimens;
  return (
    <div
      className={classNames(styles.page, className)}
      style={inBrand(colors)}
      data-ground={isOnDark ? 'dark' : 'light'}
      role="img"
      aria-label="A page in these colors and fonts"
    >
      <div className={styles.top} aria-hidden="true">
        <div className={styles.menu} style={bulkText.style}>
          <span className={styles.logo}>
            <LiveLogo studio={studio} color="var(--on-top)" align="start" />
          </span>
          {menu.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </div>
        <p className={styles.headline} style={{ ...headline.style, ...longestWord(title) }}>
          {title}
        </p>
        <span className={styles.ring} />
      </div>
      <div className={styles.body} aria-hidden="true">
        <p className={styles.title} style={headline.style}>
          {first?.headline ?? title}
        </p>
        <p className={styles.text} style={bulkText.style}>
          {first?.paragraph ?? lineInTrade(copy)}
        </p>
        <p className={styles.actions} style={bulkText.style}>
          <span className={styles.button}>{button}</span>
          <span className={styles.link}>Read on</span>
        </p>
      </div>
    </div>
  );
};
