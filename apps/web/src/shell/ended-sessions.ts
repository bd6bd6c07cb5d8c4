/** How the tabs of one browser tell each other that a session has ended. */
export type EndedSessions = { tell: (whose: string) => void; onEnd: (whose: () => string | null, act: () => void) => void };

/** What is said names nobody to whoever reads it along; only tabs of this origin hear it at all. */
export const openEndedSessions = (): EndedSessions => {
  const channel = new BroadcastChannel('signet.ended-sessions');
  return {
    tell: (whose) => channel.postMessage(whose),
    onEnd: (whose, act) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === whose()) act();
      }),
  };
};
