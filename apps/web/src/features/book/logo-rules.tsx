import type { Book } from '@signet/contract';
import { Drawing, drawingsOf, type BookContent } from './drawings.tsx';
import styles from './logo-rules.module.css';
import { Section } from './section.tsx';

/** Widest that a logo is shown at its smallest size; whatever may not be that small says so in words alone. */
const MOST_SHOWN = 240;

const Smallest = ({ content }: { content: BookContent }) => (
  <ul className={styles.sizes}>
    {content.book.logo.smallest.map(({ lockup, title, widths }) => (
      <li key={lockup}>
        <span className={styles.true}>
          <img
            loading="lazy"
            src={content.drawings[`plain-${lockup}`]}
            alt=""
            style={{ width: Math.min(widths.screen, MOST_SHOWN) }}
            decoding="async"
          />
        </span>
        <strong>{title}</strong>
        <span>
          {widths.screen} px or {widths.print} mm wide
        </span>
        <span className={styles.soft}>
          {widths.engraved} mm engraved, {widths.embroidered} mm in thread
        </span>
      </li>
    ))}
  </ul>
);

const verdicts = { fine: 'Any size', large: 'Only large', never: 'Never' } as const;

/** On the brand's own background, which no logo is the color of. */
const onBackground = ({ logo, colors }: Book) =>
  colors.pairs.flatMap(({ ink, ground, verdict }) =>
    ground === 'n3' && verdict !== 'never' && logo.grounds.some(({ colorKey }) => colorKey === ink)
      ? [{ colorKey: ink, on: ground, verdict: verdict === 'any' ? ('fine' as const) : verdict }]
      : [],
  );

/** Which color of the logo may stand on which: words and a sample, not color alone. */
const Grounds = ({ book }: { book: Book }) => {
  const colorOf = (role: string) => book.colors.list.find((one) => one.role === role);
  const allowed = [...onBackground(book), ...book.logo.grounds.filter(({ verdict }) => verdict !== 'never')];
  return (
    <ul className={styles.grounds}>
      {allowed.map(({ colorKey, on, verdict }) => {
        const [ink, ground] = [colorOf(colorKey), colorOf(on)];
        return (
          ink &&
          ground && (
            <li key={`${colorKey} ${on}`}>
              <span
                className={styles.chip}
                style={{ backgroundColor: ground.hex, color: ink.hex }}
                aria-hidden="true"
              />
              <span>
                {ink.name} on {ground.name}
              </span>
              <span className={styles.soft}>{verdicts[verdict]}</span>
            </li>
          )
        );
      })}
    </ul>
  );
};

/** What a printed guideline has of a logo, drawn with the founder's own. */
export const LogoRules = ({ content }: { content: BookContent }) => {
  const { book, drawings } = content;
  const [clear] = drawingsOf(content, 'clearSpace');
  const lockups = drawingsOf(content, 'lockup');
  return (
    <>
      <Section id="clear-space" title="Clear space" intro={book.logo.clearSpace}>
        {clear && <Drawing drawing={clear} src={drawings[clear.name]} />}
      </Section>
      <Section
        id="smallest-sizes"
        title="Smallest sizes"
        intro="Smaller than this, the thinnest parts of the logo break. Here each is as small as it may be on a screen."
      >
        <Smallest content={content} />
      </Section>
      {book.logo.hasMark && (
        <Section id="lockups" title="Lockups">
          <ul className={styles.three}>
            {lockups.map((one) => (
              <li key={one.name}>
                <Drawing drawing={one} src={drawings[one.name]} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        id="proof"
        title="Put to the proof"
        intro="What the logo has to bear: small, without color, in one ink, in thread, and in eyes that see less of it."
      >
        <ul className={styles.four}>
          {drawingsOf(content, 'proof').map((one) => (
            <li key={one.name}>
              <Drawing drawing={one} src={drawings[one.name]} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="grounds"
        title="Grounds"
        intro="Where the logo stands out. Only large means twice the smallest size or more."
      >
        <Grounds book={book} />
      </Section>
      <Section id="not-like-this" title="Not like this">
        <ul className={styles.four}>
          {drawingsOf(content, 'misuse').map((one) => (
            <li key={one.name}>
              <Drawing drawing={one} src={drawings[one.name]} prefix="Wrong: " isWrong />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
};
