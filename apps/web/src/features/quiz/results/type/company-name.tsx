import { limits, logoText, timing } from '@signet/contract';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Studio } from '../choice/use-studio.ts';

/** Spec results §5: more lines than this are not taken in at all. */
const MOST_BREAKS = 3;

const breaksIn = (text: string): number => text.split('\n').length - 1;

/** The name as the logo draws it; saved half a second after the last stroke, only when it changed (spec results §4). */
export const CompanyName = ({ studio: { quiz, choices } }: { studio: Studio }) => {
  const shown = quiz.logoText || quiz.companyName;
  const [text, setText] = useState(shown);
  const [known, setKnown] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string>(undefined);
  // undone, redone or taken back: what is on screen is not what was typed last
  if (known !== shown) {
    setKnown(shown);
    if (text.trim() !== shown) setText(shown);
  }
  const save = () => {
    clearTimeout(timer.current);
    const typed = waiting.current?.trim();
    waiting.current = undefined;
    if (typed === undefined || typed === '') return;
    const wanted = typed === quiz.companyName ? '' : typed;
    if (wanted !== choices.current().logoText) choices.choose('logoText', { logoText: wanted });
  };
  const leave = useRef(save);
  useEffect(() => {
    leave.current = save;
  });
  useEffect(() => () => leave.current(), []);
  const type = (next: string) => {
    if (breaksIn(next) > MOST_BREAKS) return;
    setText(next);
    const checked = logoText.safeParse(next.trim());
    setProblem(checked.success ? undefined : checked.error.issues[0]?.message);
    clearTimeout(timer.current);
    waiting.current = checked.success ? next : undefined;
    if (checked.success) timer.current = setTimeout(() => leave.current(), timing.logoTextDebounce);
  };
  return (
    <TextField
      label="Edit Company Name"
      value={text}
      onChange={type}
      onBlur={() => {
        save();
        if (text.trim() === '') type(shown);
      }}
      rows={Math.min(limits.logoTextLines, Math.max(1, breaksIn(text) + 1))}
      maxLength={limits.logoTextLength}
      description="Up to three lines. Saved as you type."
      errorMessage={problem}
    />
  );
};
