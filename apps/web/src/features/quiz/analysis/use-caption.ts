import { useEffect, useState } from 'react';

/** Spec quiz §4, in its words and order. */
export const captions = [
  'ANALYZING TRENDS',
  'RETICULATING SPLINES',
  'ANALYZING INDUSTRY',
  'DECIPHERING COLORS',
  'BEAMING UP DATA',
  'REFINING FONT STYLES',
] as const;

/** Milliseconds that a caption takes, the fade into the next included (spec quiz §9). */
const CYCLE = 5000;
const FADE = 500;

/** The caption of now while `isRunning`, and whether it is fading into the next. */
export const useCaption = (isRunning: boolean): { caption: string; isFading: boolean } => {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSteps((before) => before + 1), FADE);
    return () => clearInterval(timer);
  }, [isRunning]);
  const inCycle = CYCLE / FADE;
  const caption = captions[Math.floor(steps / inCycle) % captions.length] ?? captions[0];
  return { caption, isFading: steps % inCycle === inCycle - 1 };
};
