import { marks } from '@signet/theme';

type MarkProps = { size?: number; title?: string; /** Which of the two marks. */ logo?: keyof typeof marks };

/** Signet's mark. The lines take the color of the text around it; verdigris is set by whoever places it. */
export const Mark = ({ size = 32, title, logo = 'default' }: MarkProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    <path {...marks[logo].ring} />
    <path {...marks[logo].bezel} fill="currentColor" />
    <path {...marks[logo].cut} stroke="var(--paper-deep)" />
  </svg>
);
