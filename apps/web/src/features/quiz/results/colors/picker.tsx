import { hexFromOklch, nearestPassing } from '@signet/color';
import type { BrandColors } from '@signet/contract';
import { colorRoleNames } from '@signet/wording';
import { IconCheck, IconRotate, IconX } from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { SwatchRole } from '../choice/custom-colors.ts';
import { hexAt, placeOfHex, type Place } from './plane.ts';
import { PlaneView } from './plane-view.tsx';
import styles from './picker.module.css';
import { hardestPair, verdictsOf } from './verdicts.ts';

type Props = {
  role: SwatchRole;
  name: string;
  /** The scheme as it is, without what is being tried out. */
  colors: BrandColors;
  isCustom: boolean;
  anchor: RefObject<HTMLElement | null>;
  onTry: (hex: string) => void;
  onSave: (hex: string) => void;
  onReset: () => void;
  onClose: () => void;
};

const HEX = /^#[0-9a-f]{6}$/;
/** As it is typed: with or without the sign, in any case. */
const hexTyped = (typed: string): string => `#${typed.trim().replace(/^#/, '')}`.toLowerCase();

/** Spec quiz §5. */
const hexProblem = (typed: string): string | undefined => {
  if (typed.trim() === '') return 'Hex Color is required';
  return HEX.test(hexTyped(typed)) ? undefined : 'Invalid hex color (must be 6 digits)';
};

const pairNames = ['yours', 'nearest'] as const;
const hues = Array.from({ length: 13 }, (_, step) => hexFromOklch({ lightness: 0.66, chroma: 0.16, hue: step * 30 }));
const rainbow = { background: `linear-gradient(to right, ${hues.join(', ')})` };

/** The ratios that a color needs, each with what it has. */
const Verdicts = ({ role, colors }: { role: SwatchRole; colors: BrandColors }) => {
  const verdicts = verdictsOf(role, colors);
  if (verdicts.length === 0) return <p className={styles.free}>Any color will do here: no text rests on it.</p>;
  return (
    <dl className={styles.verdicts}>
      {verdicts.map(({ what, ratio, atLeast }) => (
        <div key={what} data-fails={ratio < atLeast}>
          <dt>
            {ratio < atLeast ? <IconX size={14} aria-label="Fails:" /> : <IconCheck size={14} aria-label="Passes:" />}
            {what}
          </dt>
          <dd>
            {ratio.toFixed(2)}:1<span className={styles.needed}>, needs {atLeast.toFixed(1)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

type NearestProps = { role: SwatchRole; tried: BrandColors; nearest: string; onUse: () => void };

/**
 * The nearest color that passes, beside one that does not, each with what stands on it or behind it; never taken by
 * itself.
 */
const Nearest = ({ role, tried, nearest, onUse }: NearestProps) => {
  const pairs = [hardestPair(role, tried), hardestPair(role, tried, nearest)];
  return (
    <div className={styles.nearest}>
      <span className={styles.pair} aria-hidden="true">
        {pairs.map(
          (pair, place) =>
            pair && <span key={pairNames[place]} style={{ backgroundColor: pair.ground, color: pair.ink }} />,
        )}
      </span>
      <p>
        <b>Nearest that passes</b>
        <span>
          {nearest.toUpperCase()}
          {pairs[1] && `, ${pairs[1].ratio.toFixed(2)} where yours has ${pairs[0]?.ratio.toFixed(2)}`}
        </span>
      </p>
      <Button onPress={onUse}>Use it</Button>
    </div>
  );
};

/** Picks one color of the scheme: by eye on the plane, or by its hex (spec results §4, §5). */
export const Picker = ({ role, name, colors, isCustom, anchor, onTry, onSave, onReset, onClose }: Props) => {
  const original = colors[role].toLowerCase();
  const [hex, setHex] = useState(original);
  const [typed, setTyped] = useState(original.toUpperCase());
  const [place, setPlace] = useState<Place>(() => placeOfHex(original, 0));
  const problem = hexProblem(typed);
  const canSave = problem === undefined && hex !== original;
  const tried = { ...colors, [role]: hex };
  const nearest = nearestPassing(hex, role, colors);
  const other = nearest === hex ? undefined : nearest;
  const take = (next: string) => {
    setHex(next);
    onTry(next);
  };
  const move = (to: Place) => {
    const next = hexAt(to);
    setPlace(to);
    setTyped(next.toUpperCase());
    take(next);
  };
  const jump = (next: string) => {
    setPlace(placeOfHex(next, place.hue));
    take(next);
  };
  const type = (text: string) => {
    setTyped(text);
    if (hexProblem(text) === undefined) jump(hexTyped(text));
  };
  const use = (next: string) => {
    setTyped(next.toUpperCase());
    jump(next);
  };
  const isRight = role === 'p2' || role === 'a2' || role === 'n3';
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={isRight ? 'bottom start' : 'bottom end'}
      offset={12}
      className={styles.popover}
    >
      <Dialog className={styles.dialog}>
        <Heading slot="title" level={2} className={styles.title}>
          {name}
          {name !== colorRoleNames[role] && <span className={styles.role}>{colorRoleNames[role].toLowerCase()}</span>}
        </Heading>
        <IconButton label="Close" className={styles.close} onPress={onClose}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
        <PlaneView role={role} colors={colors} place={place} nearest={other} onChange={move} />
        <input
          className={styles.hue}
          type="range"
          aria-label="Hue"
          min={0}
          max={360}
          value={Math.round(place.hue)}
          style={rainbow}
          onChange={(event) => move({ ...place, hue: Number(event.target.value) })}
        />
        <form
          className={styles.figures}
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) onSave(hex);
          }}
        >
          <TextField label="Hex color" value={typed} onChange={type} errorMessage={problem} maxLength={9} />
          <Verdicts role={role} colors={tried} />
        </form>
        {other && <Nearest role={role} tried={tried} nearest={other} onUse={() => use(other)} />}
        <div className={styles.actions}>
          {isCustom && (
            <Button variant="quiet" className={styles.reset} onPress={onReset}>
              <IconRotate size={18} aria-hidden="true" />
              Reset
            </Button>
          )}
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isDisabled={!canSave} onPress={() => onSave(hex)}>
            Save color
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
};
