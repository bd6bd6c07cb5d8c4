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
import { Keywords, type Word } from './identity-keywords.tsx';
import { Pattern, Voice } from './identity-rules.tsx';
import { InUse } from './in-use.tsx';

type Props = { quiz: Quiz; brand: Brand; content: BookContent | undefined };

/** The keywords of a brand whose book has not been drawn. */
const wordsOf = (quiz: Quiz, brand: Brand): Word[] =>
  keywordRoles.flatMap((place, at) => {
    const keyword = quiz.thoughtsAndFeelings[at];
    const hex = brand.colors[keywordColors[at] ?? 'p1'];
    return keyword ? [{ place, ...keyword, hex, field: hex, ink: legibleInk(hex) }] : [];
  });

/** The three keywords, each with the color that is tied to it (spec results §9). */
export const IdentityChapter = ({ quiz, brand, content }: Props) => {
  const { style } = useBrandFont(brand.headline);
  const face = { style };
  const icons = useQuery(iconSheetQuery(quiz.brainVersionId));
  const symbolOf = (at: number) => {
    const keyword = quiz.thoughtsAndFeelings[at];
    return keyword && <KeywordSymbol keyword={keyword} brainVersionId={quiz.brainVersionId} size={28} />;
  };
  return (
    <Chapter
      id="identity"
      number={4}
      title="Identity"
      intro={
        `What people should remember about ${quiz.companyName}. If you are unsure about a text, a picture or a ` +
        'product, check it against these words.'
      }
      contents={
        content && [
          ['voice', 'Voice'],
          ['idea', 'The idea'],
          ['pattern', 'Pattern'],
          ['kit', 'In use'],
        ]
      }
    >
      {/* Spec administration §8.3. */}
      {icons.isError && <Banner level="error">Keywords icons failed to load.</Banner>}
      {content ? (
        <>
          <Voice content={content} face={face} symbolOf={symbolOf} />
          <Argument content={content} face={face} />
          <Pattern content={content} />
          <InUse content={content} />
        </>
      ) : (
        <Keywords words={wordsOf(quiz, brand)} face={face} symbolOf={symbolOf} />
      )}
    </Chapter>
  );
};
