import type { Quiz } from '@signet/contract';
import { colorNamesInUse } from '@signet/wording';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listed } from '../../brand/brand-copy.ts';
import { useBrandFont } from '../../brand/brand-font.ts';
import type { Brand } from '../../brand/brand-queries.ts';
import { legibleInk } from '../../brand/legible-ink.ts';
import { longestWord } from '../../brand/longest-word.ts';
import { BlobImage } from '../../ui/blob-image.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyImage } from '../../ui/empty-image.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './book-cover.module.css';
import { coverQuery } from './book-queries.ts';

type Props = { quiz: Quiz; brand: Brand };

const Cover = ({ query, kit }: { query: NonNullable<ReturnType<typeof coverQuery>>; kit: string }) => {
  const { data, isError } = useQuery(query);
  const alt = `Cover in the kit ${kit}`;
  if (isError) return <EmptyImage label={alt} />;
  return data ? <BlobImage blob={data} alt={alt} className={styles.picture} /> : <Skeleton height="100%" />;
};

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A family's name, set in itself. */
const InItself = ({ face }: { face: Brand['headline'] }) => {
  const { isPending, style } = useBrandFont(face);
  return (
    <span className={classNames(isPending && styles.coming)} style={style}>
      {face.fontName}
    </span>
  );
};

/** The colors that are shown at a glance, about as wide as they are used. */
const shown = ['n3', 'p1', 'p2', 's1', 'a1', 'a2'] as const;

/** The brand in a few lines, beside its cover: what it stands for the largest, in its own face on its own color. */
const AtAGlance = ({ quiz, brand }: Props) => {
  const headline = useBrandFont(brand.headline);
  const names = colorNamesInUse(brand.colors, brand.recommended.color);
  const words = quiz.thoughtsAndFeelings.map(({ name }) => name);
  return (
    <section className={styles.glance} aria-label="At a glance">
      <div className={styles.field} style={{ backgroundColor: brand.colors.p1, color: legibleInk(brand.colors.p1) }}>
        <p
          className={classNames(styles.words, headline.isPending && styles.coming)}
          style={{ ...headline.style, ...longestWord(words.join(' ')) }}
        >
          <VisuallyHidden>Stands for </VisuallyHidden>
          {words.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </p>
      </div>
      <dl className={styles.lines}>
        <Line name="Colors">{listed((['p1', 's1', 'a1'] as const).map((role) => names[role]))}</Line>
        <Line name="Type">
          <InItself face={brand.headline} />
          {brand.bulkText.fontName !== brand.headline.fontName && (
            <>
              {', '}
              <InItself face={brand.bulkText} />
            </>
          )}
        </Line>
        {brand.marketingKit && <Line name="Kit">{brand.marketingKit.name}</Line>}
      </dl>
      <div className={styles.colors} aria-hidden="true">
        {shown.map((role) => (
          <span key={role} data-role={role} style={{ backgroundColor: brand.colors[role] }} />
        ))}
      </div>
    </section>
  );
};

/** What the book opens on: its cover, and the brand at a glance. Is there before the drawings of its chapters are. */
export const BookCover = ({ quiz, brand }: Props) => {
  const cover = coverQuery(quiz, brand);
  return (
    <div className={styles.place}>
      <div className={styles.spread} data-plain={!cover}>
        {cover && (
          <figure className={styles.cover}>
            <Cover query={cover} kit={brand.marketingKit?.name ?? ''} />
          </figure>
        )}
        <AtAGlance quiz={quiz} brand={brand} />
      </div>
    </div>
  );
};
