import type { ScrapeStatus } from '@signet/contract';
import { useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './analysis-screen.module.css';
import { useCaption } from './use-caption.ts';

const CLIPS = '/clips';
const size = { width: 576, height: 324 };

/** What each status shows (spec quiz §4). */
const looks = {
  new: { still: 'opening', clip: null },
  inProgress: { still: 'analysis', clip: 'analysis' },
  justFinished: { still: 'success', clip: 'success' },
  completed: { still: 'success', clip: null },
  abandoned: { still: 'success', clip: null },
  failed: { still: 'success', clip: null },
} as const satisfies Record<ScrapeStatus, { still: string; clip: string | null }>;

const Film = ({ name, isLoop, onCannotPlay }: { name: string; isLoop: boolean; onCannotPlay: () => void }) => (
  <video
    key={name}
    className={styles.picture}
    {...size}
    autoPlay
    muted
    playsInline
    loop={isLoop}
    disablePictureInPicture
    preload="auto"
    aria-hidden="true"
    tabIndex={-1}
    data-clip={name}
  >
    <source src={`${CLIPS}/${name}.webm`} type="video/webm" />
    <source src={`${CLIPS}/${name}.mp4`} type="video/mp4" onError={onCannotPlay} />
  </video>
);

/** The picture of the research and what it says. A still where motion is not wanted, or the clip cannot be played. */
export const AnalysisScreen = ({ state }: { state: ScrapeStatus }) => {
  const [cannotPlay, setCannotPlay] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { caption, isFading } = useCaption(state === 'inProgress');
  const { still, clip } = looks[state];
  const words = state === 'inProgress' ? caption : state === 'justFinished' ? 'ANALYSIS COMPLETE' : null;
  return (
    <div className={styles.screen} data-state={state}>
      {clip && !isStill && !cannotPlay ? (
        <Film name={clip} isLoop={state === 'inProgress'} onCannotPlay={() => setCannotPlay(true)} />
      ) : (
        <img className={styles.picture} src={`${CLIPS}/${still}.webp`} alt="" {...size} data-still={still} />
      )}
      {words && (
        <p className={styles.caption} data-fading={isFading && state === 'inProgress'} aria-hidden="true">
          {words}
        </p>
      )}
    </div>
  );
};
