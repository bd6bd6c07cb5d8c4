import { simulateDeficiency, type Deficiency } from '@signet/color';
import type { BrandColors } from '@signet/contract';
import { IconAlertTriangle, IconArrowsShuffle } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { listed } from '../../../../brand/brand-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { ToggleGroup } from '../../../../ui/toggle-group.tsx';
import { customRoles, swatchRoles, withColors, type SwatchRole } from '../choice/custom-colors.ts';
import type { Studio } from '../choice/use-studio.ts';
import { WhyLink } from '../why/why-link.tsx';
import { BrandPage } from '../world/brand-page.tsx';
import styles from './colors-tab.module.css';
import { shuffled } from './shuffle.ts';
import { Swatches } from './swatches.tsx';
import { hardToRead } from './verdicts.ts';

type View = 'everyone' | 'vision' | 'dark';
const views = [
  { id: 'everyone', label: 'Everyone' },
  { id: 'vision', label: 'Color vision' },
  { id: 'dark', label: 'On dark' },
] as const satisfies readonly { id: View; label: string }[];
const kinds = [
  { id: 'deutan', label: 'Green-blind' },
  { id: 'protan', label: 'Red-blind' },
  { id: 'tritan', label: 'Blue-blind' },
] as const satisfies readonly { id: Deficiency; label: string }[];

const asSeen = (colors: BrandColors, kind: Deficiency): BrandColors => ({
  ...colors,
  ...Object.fromEntries(
    [...swatchRoles, 'w1' as const].map((role) => [role, simulateDeficiency(colors[role] ?? '#ffffff', kind)]),
  ),
});

/** The brand on a page, always in sight: as everyone sees it, with another color vision, on a dark background. */
const Effect = ({ studio, colors }: { studio: Studio; colors: BrandColors }) => {
  const [view, setView] = useState<View>('everyone');
  const [kind, setKind] = useState<Deficiency>('deutan');
  const hard = hardToRead(colors, view === 'dark');
  return (
    <div className={styles.effect}>
      <ToggleGroup label="Seen by" options={views} value={view} onChange={setView} />
      {view === 'vision' && <ToggleGroup label="Color vision" options={kinds} value={kind} onChange={setKind} />}
      <BrandPage
        studio={studio}
        colors={view === 'vision' ? asSeen(colors, kind) : colors}
        isOnDark={view === 'dark'}
        className={styles.page}
      />
      <p className={styles.hard} role="status">
        {hard.length > 0 && (
          <>
            <IconAlertTriangle size={18} aria-hidden="true" />
            Hard to read here: {listed(hard)}.
          </>
        )}
      </p>
    </div>
  );
};

/** Why nothing can be shuffled. */
const whyNot = (locks: ReadonlySet<SwatchRole>): string =>
  locks.size === 0
    ? 'To shuffle, first lock the colors you want to keep, including your own. The others change.'
    : 'No other scheme goes with the colors you locked.';

/** Another scheme around what is locked. */
const Shuffle = ({ studio, locks }: { studio: Studio; locks: ReadonlySet<SwatchRole> }) => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const hint = useId();
  const { selections, recommendations, choices, brand } = studio;
  const schemes = recommendations.colorRecommendations.colors.map(({ colors }) => colors);
  const offer = locks.size === 0 ? undefined : shuffled(brand.colors, locks, schemes, seen);
  const why = offer ? undefined : whyNot(locks);
  const shuffle = () => {
    if (!offer) return;
    setSeen(new Set(seen.has(offer.key) ? [offer.key] : [...seen, offer.key]));
    const change = withColors(selections, Object.fromEntries(swatchRoles.map((role) => [role, offer.colors[role]])));
    if (change) choices.choose('other', change);
  };
  return (
    <div className={styles.shuffle}>
      <Button isDisabled={!offer} onPress={shuffle} {...(why && { 'aria-describedby': hint })}>
        <IconArrowsShuffle size={18} aria-hidden="true" />
        Shuffle unlocked colors
      </Button>
      <WhyLink part="colors" what="color scheme" />
      {why && (
        <p id={hint} className={styles.hint}>
          {why}
        </p>
      )}
    </div>
  );
};

/** Spec results §2, tab 2: the swatches in their groups, and what they do to a page. */
export const ColorsTab = ({ studio }: { studio: Studio }) => {
  const { brand, selections } = studio;
  const [locks, setLocks] = useState<ReadonlySet<SwatchRole>>(new Set());
  const [tried, setTried] = useState<Partial<Record<SwatchRole, string>>>({});
  const colors = { ...brand.colors, ...tried };
  return (
    <div className={styles.tab}>
      <div>
        <Swatches
          studio={studio}
          colors={colors}
          custom={customRoles(selections)}
          locks={locks}
          onLock={(role) =>
            setLocks(
              (before) => new Set(before.has(role) ? [...before].filter((one) => one !== role) : [...before, role]),
            )
          }
          onTry={setTried}
        />
        <Shuffle studio={studio} locks={locks} />
      </div>
      <Effect studio={studio} colors={colors} />
    </div>
  );
};
