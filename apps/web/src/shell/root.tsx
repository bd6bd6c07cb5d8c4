import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '../ui/toasts.tsx';
import { ComesBack, useIsBack } from './comes-back.ts';
import { useNavigationEffects } from './use-navigation-effects.ts';

/** Around every screen: titles, focus, page views, scroll positions and notifications. */
export const Root = () => {
  useNavigationEffects();
  return (
    <>
      <ComesBack value={useIsBack()}>
        <Outlet />
      </ComesBack>
      <Toasts />
      <ScrollRestoration />
    </>
  );
};
