import { chatAccess } from '@signet/contract';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useMay } from '../shell/feature-flags.ts';
import { chat, useChat } from './chat-store.ts';
import { chatStatusQuery } from './chat-status.ts';

/**
 * CHAT WITH Signet where an agent is published for this founder (spec administration §2.3); where there is none, or
 * nobody can say, what stands in its place.
 */
const ChatButton = ({ otherwise, onOpen }: { otherwise: ReactNode; onOpen: (() => void) | undefined }) => {
  const { data, isError } = useQuery(chatStatusQuery);
  const may = useMay(chatAccess);
  const { isOpen } = useChat();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // the focus goes back to where the panel was opened from
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  // what was known before a look failed is still shown
  if (!data) return isError ? otherwise : null;
  if (!data.isPublished || !may) return otherwise;
  return (
    <Button
      ref={button}
      variant="primary"
      aria-expanded={isOpen}
      onPress={() => {
        onOpen?.();
        chat.open();
      }}
    >
      <IconMessage size={20} stroke={1.5} aria-hidden="true" />
      CHAT WITH SIGNET
    </Button>
  );
};

export default ChatButton;
