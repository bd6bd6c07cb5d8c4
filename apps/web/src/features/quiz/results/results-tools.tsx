import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { memo, useEffect } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useChoiceState, type Studio } from './choice/use-studio.ts';
import { PinTools } from './compare/pin-tools.tsx';
import { SendPicture } from './picture/send-picture.tsx';
import type { ChoiceStore } from './choice/choice-store.ts';

/** What has an undo of its own, or is no place for one; radio buttons and sliders keep the focus and have none. */
const OWN_UNDO = 'input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, [role="dialog"]';

/**
 * Ctrl or Command with Z and Shift Z, as everywhere; not while a text is being written, which has its own. Stands
 * outside of the tabs, which mount all that is in them twice (once to collect it): a press would count twice.
 */
export const UndoKeys = ({ choices: { undo, redo } }: { choices: ChoiceStore }) => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_UNDO)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [undo, redo]);
  return null;
};

const [StillPins, StillPicture] = [memo(PinTools), memo(SendPicture)];

/** What can be done on every tab. `drawn` is the brand that is on screen, which may be one step behind. */
export const ResultsTools = ({ choices, drawn }: { choices: ChoiceStore; drawn: Studio }) => {
  const { canUndo, canRedo } = useChoiceState(choices);
  return (
    <>
      <IconButton label="Undo" isDisabled={!canUndo} onPress={choices.undo}>
        <IconArrowBackUp size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" isDisabled={!canRedo} onPress={choices.redo}>
        <IconArrowForwardUp size={20} aria-hidden="true" />
      </IconButton>
      <StillPins studio={drawn} />
      <StillPicture studio={drawn} />
    </>
  );
};
