import { contrastRatio, roundRatio, textContrast } from '@signet/color';
import type { Quiz } from '@signet/contract';
import { nearnessInWords } from '@signet/wording';
import { IconPin, IconPinnedOff, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrandFont, useBrandTextFont } from '../../../../brand/brand-font.ts';
import { inBrand } from '../../../../brand/in-brand.ts';
import { headlineInTrade, lineInTrade } from '../../../../brand/trade-copy.ts';
import { resultsPaths } from '../../../../paths.ts';
import { Link } from '../../../../shell/link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ToggleGroup } from '../../../../ui/toggle-group.tsx';
import { useQuiz } from '../../answers/use-answers.ts';
import { LiveLogo } from '../choice/live-logo.tsx';
import { isUndecided } from '../choice/undecided.ts';
import { useStudio, type Studio } from '../choice/use-studio.ts';
import { LeadToResults } from '../lead-to-results.tsx';
import { chosenMarkQuery } from '../mark/mark-queries.ts';
import { KitScene } from '../world/kit-scene.tsx';
import { useRivals } from '../why/use-rivals.ts';
import { TOO_NEAR, wheelOf, type Place, type Stood } from '../why/wheel.ts';
import type { Look } from '../world/look.ts';
import { LogoInFace } from '../world/logo-in-face.tsx';
import { useCopy } from '../world/use-copy.ts';
import { inkOn } from '../../../../brand/ink-on.ts';
import styles from './compare-page.module.css';
import { usePins } from './pin-tools.tsx';
import { idOf, MOST_PINS, pins, type Pin } from './pins.ts';

type View = 'color' | 'gray' | 'vision' | 'squint';
const views = [
  { id: 'color', label: 'In color' },
  { id: 'gray', label: 'In gray' },
  { id: 'vision', label: 'Color vision' },
  { id: 'squint', label: 'Squint' },
] as const satisfies readonly { id: View; label: string }[];

/** How somebody without the middle cones sees a screen (Machado, Oliveira and Fernandes 2009), for linear light. */
const DEUTAN = '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0';
const VisionFilter = () => (
  <svg className={styles.filter} aria-hidden="true">
    <filter id="green-blind" colorInterpolationFilters="linearRGB">
      <feColorMatrix values={DEUTAN} />
    </filter>
  </svg>
);

const lookOf = ({ choice }: Pin): Look | undefined => {
  const { brandQuizSelections, customSelections, useCustomSelections } = choice;
  const own = useCustomSelections ? customSelections.colorSelection : undefined;
  const colors = (own ?? brandQuizSelections.colorSelection)?.colors;
  const fonts = brandQuizSelections.fontSelections;
  if (!colors || !fonts) return undefined;
  const { headlineSelection: headline, bulkTextSelection: bulkText } = fonts;
  return { colors, headline, bulkText, mark: brandQuizSelections.markSelection };
};

const strip = ['p1', 'p2', 's1', 'a1', 'a2', 'n2', 'n3'] as const;

const Words = ({ look, studio }: { look: Look; studio: Studio }) => {
  const headline = useBrandFont(look.headline);
  const bulkText = useBrandTextFont(look.bulkText);
  const copy = useCopy(studio);
  return (
    <div className={styles.words}>
      <p style={{ ...headline.style, color: look.colors.p1 }}>{headlineInTrade(copy)}</p>
      <p style={{ ...bulkText.style, color: look.colors.n1 }}>{lineInTrade(copy)}</p>
    </div>
  );
};

const Facts = ({ look, pin, nearest }: { look: Look; pin: Pin; nearest: Place | undefined }) => {
  const onPrimary = roundRatio(contrastRatio('#ffffff', look.colors.p1));
  return (
    <dl className={styles.facts}>
      {nearest && (
        <div>
          <dt>Nearest to</dt>
          <dd>
            <span className={styles.dot} style={{ backgroundColor: nearest.hex }} /> {nearest.name}
          </dd>
          <dd className={styles.figure} data-close={nearest.distance < TOO_NEAR}>
            {nearnessInWords(nearest.distance, TOO_NEAR)}
          </dd>
        </div>
      )}
      <div>
        <dt>White on primary</dt>
        <dd>{onPrimary >= textContrast ? 'Easy to read' : 'Hard to read'}</dd>
        <dd className={styles.figure}>
          {onPrimary.toFixed(2)}:1, needs {textContrast}
        </dd>
      </div>
      <div>
        <dt>Fonts</dt>
        <dd>
          {look.headline.fontName}, {look.bulkText.fontName}
        </dd>
      </div>
      <div>
        <dt>Kit</dt>
        <dd>{pin.choice.brandQuizSelections.marketingKitSelection?.name ?? 'None'}</dd>
      </div>
    </dl>
  );
};

