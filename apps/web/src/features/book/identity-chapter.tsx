import type { Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useBrandFont } from '../../brand/brand-font.ts';
import type { Brand } from '../../brand/brand-queries.ts';
import { keywordColors } from '../../brand/color-roles.ts';
import { keywordRoles } from '../../brand/keyword-roles.ts';
import { iconSheetQuery, KeywordSymbol } from '../../brand/keyword-symbol.tsx';
import { legibleInk } from '../../brand/legible-ink.ts';
import { Banner } from '../../ui/banner.tsx';
import { Chapter } from './chapter.tsx';
import { Argument } from './identity-argument.tsx';
import type { BookContent } from './drawings.tsx';
import { Applications, Pattern, Voice } from './identity-rules.tsx';
import styles from './identity-chapter.module.css';

type Props = { quiz: Quiz; brand: Brand; content: BookContent | undefined };

/** The three keywords, each with the color that is tied to it (spec results §9). */
export const IdentityChapter = ({ quiz, brand, content }: Props) => {
  const { style } = useBrandFont(brand.headline);
  const face = { style };
  const icons = useQuery(iconSheetQuery(quiz.brainVersionId));
  return (
    <Chapter
      id="identity"
      number={4}
      title="Identity"
      intro={
        `What people should have in mind after meeting ${quiz.companyName}. When a text, a picture or a product ` +
        'is in doubt, hold it against these three.'
      }
      contents={
        content && [
          ['idea', 'The idea'],
          ['voice', 'Voice'],
          ['pattern', 'Pattern'],
          ['kit', 'In use'],
        ]
      }
    >
      {/* Spec administration §8.3. */}
      {icons.isError && <Banner level="error">Keywords icons failed to load.</Banner>}
      <ol className={styles.keywords}>
        {keywordRoles.map((role, place) => {
          const keyword = quiz.thoughtsAndFeelings[place];
          const color = brand.colors[keywordColors[place] ?? 'p1'];
          return (
            keyword && (
              <li key={role} className={styles.keyword}>
                <span className={styles.seal} style={{ backgroundColor: color, color: legibleInk(color) }}>
                  <KeywordSymbol keyword={keyword} brainVersionId={quiz.brainVersionId} size={36} />
                </span>
                <span className={styles.words}>
                  <span className={styles.role}>{role}</span>
                  <span className={styles.name} style={style}>
                    {keyword.name}
                  </span>
                  <span className={styles.meaning}>{keyword.meaning}</span>
                </span>
              </li>
            )
          );
        })}
      </ol>
      {content && (
        <>
          <Argument content={content} face={face} />
          <Voice content={content} face={face} />
          <Pattern content={content} />
          <Applications content={content} />
        </>
      )}
    </Chapter>
  );
};
