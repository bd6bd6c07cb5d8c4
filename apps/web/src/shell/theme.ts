import { THEME_COOKIE, themeFromCookie, type Theme } from '@signet/theme';
import { useSyncExternalStore } from 'react';

const YEAR = 365 * 24 * 60 * 60;
const listeners = new Set<() => void>();

const currentTheme = (): Theme => themeFromCookie(document.cookie);

/** Keeps the choice in the cookie that the server reads for its first paint, and applies it at once. */
export const chooseTheme = (theme: Theme): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The theme that was chosen: `system` follows the device. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
