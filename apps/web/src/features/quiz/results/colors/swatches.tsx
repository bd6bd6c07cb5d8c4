import { nearestPassing } from '@signet/color';
import type { BrandColors } from '@signet/contract';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { legibleInk } from '../../../../brand/legible-ink.ts';
import { colorNamesOf } from '../choice/color-names.ts';
import {
  isEditable,
  isNotCompliant,
  swatchGroups,
  withColors,
  withReset,
  type SwatchRole,
} from '../choice/custom-colors.ts';
import type { Studio } from '../choice/use-studio.ts';
import { AreYouSure } from './are-you-sure.tsx';
import { Picker } from './picker.tsx';
import styles from './swatches.module.css';

type SwatchProps = {
  role: SwatchRole;
  name: string;
  colors: BrandColors;
  isCustom: boolean;
  isLocked: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onLock: () => void;
};

/** A color with its name, its hex and its lock; pressed, it is picked anew. */
const Swatch = ({ role, name, colors, isCustom, isLocked, isOpen, onOpen, onLock }: SwatchProps) => {
  const hex = colors[role];
  const face = (
    <>
      <span className={styles.name}>{name}</span>
      {isCustom && <span>Custom Color</span>}
      {isNotCompliant(role, colors) && <span>Not ADA Compliant</span>}
      <span className={styles.hex}>{hex.toUpperCase()}</span>
    </>
  );
  return (
    <li
      className={styles.swatch}
      data-role={role}
      data-open={isOpen}
      style={{ backgroundColor: hex, color: legibleInk(hex) }}
    >
      {isEditable(role) ? (
        <>
          <Button className={styles.face} aria-haspopup="dialog" aria-expanded={isOpen} onPress={onOpen}>
            {face}
          </Button>
          <ToggleButton className={styles.lock} aria-label={`Lock ${name}`} isSelected={isLocked} onChange={onLock}>
            {isLocked ? <IconLock size={18} aria-hidden="true" /> : <IconLockOpen size={18} aria-hidden="true" />}
          </ToggleButton>
        </>
      ) : (
        <span className={styles.face}>{face}</span>
      )}
    </li>
  );
};

type Props = {
  studio: Studio;
  /** With what is being tried out. */
  colors: BrandColors;
  custom: readonly SwatchRole[];
  locks: ReadonlySet<SwatchRole>;
  onLock: (role: SwatchRole) => void;
  onTry: (colors: Partial<Record<SwatchRole, string>>) => void;
};

/** Spec results §2: PRIMARY, SECONDARY, ACCENTS & BULK TEXT, each color with a picker of its own. */
export const Swatches = ({ studio, colors, custom, locks, onLock, onTry }: Props) => {
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<SwatchRole>();
  const [doubted, setDoubted] = useState<{ role: SwatchRole; hex: string }>();
  const { selections, choices, brand } = studio;
  const names = colorNamesOf(brand, colors);
  const close = () => {
    setOpen(undefined);
    onTry({});
  };
  const keep = (role: SwatchRole, hex: string) => {
    const change = withColors(selections, { [role]: hex });
    if (change) choices.choose('other', change);
    setDoubted(undefined);
    close();
  };
  const reset = (role: SwatchRole) => {
    const change = withReset(selections, role);
    if (change) choices.choose('other', change);
    close();
  };
  return (
    <div className={styles.swatches}>
      <div ref={anchor} className={styles.anchor} />
      {swatchGroups.map(({ name, roles }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.group}>{name}</h2>
          <ul className={styles.row}>
            {roles.map((role) => (
              <Swatch
                key={role}
                role={role}
                name={names[role]}
                colors={colors}
                isCustom={custom.includes(role)}
                isLocked={locks.has(role)}
                isOpen={open === role}
                onOpen={() => setOpen(role)}
                onLock={() => onLock(role)}
              />
            ))}
          </ul>
        </section>
      ))}
      {open && (
        <Picker
          key={open}
          role={open}
          name={names[open]}
          colors={brand.colors}
          isCustom={custom.includes(open)}
          anchor={anchor}
          onTry={(hex) => onTry({ [open]: hex })}
          onSave={(hex) =>
            isNotCompliant(open, { ...brand.colors, [open]: hex }) ? setDoubted({ role: open, hex }) : keep(open, hex)
          }
          onReset={() => reset(open)}
          onClose={close}
        />
      )}
      {doubted && (
        <AreYouSure
          role={doubted.role}
          hex={doubted.hex}
          colors={brand.colors}
          nearest={nearestPassing(doubted.hex, doubted.role, brand.colors)}
          onUse={(hex) => keep(doubted.role, hex)}
          onClose={() => setDoubted(undefined)}
        />
      )}
    </div>
  );
};
