import { useRef, useState } from 'react';
import { endOfDay, isOver } from '../../../shell/days.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import grid from '../grid/grid.module.css';

/** A year that is half typed is one of antiquity. A day that stands there already may lie outside, and stays. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'] as const;
const YEARS = `This is no day from ${FIRST_DAY.slice(0, 4)} to ${LAST_DAY.slice(0, 4)}.`;

type Props = { email: string; value: string | null; onChange: (expiration: string | null) => void };

/** What an expiration says beside its day, to whoever listens. */
const spoken = (value: string | null): string => (value === null ? ', Never' : isOver(value) ? ', expired' : '');

/**
 * A UTC day, marked once it is past; 'Never' when absent (spec administration §4.3). A day that is typed counts once
 * the field is left or Enter is pressed: until then the browser says that there is none, as of a field that was
 * emptied. One that is picked counts at once.
 */
export const Expiration = ({ email, value, onChange }: Props) => {
  const day = value?.slice(0, 10) ?? '';
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  const isTyping = useRef(false);
  if (shown !== day) {
    setShown(day);
    setTyped(day);
  }
  const commit = (field: HTMLInputElement): void => {
    isTyping.current = false;
    const { valid, badInput } = field.validity;
    if (field.value === day && !badInput) return;
    if (valid) return onChange(endOfDay(field.value));
    field.value = day;
    setTyped(day);
    const why = badInput ? 'This is no day that exists.' : YEARS;
    toasts.error(`${why} The expiration of ${email} stays as it was.`);
  };
  return (
    <span className={grid.date} data-never={value === null} data-over={isOver(value)}>
      <input
        type="date"
        className={grid.cell}
        aria-label={`Expiration of ${email}${spoken(value)}`}
        title={isOver(value) ? 'Expired' : undefined}
        min={FIRST_DAY}
        max={LAST_DAY}
        value={typed}
        onKeyDown={({ key, currentTarget }) => {
          isTyping.current = key !== 'Enter';
          if (key === 'Enter') commit(currentTarget);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          if (!isTyping.current && target.validity.valid) commit(target);
        }}
        onBlur={({ target }) => commit(target)}
      />
      {value === null && (
        <span className={grid.never} aria-hidden="true">
          Never
        </span>
      )}
    </span>
  );
};
