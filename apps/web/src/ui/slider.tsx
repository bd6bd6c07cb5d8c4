import { Label } from 'react-aria-components/Label';
import { Slider as AriaSlider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useId } from 'react';
import styles from './slider.module.css';

export type SliderProps = {
  label: string;
  description: string;
  /** What lies at 0 and at 1. */
  ends: readonly [least: string, most: string];
  /** A place on the line to find back to. */
  mark?: { at: number; label: string } | undefined;
  /** 0 to 1. */
  value: number;
  /** What the value means; read out as it changes. */
  says: string;
  /** The value is still on its way: the line shows no thumb yet. */
  isWaiting?: boolean;
  onChange: (value: number) => void;
};

const percent = (share: number) => `${share * 100}%`;

/** A position between two ends: dragged, pressed at, or moved by the arrow keys in steps of a twentieth. */
export const Slider = ({ label, description, ends, mark, value, says, isWaiting = false, onChange }: SliderProps) => {
  const descriptionId = useId();
  const saysId = useId();
  return (
    <AriaSlider
      className={styles.slider}
      value={value}
      minValue={0}
      maxValue={1}
      step={0.05}
      formatOptions={{ style: 'percent' }}
      isDisabled={isWaiting}
      onChange={onChange}
    >
      <Label className={styles.label}>{label}</Label>
      <p id={descriptionId} className={styles.description}>
        {description}
      </p>
      <SliderTrack className={styles.track}>
        <span className={styles.fill} style={{ inlineSize: percent(isWaiting ? 0 : value) }} />
        {mark && (
          <span className={styles.mark} style={{ insetInlineStart: percent(mark.at) }} aria-hidden="true">
            {mark.label}
          </span>
        )}
        <SliderThumb className={styles.thumb} aria-describedby={`${saysId} ${descriptionId}`} />
      </SliderTrack>
      <p className={styles.ends} aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <output id={saysId} className={styles.says}>
        {isWaiting ? '' : says}
      </output>
    </AriaSlider>
  );
};
