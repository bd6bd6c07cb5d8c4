import { THEME_COOKIE, themeFromCookie, type Theme } from '@signet/theme';
import { useSyncExternalStore } from 'react';
import { keepCookie } from './cookies.ts';

const listeners = new Set<() => void>();

const currentTheme = (): Theme => themeFromCookie(document.cookie);

/** Keeps the choice in the cookie that the server reads for its first paint, and applies it at once. */
export const chooseTheme = (theme: Theme): void => {
  keepCookie(THEME_COOKIE, theme);
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The theme that was chosen: `system` follows the device. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