/** The logo of a brand that is not in use: its name in its face, with its mark where it has one. */
const PinnedLogo = ({ look, quiz }: { look: Look; quiz: Quiz }) => {
  const { data: mark } = useQuery(chosenMarkQuery(quiz._id, look.mark));
  const isGone = mark === null;
  return (
    <LogoInFace
      name={quiz.logoText || quiz.companyName}
      look={look}
      color={inkOn(look.colors.p1)}
      mark={mark ?? undefined}
      lockup={isGone ? undefined : look.mark?.lockup}
    />
  );
};

type ColumnProps = { pin: Pin; studio: Studio; rivals: readonly Stood[]; isHere: boolean; onTake: () => Promise<void> };

const Column = ({ pin, studio, rivals, isHere, onTake }: ColumnProps) => {
  const { quiz } = studio;
  const look = lookOf(pin);
  if (!look) return null;
  const name = quiz.logoText || quiz.companyName;
  const { marketingKitSelection: kit } = pin.choice.brandQuizSelections;
  return (
    <li className={styles.column} style={inBrand(look.colors)} aria-label={pin.name}>
      <h2 className={styles.name}>{pin.name}</h2>
      <p className={styles.kind}>
        {pin.kind}.{isHere && ' You are here.'}
      </p>
      <div className={styles.seen}>
        <div className={styles.logo}>
          {isHere ? <LiveLogo studio={studio} color={inkOn(look.colors.p1)} /> : <PinnedLogo look={look} quiz={quiz} />}
        </div>
        <div className={styles.thing}>
          <KitScene scene="page" look={look} kitId={kit?.marketingKitId} quiz={quiz} />
        </div>
        <div className={styles.strip}>
          {strip.map((role) => (
            <span key={role} style={{ backgroundColor: `var(--${role})` }} />
          ))}
        </div>
        <Words look={look} studio={studio} />
      </div>
      <Facts look={look} pin={pin} nearest={wheelOf({ name, hex: look.colors.p1 }, rivals).nearest} />
      <div className={styles.actions}>
        <Button variant={isHere ? 'primary' : 'secondary'} className={styles.take} onPress={onTake}>
          {isHere ? 'KEEP THIS ONE' : 'CHOOSE THIS ONE'}
        </Button>
        <IconButton label={`Unpin ${pin.name}`} onPress={() => pins.remove(quiz._id, pin.id)}>
          <IconPinnedOff size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
};

const Room = () => (
  <li className={styles.room}>
    <IconPin size={20} stroke={1.5} aria-hidden="true" />
    <b>Room for one more</b>
    <p>Press Pin on any brand and it waits here.</p>
  </li>
);

const Compared = ({ studio }: { studio: Studio }) => {
  const navigate = useNavigate();
  const [view, setView] = useState<View>('color');
  const pinned = usePins(studio.quiz._id);
  const { choices } = studio;
  const { rivals } = useRivals(studio.quiz);
  const here = idOf(choices.current());
  // who has not chosen yet chooses even what was recommended: before it is saved, the results are not open
  const take = (pin: Pin) => async () => {
    if (pin.id !== here || isUndecided(studio)) choices.choose('other', pin.choice);
    if (await choices.settled()) await navigate(resultsPaths.preview);
  };
  return (
    <>
      <header className={styles.heading}>
        <Link look="quiet" to={resultsPaths.preview} aria-label="Back to your results">
          <IconX size={20} aria-hidden="true" />
        </Link>
        <h1>Side by side</h1>
        <p>
          {pinned.length} of {MOST_PINS} pins. Nothing changes until you choose.
        </p>
        <ToggleGroup label="View" options={views} value={view} onChange={setView} className={styles.views} />
      </header>
      <VisionFilter />
      <ul className={styles.columns} data-view={view}>
        {pinned.map((pin) => (
          <Column key={pin.id} pin={pin} studio={studio} rivals={rivals} isHere={pin.id === here} onTake={take(pin)} />
        ))}
        {pinned.length < MOST_PINS && <Room />}
      </ul>
    </>
  );
};

/** Up to four brands side by side, row by row. */
export const ComparePage = () => {
  const { studio, isPending } = useStudio(useQuiz());
  if (isPending) return <Skeleton height={560} />;
  if (!studio) return <LeadToResults />;
  return <Compared studio={studio} />;
};
