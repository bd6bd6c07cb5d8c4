import { markPaths } from '@signet/theme';

/** Signet's mark. The lines take the color of the text around it; verdigris is set by whoever places it. */
export const Mark = ({ size = 32, title }: { size?: number; title?: string }) => (
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
    <path {...markPaths.ring} />
    <path {...markPaths.bezel} fill="currentColor" />
    <path {...markPaths.cut} stroke="var(--paper-deep)" />
  </svg>
);
