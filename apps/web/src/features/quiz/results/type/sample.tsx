import { useBrandFont, useBrandTextFont } from '../../../../brand/brand-font.ts';
import { longestWord } from '../../../../brand/longest-word.ts';
import { headlineInTrade, textInTrade } from '../../../../brand/trade-copy.ts';
import type { Studio } from '../choice/use-studio.ts';
import { useCopy } from '../world/use-copy.ts';
import styles from './sample.module.css';

/** Both fonts at work: a headline over running text, about this company. Takes the brand's colors around it. */
export const Sample = ({ studio }: { studio: Studio }) => {
  const { brand } = studio;
  const headline = useBrandFont(brand.headline);
  const bulkText = useBrandTextFont(brand.bulkText);
  const copy = useCopy(studio);
  const title = headlineInTrade(copy);
  return (
    <section className={styles.sample} aria-label="Text preview">
      <p className={styles.title} style={{ ...headline.style, ...longestWord(title) }}>
        {title}
      </p>
      <p className={styles.text} style={bulkText.style}>
        {textInTrade(copy)}
      </p>
    </section>
  );
};
