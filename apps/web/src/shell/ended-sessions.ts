const PLACE = 'signet.ended-session';

/** Tells the other tabs of this browser whose session has ended; nothing of it stays. */
export const tellEnded = (whose: string): void => {
  localStorage.setItem(PLACE, whose);
  localStorage.removeItem(PLACE);
};

/** Hears of it in every tab but the one that tells. */
export const onEnded = (act: (whose: string) => void): void =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PLACE && newValue !== null) act(newValue);
  });
