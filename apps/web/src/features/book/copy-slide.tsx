import styles from './copy-slide.module.css';

/** Confirms what was put on the clipboard (spec results §8, §9). */
export const CopySlide = ({ isOpen, confirmed }: { isOpen: boolean; confirmed: string }) => (
  <p className={styles.slide} role="status" data-open={isOpen}>
    {isOpen && `${confirmed} copied to clipboard!`}
  </p>
);
