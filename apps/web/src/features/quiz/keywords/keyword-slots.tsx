import { toggleKeyword } from '@signet/brand';
import type { KeywordRecord } from '@signet/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { focusAfterRemoval } from '../grid/focus-after-removal.ts';
import { keywordRoles } from '../../../brand/keyword-roles.ts';
import { KeywordSlot } from './keyword-slot.tsx';
import styles from './keyword-slots.module.css';
import { moveSlot } from './slot-order.ts';
import { useSlotDrag } from './use-slot-drag.ts';

type Props = { chosen: readonly KeywordRecord[]; onChange: (chosen: readonly KeywordRecord[]) => void };

/** The chosen keywords in their order: CORE, SUPPORTING, NUANCE. */
export const KeywordSlots = ({ chosen, onChange }: Props) => {
  const [heard, setHeard] = useState('');
  const reorder = (from: number, to: number) => {
    const next = moveSlot(chosen, from, to);
    if (next === chosen) return;
    onChange(next);
    setHeard(`${next[to]?.name} is now ${keywordRoles[to]}.`);
  };
  const { list, slot } = useSlotDrag(reorder);

  // The focus goes along with the keyword, to the same button, or to the other one where the row ends.
  const stepFrom = (from: number, to: number) => {
    flushSync(() => reorder(from, to));
    const step = to > from ? 'later' : 'earlier';
    const buttons = [
      ...(list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-step] button:not([disabled])') ?? []),
    ];
    (buttons.find((button) => button.parentElement?.dataset.step === step) ?? buttons[0])?.focus();
  };

  const remove = (place: number, keyword: KeywordRecord) => {
    flushSync(() => onChange(toggleKeyword(chosen, keyword)));
    setHeard(`${keyword.name} removed. ${chosen.length - 1} of ${keywordRoles.length} chosen.`);
    focusAfterRemoval(list.current, place);
  };

  return (
    <section aria-labelledby="your-keywords">
      <h2 id="your-keywords" className={styles.title}>
        Your Keywords
      </h2>
      <ol ref={list} className={styles.slots}>
        {keywordRoles.map((role, place) => (
          <KeywordSlot
            key={role}
            role={role}
            place={place}
            count={chosen.length}
            keyword={chosen[place]}
            drag={slot(place)}
            onMove={stepFrom}
            onRemove={remove}
          />
        ))}
      </ol>
      <p role="status">
        <VisuallyHidden>{heard}</VisuallyHidden>
      </p>
    </section>
  );
};
