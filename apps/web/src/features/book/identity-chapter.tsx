import type { BrandColors, Quiz } from '@signet/contract';
import { keywordColors } from '../../brand/color-roles.ts';
import { keywordRoles } from '../../brand/keyword-roles.ts';
import { KeywordSymbol } from '../../brand/keyword-symbol.tsx';
import { legibleInk } from '../../brand/legible-ink.ts';
import { Chapter } from './chapter.tsx';
import styles from './identity-chapter.module.css';

/** The three keywords, each with the color that is tied to it (spec results §9). */
export const IdentityChapter = ({ quiz, colors }: { quiz: Quiz; colors: BrandColors }) => (
  <Chapter
    id="identity"
    number={4}
    title="Identity"
    intro={`What people should have in mind after meeting ${quiz.companyName}. When a text, a picture or a product is in doubt, hold it against these three.`}
  >
    <ol className={styles.keywords}>
      {keywordRoles.map((role, place) => {
        const keyword = quiz.thoughtsAndFeelings[place];
        const color = colors[keywordColors[place] ?? 'p1'];
        return (
          keyword && (
            <li key={role} className={styles.keyword}>
              <span className={styles.seal} style={{ backgroundColor: color, color: legibleInk(color) }}>
                <KeywordSymbol keyword={keyword} brainVersionId={quiz.brainVersionId} size={36} />
              </span>
              <span className={styles.words}>
                <span className={styles.role}>{role}</span>
                <span className={styles.name}>{keyword.name}</span>
                <span className={styles.meaning}>{keyword.meaning}</span>
              </span>
            </li>
          )
        );
      })}
    </ol>
  </Chapter>
);
