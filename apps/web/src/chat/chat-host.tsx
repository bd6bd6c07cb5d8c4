import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useChat } from './chat-store.ts';
import { chatStatusQuery } from './chat-status.ts';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));

/** The place of the panel beside every signed-in screen; fetched with what opens it. */
const ChatHost = () => {
  const { isOpen, isDraft } = useChat();
  const { data } = useQuery(chatStatusQuery);
  if (!isOpen || isDraft) return null;
  return (
    <Suspense>
      <ChatPanel isOffline={data?.isOffline === true} />
    </Suspense>
  );
};

export default ChatHost;
