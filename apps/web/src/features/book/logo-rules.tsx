import type { BookDrawing } from '@signet/contract';
import { Drawing, drawingsOf, type OpeningContent } from './drawings.tsx';
import styles from './logo-rules.module.css';
import { Section } from './section.tsx';

/** Widest that a logo is shown at its smallest size; whatever may not be that small says so in words alone. */
const MOST_SHOWN = 240;

type Content = { content: OpeningContent };

const Smallest = ({ content }: Content) => (
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

type Group = BookDrawing['group'];

/** All drawings of one group, side by side. */
const Gallery = ({ content, group, isWrong = false }: Content & { group: Group; isWrong?: boolean }) => (
  <ul className={group === 'lockup' ? styles.three : styles.four}>
    {drawingsOf(content, group).map((one) => (
      <li key={one.name}>
        <Drawing drawing={one} src={content.drawings[one.name]} {...(isWrong && { prefix: 'Wrong: ', isWrong })} />
      </li>
    ))}
  </ul>
);

const ClearSpace = ({ content }: Content) => {
  const [clear] = drawingsOf(content, 'clearSpace');
  return (
    <Section id="clear-space" title="Clear space" intro={content.book.logo.clearSpace}>
      {clear && <Drawing drawing={clear} src={content.drawings[clear.name]} />}
    </Section>
  );
};

const SmallestSizes = ({ content }: Content) => (
  <Section
    id="smallest-sizes"
    title="Smallest sizes"
    intro="Smaller than this, the thinnest parts of the logo break. Here each is as small as it may be on a screen."
  >
    <Smallest content={content} />
  </Section>
);

const Lockups = ({ content }: Content) =>
  content.book.logo.hasMark && (
    <Section id="lockups" title="Lockups">
      <Gallery content={content} group="lockup" />
    </Section>
  );

const Proof = ({ content }: Content) => (
  <Section
    id="proof"
    title="Difficult conditions"
    intro={
      'Copies lose color, stamps lose shades, embroidery rounds corners, and some people cannot tell red from green. ' +
      'Here is the logo in each of these conditions.'
    }
  >
    <Gallery content={content} group="proof" />
  </Section>
);

const OnGrounds = ({ content }: Content) => (
  <Section
    id="grounds"
    title="Backgrounds"
    intro={
      'Which logo color to use on each brand color. “Only large” means at least twice the smallest size. For text ' +
      'on colors, see Colors.'
    }
  >
    <Gallery content={content} group="ground" />
  </Section>
);

const NotLikeThis = ({ content }: Content) => (
  <Section id="not-like-this" title="Not like this">
    <Gallery content={content} group="misuse" isWrong />
  </Section>
);

const rules = { ClearSpace, SmallestSizes, Lockups, Proof, OnGrounds, NotLikeThis } as const;

/** How many parts the rules of a logo have. */
export const LOGO_RULES = Object.keys(rules).length;

/** What a printed guideline has of a logo, drawn with the founder's own: all of it, or the first `turn` parts. */
export const LogoRules = ({ content, turn = LOGO_RULES }: Content & { turn?: number }) =>
  Object.entries(rules)
    .slice(0, turn)
    .map(([name, Rule]) => <Rule key={name} content={content} />);
