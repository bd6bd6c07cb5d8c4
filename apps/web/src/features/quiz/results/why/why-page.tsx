import type { ShownReason } from '@signet/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { inBrand } from '../../../../brand/in-brand.ts';
import {
  counterfactualsIn,
  fontInUse,
  groundsIn,
  kitReasons,
  schemeInstead,
  schemeReasons,
} from '../../../../brand/reasons.ts';
import { resultsPaths } from '../../../../paths.ts';
import { Link } from '../../../../shell/link.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { ToggleGroup } from '../../../../ui/toggle-group.tsx';
import { useQuiz } from '../../answers/use-answers.ts';
import { colorsInWords } from '../choice/color-names.ts';
import { LiveLogo } from '../choice/live-logo.tsx';
import { useStudio, type Studio } from '../choice/use-studio.ts';
import { LeadToResults } from '../lead-to-results.tsx';
import { chosenMarkQuery } from '../mark/mark-queries.ts';
import { Dial } from './dial.tsx';
import { Exhibit } from './exhibit.tsx';
import { Receipt } from './receipt.tsx';
import { Standing } from './standing.tsx';
import { Sentences } from './sentences.tsx';
import { inkOn } from '../../../../brand/ink-on.ts';
import styles from './why-page.module.css';

const parts = [
  { id: 'colors', label: 'Colors' },
  { id: 'mark', label: 'Mark' },
  { id: 'type', label: 'Type' },
  { id: 'kit', label: 'Kit' },
] as const;
export type WhyPart = (typeof parts)[number]['id'];

const reasonsOf = ({ brand }: Studio, part: Exclude<WhyPart, 'mark'>): readonly ShownReason[] => {
  if (part === 'colors') return schemeReasons(brand);
  if (part === 'kit') return kitReasons(brand);
  return [...(fontInUse(brand, 'headline')?.reasons ?? []), ...(fontInUse(brand, 'bulkText')?.reasons ?? [])];
};

const nameOf = ({ brand }: Studio, part: WhyPart): string => {
  if (part === 'colors') return colorsInWords(brand).replace(/^./, (letter) => letter.toLowerCase());
  if (part === 'mark') return 'this mark';
  return part === 'kit' ? (brand.marketingKit?.name ?? 'this kit') : brand.headline.fontName;
};

const strip = ['p2', 's1', 'a1', 'a2', 'n2', 'n3'] as const;

/** The brand on top, so that it is seen what is being talked of. */
const Band = ({ studio }: { studio: Studio }) => (
  <div className={styles.band} style={inBrand(studio.brand.colors)}>
    <div className={styles.logo}>
      <LiveLogo studio={studio} color={inkOn(studio.brand.colors.p1)} align="start" />
    </div>
    {strip.map((role) => (
      <span key={role} style={{ backgroundColor: `var(--${role})` }} />
    ))}
  </div>
);

/** What another answer would have led to. */
const Otherwise = ({ studio: { brand } }: { studio: Studio }) => {
  const reasons = counterfactualsIn(schemeReasons(brand));
  const instead = schemeInstead(brand);
  if (reasons.length === 0) return null;
  return (
    <section className={styles.otherwise}>
      <h2>What would change this</h2>
      {reasons.map(({ sentence }) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {instead && (
        <div className={styles.instead} style={inBrand(instead)} aria-hidden="true">
          {(['p1', ...strip] as const).map((role) => (
            <span key={role} style={{ backgroundColor: `var(--${role})` }} />
          ))}
        </div>
      )}
    </section>
  );
};

const Why = ({ studio }: { studio: Studio }) => {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { markSelection } = studio.selections.brandQuizSelections;
  const shown = parts.filter(({ id }) => id !== 'mark' || markSelection);
  const part = shown.find(({ id }) => id === search.get('part'))?.id ?? 'colors';
  const { data: mark, isError } = useQuery(
    chosenMarkQuery(studio.quiz._id, part === 'mark' ? markSelection : undefined),
  );
  const reasons: readonly ShownReason[] = part === 'mark' ? (mark?.reasons ?? []) : reasonsOf(studio, part);
  const isDrawn = part !== 'mark' || mark !== undefined || isError;
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <Link look="quiet" to={resultsPaths.preview} aria-label="Back to your results">
          <IconArrowLeft size={20} aria-hidden="true" />
        </Link>
        <h1>Why {nameOf(studio, part)}</h1>
        <ToggleGroup
          label="Part of the brand"
          options={shown}
          value={part}
          onChange={(id) => setSearch({ part: id }, { replace: true })}
          className={styles.parts}
        />
      </header>
      <Band studio={studio} />
      <div className={styles.columns}>
        <div>
          {reasons.length > 0 && <Sentences reasons={groundsIn(reasons)} />}
          {reasons.length === 0 && isDrawn && <p>This one is your own choice, so there are no reasons of ours.</p>}
          {part === 'colors' && <Otherwise studio={studio} />}
          <Receipt
            reasons={groundsIn(reasons)}
            quiz={studio.quiz}
            weighed={part === 'colors' ? studio.brand.recommended.color?.weighed : undefined}
          />
        </div>
        {part === 'colors' ? (
          <div className={styles.among}>
            <Standing studio={studio} />
            <Dial studio={studio} onUsed={() => void navigate(resultsPaths.preview)} />
          </div>
        ) : (
          <Exhibit studio={studio} part={part} mark={mark} />
        )}
      </div>
    </div>
  );
};

/** Why the brand is as it is: a page of its own, with the brand on top. */
export const WhyPage = () => {
  const { studio, isPending } = useStudio(useQuiz());
  if (isPending) return <Skeleton height={560} />;
  if (!studio) return <LeadToResults />;
  return <Why studio={studio} />;
};
