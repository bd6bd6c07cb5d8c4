import type { BookFace } from './book-face.ts';
import type { BookContent } from './drawings.tsx';
import styles from './identity-argument.module.css';
import { Section } from './section.tsx';

/** Why the brand is as it is: the thought, then for each part an idea, its argument and what it rests on. */
export const Argument = ({ content: { book }, face = {} }: { content: BookContent; face?: BookFace }) => {
  const { statement, intro, parts } = book.argument;
  const of = (role: string) => book.colors.list.find((color) => color.role === role);
  const ground = of('n3');
  const ink = book.colors.pairs.find((pair) => pair.ground === 'n3' && pair.ink === 'p2' && pair.verdict === 'any')
    ? of('p2')?.hex
    : ground?.ink;
  return (
    <Section id="idea" title="The idea" intro={intro}>
      <p className={styles.statement} style={{ ...face.style, backgroundColor: ground?.hex, color: ink }}>
        {statement.replaceAll('. ', '.\n')}
      </p>
      <ul className={styles.parts}>
        {parts.map(({ title, idea, text, proofs }) => (
          <li key={title}>
            <span className={styles.soft}>{title}</span>
            <h4 className={styles.idea} style={face.style}>
              {idea}
            </h4>
            <p>{text}</p>
            {proofs.length > 0 && (
              <ul className={styles.proofs}>
                {proofs.map((proof) => (
                  <li key={proof}>{proof}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
