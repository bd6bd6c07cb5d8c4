import { classNames } from './class-names.ts';
import styles from './picture.module.css';

/** The drawn placeholder for a picture that is not there: a framed field with its crop marks. Fills its parent. */
export const EmptyImage = ({ label, className }: { label?: string; className?: string }) => (
  <div
    className={classNames(styles.empty, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M10 5v3M5 10h3M38 5v3M43 10h-3M10 43v-3M5 38h3M38 43v-3M43 38h-3" />
      <rect x="10" y="10" width="28" height="28" rx="2" />
      <path d="m10 32 8-8 7 7 5-5 8 8" />
      <circle cx="29.5" cy="18.5" r="2.5" />
    </svg>
  </div>
);
