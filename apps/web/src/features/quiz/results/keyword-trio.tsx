import type { KeywordRecord } from '@signet/contract';
import { useBrandFont } from '../../../brand/brand-font.ts';
import type { Brand } from '../../../brand/brand-queries.ts';
import { keywordColors } from '../../../brand/color-roles.ts';
import { keywordRoles } from '../../../brand/keyword-roles.ts';
import { legibleInk } from '../../../brand/legible-ink.ts';
import { KeywordIcon } from '../keywords/keyword-icon.tsx';
import styles from './keyword-trio.module.css';

type Props = { brand: Brand; keywords: readonly KeywordRecord[] };

/** What the brand stands for; each keyword in the color that is tied to it (spec results §9). */
export const KeywordTrio = ({ brand, keywords }: Props) => {
  const { style } = useBrandFont(brand.headline);
  return (
    <section className={styles.section} aria-labelledby="results-keywords">
      <h2 id="results-keywords" className={styles.heading}>
        What it stands for
      </h2>
      <ol className={styles.trio}>
        {keywordRoles.map((role, place) => {
          const keyword = keywords[place];
          const color = brand.colors[keywordColors[place] ?? 'p1'];
          return (
            keyword && (
              <li key={role} className={styles.keyword}>
                <span className={styles.seal} style={{ backgroundColor: color, color: legibleInk(color) }}>
                  <KeywordIcon keyword={keyword} size={28} />
                </span>
                <span className={styles.role}>{role}</span>
                <span className={styles.name} style={style}>
                  {keyword.name}
                </span>
                <span className={styles.meaning}>{keyword.meaning}</span>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
};
