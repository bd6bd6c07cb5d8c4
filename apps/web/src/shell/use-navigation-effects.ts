import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loadConfig } from './config.ts';
import { titleOf, tracksPageView, useRouteHandles } from './route-handle.ts';

/** Moves the focus to the new screen's heading, so that it is read out and Tab goes on from there. */
const focusScreen = () => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Most installations send nothing, and their founders need not load what would. */
const report = async (page: { path: string; title: string }): Promise<void> => {
  const { analytics } = await loadConfig();
  if (!analytics.google) return;
  const { sendPageView } = await import('./analytics.ts');
  sendPageView(analytics.google, page);
};

/** The document's title, the page view and the focus, after each navigation to another path. */
export const useNavigationEffects = (): void => {
  const { pathname, state } = useLocation();
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  const handles = useRouteHandles();
  const title = titleOf(handles);
  const tracked = tracksPageView(handles);
  const lastPath = useRef<string | null>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // The first screen keeps the focus where the browser has it; so does another part of the same screen.
    if (lastPath.current !== null && lastPath.current !== pathname && !keepsFocus) focusScreen();
    lastPath.current = pathname;
  }, [pathname, keepsFocus]);

  useEffect(() => {
    if (!tracked) return;
    // Without a configuration there is nothing to send to; the guard shows why.
    void report({ path: pathname, title }).catch(() => undefined);
  }, [pathname, title, tracked]);
};
