import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { RouteRefused } from './admission.ts';
import { BareFrame } from './bare-frame.tsx';
import { ConfigError } from './config.ts';
import { FallbackScreen } from './fallback-screen.tsx';
import { GlitchPage } from './glitch-page.tsx';
import { LoadFailure, PageLoadError } from './load-failure.tsx';

/** The screen for whatever a route threw. */
export const ErrorScreen = () => {
  const error = useRouteError();
  const isExpected = error instanceof RouteRefused || error instanceof PageLoadError || error instanceof ConfigError;
  useEffect(() => {
    if (!isExpected) console.error(error);
  }, [error, isExpected]);
  if (error instanceof RouteRefused) return <FallbackScreen reason={error.reason} />;
  if (error instanceof PageLoadError) return <LoadFailure />;
  return <GlitchPage message={error instanceof ConfigError ? error.message : undefined} />;
};

/** The same where there is no frame around it: the boundary of the whole app. */
export const TopErrorScreen = () => (
  <BareFrame>
    <ErrorScreen />
  </BareFrame>
);
