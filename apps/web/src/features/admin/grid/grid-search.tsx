import { timing } from '@signet/contract';
import { useEffect, useState } from 'react';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';

type Props = {
  label: string;
  value: string;
  /** Counts up where what was typed is not asked for after all: what is in force is shown again. */
  stays: number;
  onChange: (text: string) => void;
};

/** What is typed narrows the rows once typing has paused (spec administration §9: 500 ms). */
export const GridSearch = ({ label, value, stays, onChange }: Props) => {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim(), timing.gridSearchDebounce);
  useEffect(() => setTyped(value), [value, stays]);
  useEffect(() => {
    if (settled === typed.trim() && settled !== value) onChange(settled);
    // only what was typed asks: an address that changes by itself is shown
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return <SearchField label={label} value={typed} onChange={setTyped} />;
};
