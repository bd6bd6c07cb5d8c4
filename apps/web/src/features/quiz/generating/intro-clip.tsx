import { useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './intro-clip.module.css';

const CLIPS = '/clips';
const size = { width: 960, height: 540 };

/**
 * The intro, once and without sound; its last picture where motion is not wanted, and where the clip cannot be
 * played.
 */
export const IntroClip = ({ onEnd }: { onEnd: () => void }) => {
  const [cannotPlay, setCannotPlay] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  if (isStill || cannotPlay) return <img className={styles.clip} src={`${CLIPS}/poster.jpg`} alt="" {...size} />;
  return (
    <video
      className={styles.clip}
      {...size}
      autoPlay
      muted
      playsInline
      disablePictureInPicture
      preload="auto"
      onEnded={onEnd}
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={`${CLIPS}/intro.webm`} type="video/webm" />
      <source src={`${CLIPS}/intro.mp4`} type="video/mp4" onError={() => setCannotPlay(true)} />
    </video>
  );
};
