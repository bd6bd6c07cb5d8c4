import { strategistTiming, timing } from '@signet/contract';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronDown,
  IconCopy,
  IconHistory,
  IconPlus,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { toasts } from '../ui/toast-queue.ts';
import { asText, chat, useChat } from './chat-store.ts';
import styles from './chat-panel.module.css';
import { ChatTurn } from './chat-turn.tsx';
import { Composer } from './composer.tsx';
import { History } from './history.tsx';
import { startersFor } from './starters.ts';

/** Spec administration §2.11 and §9: 'COPIED!' stays so long. */
const useCopied = (): [boolean, () => Promise<void>] => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const over = setTimeout(() => setCopied(false), timing.copySlideStays);
    return () => clearTimeout(over);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(asText(chat.get().turns));
      setCopied(true);
      toasts.success('Chat copied!');
    } catch {
      toasts.error('The chat could not be copied. Select it and copy it by hand.');
    }
  };
  return [isCopied, copy];
};

/** The conversation scrolls to its end a moment after something came (spec administration §9). */
const useScroll = (turns: readonly unknown[]) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length === 0) return undefined;
    const soon = setTimeout(() => end.current?.scrollIntoView({ block: 'end' }), strategistTiming.chatScroll);
    return () => clearTimeout(soon);
  }, [turns]);
  return end;
};

/** Behind the panel nothing can be reached while it covers all; a draft's panel is a part of its page. */
const useCovered = (isExpanded: boolean, isDraft: boolean): void => {
  useEffect(() => {
    if (!isExpanded) return undefined;
    const covered = ['top-bar', 'sidebar', ...(isDraft ? [] : ['content'])].flatMap(
      (id) => document.getElementById(id) ?? [],
    );
    for (const one of covered) one.toggleAttribute('inert', true);
    return () => {
      for (const one of covered) one.toggleAttribute('inert', false);
    };
  }, [isExpanded, isDraft]);
};

const Starters = ({ onAsk }: { onAsk: (question: string) => void }) => {
  const { pathname } = useLocation();
  return (
    <div className={styles.start}>
      <p>Ask about your brand: its colors, fonts, words and logo, and what there is to read here.</p>
      {startersFor(pathname).map((question) => (
        <button key={question} type="button" className={styles.starter} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
};

const CloseQuestion = ({ onStay, onClose }: { onStay: () => void; onClose: () => void }) => {
  const [isCopied, copy] = useCopied();
  return (
    <Modal
      isOpen
      onOpenChange={onStay}
      title="Copy this chat?"
      role="alertdialog"
      isCompact
      actions={
        <>
          <Button onPress={copy}>{isCopied ? 'COPIED!' : 'COPY'}</Button>
          <Button variant="primary" onPress={onClose}>
            CLOSE
          </Button>
        </>
      }
    >
      <p>You can copy what was said before you close it. It also stays under your earlier conversations.</p>
    </Modal>
  );
};

/** The strategist's panel (spec administration §2.11): beside the page, or as large as it; a sheet on a phone. */
export const ChatPanel = ({ isOffline, keptAs = 'prompt' }: { isOffline: boolean; keptAs?: string }) => {
  const { turns, isExpanded, isStarting, isDraft } = useChat();
  const [isPast, setPast] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [isCopied, copy] = useCopied();
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useScroll(turns);
  useCovered(isExpanded, isDraft);
  // nothing can be written before there is a session to send it to
  useEffect(() => {
    if (!isStarting) field.current?.focus();
  }, [isStarting]);
  const isWriting = turns.at(-1)?.state === 'writing';
  const close = (): void => (turns.length > 0 ? setClosing(true) : chat.end());
  const send = (prompt: string): void => {
    setPast(false);
    void chat.send(prompt);
    field.current?.focus();
  };
  return (
    // Escape anywhere in it closes it; the elements inside are what is focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.panel}
      aria-label="Chat with Signet"
      data-expanded={isExpanded}
      onKeyDown={(event) => {
        if (event.key === 'Escape') chat.hide();
      }}
    >
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{isDraft ? 'Draft strategist' : 'Strategist'}</h2>
          {isOffline && <span className={styles.offline}>Offline: computes and quotes</span>}
        </div>
        <div className={styles.tools}>
          {turns.length > 0 && (
            <IconButton small label={isCopied ? 'COPIED!' : 'Copy the chat'} onPress={() => void copy()}>
              {isCopied ? (
                <span className={styles.copied}>COPIED!</span>
              ) : (
                <IconCopy size={18} stroke={1.5} aria-hidden="true" />
              )}
            </IconButton>
          )}
          {turns.length > 0 && (
            <IconButton
              small
              label="New chat"
              onPress={() => {
                chat.reset();
                setPast(false);
              }}
            >
              <IconPlus size={18} stroke={1.5} aria-hidden="true" />
            </IconButton>
          )}
          {!isDraft && (
            <IconButton small label="Earlier conversations" aria-expanded={isPast} onPress={() => setPast(!isPast)}>
              <IconHistory size={18} stroke={1.5} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton small label={isExpanded ? 'Smaller' : 'Larger'} onPress={() => chat.expand(!isExpanded)}>
            {isExpanded ? (
              <IconArrowsDiagonalMinimize2 size={18} stroke={1.5} aria-hidden="true" />
            ) : (
              <IconArrowsDiagonal size={18} stroke={1.5} aria-hidden="true" />
            )}
          </IconButton>
          <IconButton small label="Hide the chat" onPress={() => chat.hide()}>
            <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
          </IconButton>
          <IconButton small label="Close the chat" onPress={close}>
            <IconX size={18} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      {/* A scrolling region has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.said} tabIndex={0} role="log" aria-label="Conversation">
        {isPast ? (
          <History onChosen={() => setPast(false)} />
        ) : turns.length === 0 ? (
          <Starters onAsk={send} />
        ) : (
          <ol className={styles.turns}>
            {turns.map((turn) => (
              <ChatTurn key={turn.key} turn={turn} />
            ))}
          </ol>
        )}
        <div ref={end} />
      </div>
      <Composer
        isWriting={isWriting}
        isStarting={isStarting}
        onSend={send}
        onStop={() => chat.stop()}
        field={field}
        keptAs={keptAs}
      />
      {/* The specification's sentence; where no model answers, what is true of what does. */}
      <p className={styles.warning}>
        AI invents stuff. Verify all facts &amp; stats.
        {isOffline && ' No AI answers here: what you read is computed or quoted, and names its source.'}
      </p>
      {isClosing && (
        <CloseQuestion
          onStay={() => setClosing(false)}
          onClose={() => {
            setClosing(false);
            chat.end();
          }}
        />
      )}
    </section>
  );
};
