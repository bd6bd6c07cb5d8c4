import { lazy, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { RouteRefused } from './admission.ts';
import { BareFrame } from './bare-frame.tsx';
import { ConfigError } from './config.ts';
import { GlitchPage } from './glitch-page.tsx';
import { LoadFailure, PageLoadError } from './load-failure.tsx';

// Its words are fetched when somebody is refused. Where they cannot be, the boundary above shows the glitch page.
const FallbackScreen = lazy(async () => ({ default: (await import('./fallback-screen.tsx')).FallbackScreen }));

/** The screen for whatever a route threw. */
export const ErrorScreen = () => {
  const error = useRouteError();
  const isExpected = error instanceof RouteRefused || error instanceof PageLoadError || error instanceof ConfigError;
  useEffect(() => {
    if (!isExpected) console.error(error);
  }, [error, isExpected]);
  if (error instanceof RouteRefused)
    return (
      <Suspense>
        <FallbackScreen reason={error.reason} />
      </Suspense>
    );
  if (error instanceof PageLoadError) return <LoadFailure />;
  return <GlitchPage message={error instanceof ConfigError ? error.message : undefined} />;
};

/** The same where there is no frame around it: the boundary of the whole app. */
export const TopErrorScreen = () => (
  <BareFrame>
    <ErrorScreen />
  </BareFrame>
);
