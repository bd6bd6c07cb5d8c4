import { useBrandFont } from '../../brand/brand-font.ts';
import { classNames } from '../../ui/class-names.ts';
import type { OpeningContent } from './drawings.tsx';
import { Section } from './section.tsx';
import styles from './type-levels.module.css';

type Level = OpeningContent['book']['type']['levels'][number];
type Face = OpeningContent['book']['type']['faces'][number];

const Sample = ({ level, face }: { level: Level; face: Face }) => {
  const { isPending, style } = useBrandFont(face);
  return (
    <p
      className={classNames(styles.sample, isPending && styles.waiting)}
      style={{ ...style, fontSize: `min(${level.px}px, 12cqi)`, lineHeight: level.lineHeight }}
    >
      {level.sample}
    </p>
  );
};

/** The hierarchy in the brand's own faces, with sizes for screens and print. */
export const TypeLevels = ({ content: { book } }: { content: OpeningContent }) => (
  <Section id="hierarchy" title="Hierarchy" intro="Five sizes are enough. Points are for print.">
    <ul className={styles.levels}>
      {book.type.levels.map((level) => {
        const face = book.type.faces.find(({ part }) => part === level.part);
        return (
          <li key={level.name}>
            <span className={styles.facts}>
              <strong>{level.name}</strong>
              <span>
                {level.px} px, {level.pt} pt
              </span>
              <span>Line height {level.lineHeight}</span>
            </span>
            {face && <Sample level={level} face={face} />}
          </li>
        );
      })}
    </ul>
  </Section>
);
