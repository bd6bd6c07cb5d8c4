import { IconColumns3, IconPin, IconPinnedFilled } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { comparePath } from '../../../../paths.ts';
import { Link } from '../../../../shell/link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { colorsInWords, kindOf } from '../choice/color-names.ts';
import type { Studio } from '../choice/use-studio.ts';
import { idOf, pins } from './pins.ts';
import styles from './pin-tools.module.css';

/** What is pinned of a quiz, followed as it changes. */
export const usePins = (quizId: string) => useSyncExternalStore(pins.subscribe, () => pins.of(quizId));

/** Puts the brand aside, and leads to those that are. */
export const PinTools = ({ studio: { quiz, brand, selections } }: { studio: Studio }) => {
  const pinned = usePins(quiz._id);
  const { brandQuizSelections, customSelections, useCustomSelections } = selections;
  const choice = { brandQuizSelections, customSelections, useCustomSelections };
  const id = idOf(choice);
  const isPinned = pinned.some((pin) => pin.id === id);
  const pin = () => pins.toggle(quiz._id, { id, name: colorsInWords(brand), kind: kindOf(brand, selections), choice });
  return (
    <>
      <Button variant="quiet" className={styles.tool} onPress={pin} aria-label={isPinned ? 'Unpin' : 'Pin'}>
        {isPinned ? <IconPinnedFilled size={18} aria-hidden="true" /> : <IconPin size={18} aria-hidden="true" />}
        <span className={styles.word}>{isPinned ? 'Pinned' : 'Pin'}</span>
      </Button>
      {pinned.length > 0 && (
        <Link look="quiet" className={styles.tool} to={comparePath} aria-label={`Compare ${pinned.length}`}>
          <IconColumns3 size={18} aria-hidden="true" />
          <span className={styles.word}>Compare {pinned.length}</span>
        </Link>
      )}
    </>
  );
};
