import { weightName } from '@signet/type/faces';
import type { ReactNode } from 'react';
import { bulkCopy, headlineCopy, type CopySource } from '../../brand/brand-copy.ts';
import { useBrandFont } from '../../brand/brand-font.ts';
import type { Brand } from '../../brand/brand-queries.ts';
import { licenceOf } from '../../brand/font-licence.ts';
import { fontInUse } from '../../brand/reasons.ts';
import { Link } from '../../shell/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Chapter } from './chapter.tsx';
import type { OpeningContent } from './drawings.tsx';
import styles from './type-chapter.module.css';
import { TypeLevels } from './type-levels.tsx';
import { WhyChosen } from './why-chosen.tsx';

type Part = 'headline' | 'bulkText';
const parts = {
  headline: {
    name: 'Headline',
    use: 'Names, titles and whatever has to be seen from far away.',
    copy: headlineCopy,
    look: styles.headline,
  },
  bulkText: {
    name: 'Bulk text',
    use: 'Everything that is read rather than seen.',
    copy: bulkCopy,
    look: styles.bulkText,
  },
} as const;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 &?!%';
/** The letters of a name that is not Latin come first: its face was chosen for them. */
const scripts = [
  [/\p{Script=Cyrillic}/u, 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρσςτυφχψω'],
] as const;
/** Each once: a Greek s has two forms, and one capital. */
const capitalsOf = (letters: string): string => [...new Set(letters.toLocaleUpperCase('en'))].join('');
const lettersFor = (name: string): string =>
  [...scripts.flatMap(([script, letters]) => (script.test(name) ? [capitalsOf(letters), letters] : [])), LETTERS].join(
    ' ',
  );

const Licence = ({ id }: { id: string }) => {
  const { name, href } = licenceOf(id);
  return href ? <Link to={href}>{name}</Link> : name;
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/**
 * What is to be known about a font. Designer, licence and reasons are those of the recommendation, where it is still
 * known.
 */
const Facts = ({ part, brand }: { part: Part; brand: Brand }) => {
  const font = fontInUse(brand, part);
  return (
    <dl className={styles.facts}>
      <Fact name="Use">{parts[part].use}</Fact>
      <Fact name="Style">{weightName(brand[part].fontWeight, brand[part].fontStyle)}</Fact>
      {font?.designer && <Fact name="Designer">{font.designer}</Fact>}
      {font && (
        <Fact name="Licence">
          <Licence id={font.licence} />
        </Fact>
      )}
      {font && (
        <Fact name="Why this">
          <WhyChosen reasons={font.reasons} />
        </Fact>
      )}
    </dl>
  );
};

/** Which size of the hierarchy has words that suit the part. */
const levels: Readonly<Record<Part, string>> = { headline: 'Title', bulkText: 'Body' };

type FontProps = { part: Part; brand: Brand; copy: CopySource; content: OpeningContent | undefined };

const Font = ({ part, brand, copy, content }: FontProps) => {
  const { isPending, style } = useBrandFont(brand[part]);
  const { name, copy: words, look } = parts[part];
  // a brand that is not saved yet has no book with words of its trade
  const said = content?.book.type.levels.find((level) => level.name === levels[part])?.sample;
  return (
    <article className={styles.font}>
      <p className={styles.part}>{name}</p>
      <h3 className={classNames(styles.name, isPending && styles.waiting)} style={style}>
        {brand[part].fontName}
      </h3>
      <p className={classNames(styles.letters, isPending && styles.waiting)} style={style}>
        {lettersFor(copy.companyName)}
      </p>
      <p className={classNames(styles.sample, look, isPending && styles.waiting)} style={style}>
        {said || words(copy)}
      </p>
      <Facts part={part} brand={brand} />
    </article>
  );
};

type Props = { brand: Brand; copy: CopySource; content: OpeningContent | undefined };

/** The two fonts with specimens, designers and licences, and the sizes that they are set in. */
export const TypeChapter = ({ brand, copy, content }: Props) => (
  <Chapter
    id="type"
    number={2}
    title="Type"
    intro={
      brand.headline.fontName === brand.bulkText.fontName
        ? 'Use this one font only. Its licence lets you use it in print, on the web and in products, for free.'
        : 'Use these two fonts only. Their licences let you use them in print, on the web and in products, for free.'
    }
  >
    <Font part="headline" brand={brand} copy={copy} content={content} />
    <Font part="bulkText" brand={brand} copy={copy} content={content} />
    {content && <TypeLevels content={content} />}
  </Chapter>
);
