import type { ResearchedCompany } from '@signet/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './company-colors.module.css';

type Props = { company: ResearchedCompany; onTold: (hex: string) => Promise<void> };

/** `#` may be left out, and three digits are six. Undefined for anything else. */
const hexIn = (typed: string): string | undefined => {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')}`;
};
const ANY = '#808080';

/** Where no color of a company was found, whoever knows it says it: by a picker, or as a value. */
export const ToldColor = ({ company: { name }, onTold }: Props) => {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const hex = hexIn(typed);
  const tell = async (): Promise<void> => {
    setTried(true);
    if (!hex || isSending) return;
    setSending(true);
    await onTold(hex);
    setSending(false);
  };
  return (
    <form
      className={styles.told}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void tell();
      }}
    >
      <input
        type="color"
        className={styles.picker}
        aria-label={`Pick the color of ${name}`}
        value={hex ?? ANY}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label="Do you know their color?"
        value={typed}
        onChange={setTyped}
        maxLength={7}
        className={styles.value ?? ''}
        placeholder="#1a7f5a"
        errorMessage={isTried && !hex ? 'Six digits or letters to f, such as #1a7f5a.' : undefined}
      />
      <Button type="submit" aria-label={`That is the color of ${name}`}>
        That is it
      </Button>
    </form>
  );
};
