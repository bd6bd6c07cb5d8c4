import type { FontRecommendation, FontFace as Face } from '@signet/contract';
import { weightName } from '@signet/type/faces';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useBrandFont } from '../../../../brand/brand-font.ts';
import { lineInTrade } from '../../../../brand/trade-copy.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { ChoiceList } from '../choice/choice-list.tsx';
import { chosenAt } from '../choice/stepping.ts';
import { useMore } from '../choice/use-more.ts';
import { useChosenNow, type Studio } from '../choice/use-studio.ts';
import { WhyLink } from '../why/why-link.tsx';
import { useCopy } from '../world/use-copy.ts';
import styles from './font-list.module.css';

/** What a font looks like, in the words of the field. */
const looks: Readonly<Record<string, string>> = {
  serif: 'Serif',
  'sans-serif': 'Sans serif',
  handwriting: 'Handwriting',
  display: 'Display',
  cursive: 'Script',
  monospace: 'Monospace',
  fantasy: 'Fantasy',
};

/** The founder's words in a face; in the interface's own until it is there, in a box that does not change. */
const Specimen = ({ face, children }: { face: Face & { fontType: string }; children: string }) => {
  const { isPending, style } = useBrandFont(face);
  return (
    <span className={classNames(styles.specimen, isPending && styles.waiting)} style={isPending ? undefined : style}>
      {children}
    </span>
  );
};

/** Set in its own face once it has been scrolled into sight: every family is some 100 KB. */
const SeenSpecimen = ({ face, children }: { face: Face & { fontType: string }; children: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || seen) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <span ref={place} className={styles.place}>
      {seen ? <Specimen face={face}>{children}</Specimen> : <span className={styles.specimen}>{children}</span>}
    </span>
  );
};

const Row = ({ font, words }: { font: FontRecommendation; words: string }) => (
  <span className={styles.row}>
    <SeenSpecimen face={font}>{words}</SeenSpecimen>
    <span className={styles.about}>
      <span>{font.fontName}</span> · {looks[font.fontType] ?? font.fontType},{' '}
      {weightName(font.fontWeight, font.fontStyle)}
    </span>
  </span>
);

type Props = {
  part: 'headline' | 'bulkText';
  label: string;
  studio: Studio;
  isOpen: boolean;
  onToggle: () => void;
};

/** One of the two fonts: what it is, and opened, the list that it is chosen from. */
export const FontList = ({ part, label, studio, isOpen, onToggle }: Props) => {
  const { recommendations, choices, brand, quiz } = studio;
  const { headLineRecommendations, bulkTextRecommendations } = recommendations.fontRecommendations;
  const { fonts } = part === 'headline' ? headLineRecommendations : bulkTextRecommendations;
  const more = useMore(studio, part);
  const { fontSelections } = useChosenNow(choices).brandQuizSelections;
  const selected = fontSelections?.[part === 'headline' ? 'headlineSelection' : 'bulkTextSelection'];
  const line = lineInTrade(useCopy(studio));
  const [firstLine = ''] = (quiz.logoText || quiz.companyName).split('\n');
  const words = part === 'headline' ? firstLine : line;
  const chosen = fonts.find(({ _id }) => _id === brand[part].fontRecommendationId);
  // how the name sets in it is said where another can still be chosen
  const fit = part === 'headline' ? chosen?.reasons.find(({ kind }) => kind === 'name-fit') : undefined;
  return (
    <section aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.label}>{label}</h2>
        <WhyLink part="type" what={label.toLowerCase()} />
      </div>
      <Button className={styles.trigger} aria-expanded={isOpen} onPress={onToggle}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Specimen face={brand[part]}>{brand[part].fontName}</Specimen>
        <span className={styles.state}>
          {chosen?.orderIndex === 0 && 'Recommended'}
          {chosen?.orderIndex === -1 && 'Your choice'}
        </span>
        <IconChevronDown className={styles.chevron} data-open={isOpen} size={18} aria-hidden="true" />
      </Button>
      {fit && <p className={styles.fit}>{fit.sentence}</p>}
      {isOpen && (
        <ChoiceList
          label={label}
          items={fonts}
          selected={selected?.fontRecommendationId}
          nameOf={({ fontName }) => fontName}
          render={(font) => <Row font={font} words={words} />}
          onChoose={({ orderIndex }) =>
            choices.choose('fonts', {
              brandQuizSelections: chosenAt(recommendations, choices.current().brandQuizSelections, part, orderIndex),
            })
          }
          {...more}
        />
      )}
    </section>
  );
};
