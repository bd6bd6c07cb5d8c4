import { strategistLimits } from '@signet/contract';
import { IconPlayerStopFilled, IconSend2 } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { useKeptText } from '../shell/kept-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './composer.module.css';

/** From where on it is told how much room is left. */
const NEAR_THE_END = 400;

const charactersOf = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);

type Props = {
  isWriting: boolean;
  isStarting: boolean;
  onSend: (prompt: string) => void;
  onStop: () => void;
  field: Ref<HTMLTextAreaElement>;
  /** Under which name a prompt that is not sent yet is kept. */
  keptAs: string;
};

/** Where a prompt is written: Enter sends, Shift and Enter makes a line (spec administration §2.11). */
export const Composer = ({ isWriting, isStarting, onSend, onStop, field, keptAs }: Props) => {
  const { text, change } = useKeptText(keptAs, '');
  const [isAsked, setAsked] = useState(false);
  const left = strategistLimits.promptLength - text.length;
  const isBlocked = isWriting || isStarting;
  const send = (): void => {
    if (isBlocked) return;
    setAsked(true);
    if (text.trim() === '' || left < 0) return;
    setAsked(false);
    change('');
    onSend(text.trim());
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const fault = isAsked && text.trim() === '' ? 'Prompt is required' : undefined;
  return (
    <div className={styles.composer}>
      <label className={styles.field} data-blocked={isBlocked}>
        <VisuallyHidden>Your question</VisuallyHidden>
        <textarea
          ref={field}
          className={styles.text}
          rows={2}
          value={text}
          placeholder="Ask about your brand"
          readOnly={isBlocked}
          aria-invalid={fault !== undefined || left < 0}
          aria-describedby="chat-said"
          onChange={(event) => {
            change(event.target.value);
            setAsked(false);
          }}
          onKeyDown={press}
        />
      </label>
      {isWriting ? (
        <IconButton label="Stop" onPress={onStop}>
          <IconPlayerStopFilled size={20} aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label="Send" isDisabled={isStarting || left < 0} onPress={send}>
          <IconSend2 size={20} stroke={1.5} aria-hidden="true" />
        </IconButton>
      )}
      <p id="chat-said" className={styles.said} data-bad={fault !== undefined || left < 0} role="status">
        {fault ??
          (left <= NEAR_THE_END ? (left < 0 ? `${charactersOf(-left)} too many` : `${charactersOf(left)} left`) : '')}
      </p>
    </div>
  );
};
