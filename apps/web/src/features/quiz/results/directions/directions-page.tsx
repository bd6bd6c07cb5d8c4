import { colorSelectionOf, fontSelectionOf, kitSelectionOf } from '@signet/brand';
import { contrastRatio, logoField, textContrast } from '@signet/color';
import type { Quiz, Selections } from '@signet/contract';
import { directionWords } from '@signet/wording';
import { IconArrowLeft, IconArrowRight, IconCheck, IconColumns3, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrandFont, useBrandTextFont } from '../../../../brand/brand-font.ts';
import { inBrand } from '../../../../brand/in-brand.ts';
import { comparePath, quizPath, resultsPaths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useQuiz } from '../../answers/use-answers.ts';
import { withoutCustomColors } from '../choice/custom-colors.ts';
import { useStudio, type Studio } from '../choice/use-studio.ts';
import { idOf, pins, type Pin } from '../compare/pins.ts';
import { chosenMarkQuery } from '../mark/mark-queries.ts';
import { LeadToResults } from '../lead-to-results.tsx';
import { KitScene, sceneAt } from '../world/kit-scene.tsx';
import { lookOfDirection } from '../world/look.ts';
import { LogoInFace } from '../world/logo-in-face.tsx';
import { voices } from '../../../../brand/color-roles.ts';
import styles from './directions-page.module.css';
import { firstOffers, markOf, otherOffers, withMarks, type Offer } from './offers.ts';
import { useOfferedMarks } from './use-offered-marks.ts';

type Said = { title: string; line: string };

const Words = ({ offer, said }: { offer: Offer; said: Said | undefined }) => {
  const headline = useBrandFont(offer.headline);
  const bulkText = useBrandTextFont(offer.bulkText);
  return (
    <span className={styles.words}>
      <span className={styles.title} style={headline.style}>
        {said?.title}
      </span>
      <span className={styles.text} style={bulkText.style}>
        {said?.line}
      </span>
    </span>
  );
};

type SheetProps = { offer: Offer; place: number; quiz: Quiz; said: Said | undefined; isWaiting: boolean };

const Sheet = ({ offer, place, quiz, said, isWaiting }: SheetProps) => {
  const look = lookOfDirection(offer, markOf(offer));
  const { mark, lockup } = offer;
  const name = quiz.logoText || quiz.companyName;
  // the three differ at the first look: one begins on its primary color, one on light, one on its deepest
  const light = logoField('p1', look.colors);
  // on a phone the name is small
  const pale = contrastRatio(look.colors.a2, look.colors.p2) >= textContrast ? 'a2' : 'n3';
  const field = (
    [
      ['p1', 'w1'],
      [light, 'p1'],
      ['p2', pale],
    ] as const
  )[place % 3] ?? ['p1', 'w1'];
  return (
    <span className={styles.sheet} style={inBrand(look.colors)} aria-hidden="true">
      <span className={styles.logo} style={{ backgroundColor: `var(--${field[0]})` }}>
        <LogoInFace
          name={name}
          look={look}
          color={`var(--${field[1]})`}
          mark={mark}
          lockup={mark || isWaiting ? lockup : undefined}
        />
      </span>
      <KitScene
        scene={sceneAt(place)}
        look={look}
        kitId={offer.marketingKit?.marketingKitId}
        quiz={quiz}
        isWaiting={isWaiting}
      />
      <Words offer={offer} said={said} />
      <span className={styles.strip}>
        {voices.map((role) => (
          <span key={role} data-role={role} style={{ backgroundColor: `var(--${role})` }} />
        ))}
      </span>
    </span>
  );
};

type ChoiceProps = {
  /** What such a company would say of itself. */
  paragraphs: readonly string[];
  offers: readonly Offer[];
  quiz: Quiz;
  chosen: string;
  /** Whether marks are still being drawn. */
  isWaiting: boolean;
  onChoose: (id: string) => void;
};

