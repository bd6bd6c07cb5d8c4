import type { BookDrawing } from '@signet/contract';
import type { BookFace } from './book-face.ts';
import { Drawing, drawingsOf, type BookContent } from './drawings.tsx';
import styles from './identity-rules.module.css';
import { Section } from './section.tsx';

type Content = { content: BookContent };

/** What each keyword means for look and words. */
export const Voice = ({ content: { book }, face = {} }: Content & { face?: BookFace }) => (
  <Section id="voice" title="Voice" intro="What each keyword means for how you look and how you write.">
    <ol className={styles.voices}>
      {book.voice.map(({ place, name, hex, field, ink, look, words, say, not }) => (
        <li key={place}>
          <p className={styles.word} style={{ ...face.style, backgroundColor: field, borderColor: hex, color: ink }}>
            {name}
          </p>
          <dl className={styles.facts}>
            {look && (
              <div>
                <dt>How it looks</dt>
                <dd>{look}</dd>
              </div>
            )}
            {words && (
              <div>
                <dt>How it is written</dt>
                <dd>{words}</dd>
              </div>
            )}
            {say && (
              <div>
                <dt>Say this</dt>
                <dd>
                  <q>{say}</q>
                </dd>
              </div>
            )}
            {not && (
              <div>
                <dt>Not that</dt>
                <dd className={styles.not}>
                  <q>{not}</q>
                </dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ol>
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

/** The website, which most people see first; what is wide; what is a strip; what is about square; what is high. */
const shapes = ['first', 'wide', 'strip', 'square', 'high'] as const;
const shapeOf = ({ name, width, height }: BookDrawing): (typeof shapes)[number] => {
  if (name === 'kit-web-hero') return 'first';
  const ratio = width / height;
  if (ratio > 2.4) return 'strip';
  if (ratio > 1.15) return 'wide';
  return ratio > 0.75 ? 'square' : 'high';
};

/** The brand on what people will hold and see, in rows of what is of one shape. */
export const Applications = ({ content }: Content) => {
  const { book, drawings } = content;
  const { name, description } = book.kit;
  const pieces = drawingsOf(content, 'application');
  return (
    <Section id="kit" title={`In use: ${name}`} intro={description}>
      {shapes.map((shape) => {
        const alike = pieces.filter((one) => shapeOf(one) === shape);
        return (
          alike.length > 0 && (
            <ul key={shape} className={styles.pieces} data-shape={shape}>
              {alike.map((one) => (
                <li key={one.name}>
                  <Drawing drawing={one} src={drawings[one.name]} />
                </li>
              ))}
            </ul>
          )
        );
      })}
    </Section>
  );
};
