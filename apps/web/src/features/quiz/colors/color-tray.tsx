import type { ColorMode } from '@signet/brand';
import type { ColorChoice } from '@signet/contract';
import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusAfterRemoval } from '../grid/focus-after-removal.ts';
import { modes } from './color-words.ts';
import styles from './color-tray.module.css';
import { legibleInk } from '../../../brand/legible-ink.ts';
import { ModeMark } from './mode-mark.tsx';

type Props = {
  mode: ColorMode;
  isActive: boolean;
  colors: readonly ColorChoice[];
  onRemove: (mode: ColorMode, color: ColorChoice) => void;
};

const Swatch = ({ mode, color, onRemove }: { mode: ColorMode; color: ColorChoice; onRemove: () => void }) => (
  <button
    type="button"
    className={styles.swatch}
    style={color.hex ? { backgroundColor: color.hex, color: legibleInk(color.hex) } : undefined}
    aria-label={`Remove ${color.name} from ${modes[mode].noun}`}
    data-remove=""
    onClick={onRemove}
  >
    <span className={styles.name}>{color.name}</span>
    <IconX className={styles.cross} size={16} aria-hidden="true" />
    {mode === 'disliked' && <span className={styles.strike} aria-hidden="true" />}
  </button>
);

/** The colors chosen in one mode, with a place for each that may still come. */
export const ColorTray = ({ mode, isActive, colors, onRemove }: Props) => {
  const { label, most } = modes[mode];
  const places = Array.from({ length: most }, (_, place) => colors[place]);
  const list = useRef<HTMLUListElement>(null);
  const remove = (place: number, color: ColorChoice) => {
    flushSync(() => onRemove(mode, color));
    focusAfterRemoval(list.current, place);
  };
  return (
    <section className={styles.tray} data-active={isActive} aria-label={`${label}: ${colors.length} of ${most} chosen`}>
      <ul ref={list} className={styles.places}>
        {places.map((color, place) => (
          <li key={place} className={styles.place} data-tray-place={`${mode}-${place}`}>
            {color ? (
              <Swatch mode={mode} color={color} onRemove={() => remove(place, color)} />
            ) : (
              <ModeMark mode={mode} size={18} filled={false} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