const Offers = ({ offers, quiz, paragraphs, chosen, isWaiting, onChoose }: ChoiceProps) => {
  const said = directionWords(
    { industryId: quiz.industry, keywords: quiz.thoughtsAndFeelings, paragraphs },
    offers.map(({ kind }) => kind),
  );
  return (
    <fieldset className={styles.offers}>
      <legend>Which one is you?</legend>
      {offers.map((offer, place) => (
        <label key={offer.id} className={styles.offer}>
          <input
            type="radio"
            name="direction"
            checked={offer.id === chosen}
            onChange={() => onChoose(offer.id)}
            aria-labelledby={`name-${offer.id}`}
            aria-describedby={`why-${offer.id}`}
          />
          <Sheet offer={offer} place={place} quiz={quiz} said={said[place]} isWaiting={isWaiting} />
          <span className={styles.about}>
            <span className={styles.mark} aria-hidden="true">
              {offer.id === chosen && <IconCheck size={16} stroke={2.5} />}
            </span>
            <span id={`name-${offer.id}`} className={styles.name}>
              {offer.name} <span className={styles.kind}>{offer.kind}</span>
            </span>
            <span id={`why-${offer.id}`} className={styles.why}>
              {offer.sentence}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

type Choice = Selections['brandQuizSelections'];

/** A whole brand as it is chosen. Where no mark is offered the one before stays. */
const choiceOf = (offer: Offer, { markDropped, ...before }: Choice): Choice => {
  const { color, headline, bulkText, marketingKit } = offer;
  const mark = markOf(offer);
  return {
    ...before,
    ...(mark ? { markSelection: mark } : markDropped && { markDropped }),
    colorSelection: colorSelectionOf(color),
    fontSelections: { headlineSelection: fontSelectionOf(headline), bulkTextSelection: fontSelectionOf(bulkText) },
    ...(marketingKit && { marketingKitSelection: kitSelectionOf(marketingKit) }),
  };
};

/** How many directions there are, in words; the engine marks fewer where a set holds no three that differ. */
const numerals: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three' };

const Directions = ({ studio }: { studio: Studio }) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const { quiz, recommendations, choices } = studio;
  const { marks, isAwaited, whenDrawn } = useOfferedMarks(studio);
  const plain = round === 0 ? firstOffers(recommendations) : otherOffers(recommendations, round);
  const offers = withMarks(plain, marks, round);
  const hasOthers = otherOffers(recommendations, round + 1).length === 3;
  const taken = offers.find(({ id }) => id === chosen) ?? offers[0];
  if (!taken) return <LeadToResults />;
  const lookCloser = async () => {
    const shown = withMarks(plain, await whenDrawn(), round).map((offer): Pin => {
      // they are drawn already: side by side asks for none of them again
      if (offer.mark) client.setQueryData(chosenMarkQuery(quiz._id, markOf(offer)).queryKey, offer.mark);
      const choice = {
        brandQuizSelections: choiceOf(offer, choices.current().brandQuizSelections),
        ...withoutCustomColors,
      };
      return { id: idOf(choice), name: offer.name, kind: offer.kind, choice };
    });
    pins.show(quiz._id, shown);
    await navigate(comparePath);
  };
  const goOn = async () => {
    const drawn = withMarks(plain, await whenDrawn(), round).find(({ id }) => id === taken.id) ?? taken;
    const brandQuizSelections = choiceOf(drawn, choices.current().brandQuizSelections);
    choices.choose('other', { brandQuizSelections, ...withoutCustomColors });
    if (await choices.settled()) await navigate(resultsPaths.preview);
  };
  return (
    <>
      <header className={styles.heading}>
        <h1>Which one is you?</h1>
        <p>
          {numerals[offers.length] ?? 'Some'} ways to be {quiz.companyName}, all made from your answers. Take the one
          that feels right: every color, letter and shape can still change.
        </p>
      </header>
      <Offers
        offers={offers}
        quiz={quiz}
        paragraphs={recommendations.specimens?.map(({ paragraph }) => paragraph) ?? []}
        chosen={taken.id}
        isWaiting={isAwaited}
        onChoose={setChosen}
      />
      <footer className={styles.bar}>
        <Button onPress={() => void navigate(quizPath(4))}>
          <IconArrowLeft size={18} aria-hidden="true" />
          BACK
        </Button>
        {(hasOthers || round > 0) && (
          <Button variant="quiet" onPress={() => setRound(hasOthers ? round + 1 : 0)}>
            <IconRefresh size={18} aria-hidden="true" />
            {hasOthers ? 'Show three others' : 'Show the first three again'}
          </Button>
        )}
        <Button variant="quiet" className={styles.closer} onPress={lookCloser}>
          <IconColumns3 size={18} aria-hidden="true" />
          Look closer, side by side
        </Button>
        <Button variant="primary" className={styles.go} onPress={goOn}>
          CONTINUE WITH {taken.name.toUpperCase()}
          <IconArrowRight size={18} aria-hidden="true" />
        </Button>
      </footer>
    </>
  );
};

/** Three directions side by side: the first look at the brand. */
export const DirectionsPage = () => {
  const { studio, isPending } = useStudio(useQuiz());
  if (isPending) {
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton height={560} />
      </div>
    );
  }
  // without a brand, or without directions, the results page says what there is to say
  if (!studio) return <LeadToResults />;
  return (
    <div className={styles.page}>
      <Directions studio={studio} />
    </div>
  );
};
