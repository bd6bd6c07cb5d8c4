import type { CSSProperties } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Drawing, drawingsOf, type BookContent } from './drawings.tsx';
import styles from './in-use.module.css';
import { Section } from './section.tsx';

type Content = { content: BookContent };
type Names = readonly string[];

const partsOf = ({ book, drawings }: BookContent) => ({
  one: (name: string) => book.drawings.find((drawing) => drawing.name === `kit-${name}`),
  src: (name: string) => drawings[`kit-${name}`],
});

/** One piece without a frame of its own: it lies or stands in a scene. */
const Thing = ({ content, name, className }: Content & { name: string; className: string | undefined }) => {
  const { one, src } = partsOf(content);
  const drawing = one(name);
  if (!drawing) return null;
  const { width, height, title, note } = drawing;
  return (
    <div className={className} style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture isLazy src={src(name)} alt={`${title}. ${note}`} />
    </div>
  );
};

/** What is in the hand on one table: the letter, both sides of the card, and the story on a phone. */
const Table = ({ content }: Content) => (
  <figure className={styles.scene}>
    <div className={styles.table} style={{ backgroundColor: content.book.kit.field }}>
      <Thing content={content} name="letterhead" className={styles.letter} />
      <Thing content={content} name="card-back" className={styles.under} />
      <Thing content={content} name="card-front" className={styles.over} />
      <Thing content={content} name="story" className={styles.phone} />
    </div>
    <figcaption>
      <span>In the hand</span> Letter, card and story: white paper and one loud side.
    </figcaption>
  </figure>
);

/** The website as a visitor sees it. */
const Website = ({ content }: Content) => {
  const background = content.book.colors.list.find(({ role }) => role === 'n2')?.hex;
  return (
    <figure className={styles.scene}>
      <div className={styles.desk} style={{ backgroundColor: background }}>
        <div className={styles.browser}>
          <span className={styles.dots} aria-hidden="true" />
          <Thing content={content} name="web-hero" className={styles.page} />
        </div>
      </div>
      <figcaption>
        <span>Website</span> The headline is what a visitor takes away, the button the one thing to press.
      </figcaption>
    </figure>
  );
};

/** Pieces beside each other, each as wide as its form asks for, so that all are of one height. */
const Row = ({ content, names }: Content & { names: Names }) => {
  const { one, src } = partsOf(content);
  return (
    <ul className={styles.row}>
      {names.map((name) => {
        const drawing = one(name);
        const ratio = drawing && drawing.width / drawing.height;
        return (
          drawing && (
            <li key={name} style={{ '--ratio': ratio } as CSSProperties}>
              <Drawing drawing={drawing} src={src(name)} />
            </li>
          )
        );
      })}
    </ul>
  );
};

/** What stands in a scene or a row, in their order; whatever else there is comes last. */
const scenes = ['letterhead', 'card-back', 'card-front', 'web-hero'] as const;
const rows: readonly Names[] = [
  ['slide-cover', 'slide-content'],
  ['story', 'square', 'list'],
  ['header'],
  ['things', 'tote'],
  ['slide-numbers', 'slide-closing'],
  ['letterhead-next', 'sign', 'email-signature'],
];
const known: Names = [...scenes, ...rows.flat()];

/** The brand on what people will hold and see: two scenes, then the pieces in rows of one height. */
export const InUse = ({ content }: Content) => {
  const { name, description } = content.book.kit;
  const others = drawingsOf(content, 'application')
    .map((one) => one.name.replace(/^kit-/, ''))
    .filter((one) => !known.includes(one));
  return (
    <Section id="kit" title={`In use: ${name}`} intro={description}>
      <Table content={content} />
      <Website content={content} />
      <VisuallyHidden>
        <h4>Piece by piece</h4>
      </VisuallyHidden>
      {[...rows, others].map((names) => names.length > 0 && <Row key={names.join()} content={content} names={names} />)}
    </Section>
  );
};
