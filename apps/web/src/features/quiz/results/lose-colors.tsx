import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './lose-colors.module.css';

/** Spec results §4: the tooltip of a step that discards custom colors. */
export const WillLoseColors = ({ children }: { children: ReactNode }) => (
  <TooltipTrigger delay={300}>
    {children}
    <Tooltip className={styles.tooltip} offset={6}>
      Will Lose Custom Colors
    </Tooltip>
  </TooltipTrigger>
);

type Props = {
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  goOn: 'Next' | 'Previous';
  onGoOn: () => void | Promise<void>;
};

/** Spec results §4: asks before a step discards custom colors. */
export const LoseColors = ({ trigger, isOpen, onOpenChange, goOn, onGoOn }: Props) => (
  <Popover
    triggerRef={trigger}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    placement="top"
    offset={8}
    className={styles.popover}
  >
    <Dialog className={styles.dialog}>
      <Heading slot="title" level={2} className={styles.title}>
        {"YOU'LL LOSE CUSTOM COLORS"}
      </Heading>
      <p className={styles.text}>The next scheme comes as a whole. Undo brings your colors back.</p>
      <div className={styles.actions}>
        <Button onPress={() => onOpenChange(false)}>Cancel</Button>
        <Button
          variant="primary"
          onPress={() => {
            onOpenChange(false);
            return onGoOn();
          }}
        >
          {goOn}
        </Button>
      </div>
    </Dialog>
  </Popover>
);
