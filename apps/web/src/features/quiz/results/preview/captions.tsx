import type { ReactNode } from 'react';
import { weightName } from '@signet/type/faces';
import type { MarkSelection } from '@signet/contract';
import { listed } from '../../../../brand/brand-copy.ts';
import { capitalized, colorsInWords, kindOf } from '../choice/color-names.ts';
import type { Studio } from '../choice/use-studio.ts';
import { WhyLink } from '../why/why-link.tsx';
import styles from './captions.module.css';

const Caption = ({ part, name, line, children }: { part: string; name: string; line: string; children: ReactNode }) => (
  <section className={styles.caption} aria-label={part}>
    <h2 className={styles.part}>{part}</h2>
    <p className={styles.name}>{name}</p>
    <p className={styles.line}>{line}</p>
    {children}
  </section>
);

/** The first sentence of a description. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Where the mark stands. */
const places = {
  horizontal: 'It stands beside the name',
  stacked: 'It stands above the name',
  mark: 'It stands for the name',
} as const satisfies Record<MarkSelection['lockup'], string>;

const drawnFrom = ({ recipe: { family, letters } }: MarkSelection): string =>
  family === 'thing' ? `Drawn for your “${letters}”` : `Drawn from your ${listed(Array.from(letters))}`;

/** What the preview is made of: a name, one plain line and why, four times. */
export const Captions = ({ studio: { brand, quiz, selections } }: { studio: Studio }) => {
  const { headline, bulkText, marketingKit } = brand;
  const { markSelection: mark } = selections.brandQuizSelections;
  const fonts =
    headline.fontName === bulkText.fontName ? headline.fontName : `${headline.fontName} and ${bulkText.fontName}`;
  return (
    <div className={styles.captions}>
      <Caption part="COLORS" name={colorsInWords(brand)} line={kindOf(brand, selections)}>
        <WhyLink part="colors" what="color scheme" />
      </Caption>
      <Caption
        part="TYPE"
        name={fonts}
        line={`The name in the ${weightName(headline.fontWeight, headline.fontStyle)} weight`}
      >
        <WhyLink part="type" what="type" />
      </Caption>
      {mark ? (
        <Caption part="MARK" name={drawnFrom(mark)} line={places[mark.lockup]}>
          <WhyLink part="mark" what="mark" />
        </Caption>
      ) : (
        <Caption
          part="KEYWORDS"
          name={capitalized(listed(quiz.thoughtsAndFeelings.map(({ name }) => name.toLowerCase())))}
          line="Every choice is scored by them"
        >
          {null}
        </Caption>
      )}
      {marketingKit && (
        <Caption part="MARKETING KIT" name={marketingKit.name} line={firstSentence(marketingKit.description)}>
          <WhyLink part="kit" what="marketing kit" />
        </Caption>
      )}
    </div>
  );
};
