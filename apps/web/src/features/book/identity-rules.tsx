import type { ReactNode } from 'react';
import type { BookFace } from './book-face.ts';
import { Drawing, drawingsOf, type BookContent } from './drawings.tsx';
import { Keywords } from './identity-keywords.tsx';
import styles from './identity-rules.module.css';
import { Section } from './section.tsx';

type Content = { content: BookContent };

/** What each keyword means for look and words. */
export const Voice = ({ content, ...more }: Content & { face?: BookFace; symbolOf?: (place: number) => ReactNode }) => (
  <Section id="voice" title="Voice" intro="The keywords, and how to write to match them.">
    <Keywords words={content.book.voice} {...more} />
  </Section>
);

/** What the kit is made of, and how its pattern is used and not used. */
export const Pattern = ({ content }: Content) => {
  const { drawings } = content;
  const [sheet, ...uses] = drawingsOf(content, 'pattern');
  return (
    <Section id="pattern" title="Pattern" intro={sheet?.note ?? ''}>
      {sheet && <Drawing drawing={{ ...sheet, note: '' }} src={drawings[sheet.name]} />}
      <ul className={styles.three}>
        {uses.map((one) => (
          <li key={one.name}>
            <Drawing drawing={one} src={drawings[one.name]} />
          </li>
        ))}
        {drawingsOf(content, 'patternMisuse').map((one) => (
          <li key={one.name}>
            <Drawing drawing={one} src={drawings[one.name]} prefix="Wrong: " isWrong />
          </li>
        ))}
      </ul>
    </Section>
  );
};
