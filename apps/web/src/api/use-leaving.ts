import { useEffect, useRef } from 'react';

/** A signal for what a screen waits for: aborted when the screen is left. */
export const useLeaving = (): (() => AbortSignal) => {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return () => leaving.current.signal;
};
