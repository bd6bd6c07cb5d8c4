/**
 * Signet's mark: a signet ring seen from the front, an S cut into its bezel. Drawn in the color of the text around it, the cut in the
 * paper it lies on; verdigris is set by whoever places it. index.html and public/favicon.svg carry the same drawing.
 */
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
    <path d="M10.3 15.1a8.2 8.2 0 1 0 11.4 0" strokeWidth="3" />
    <path d="M12 1.5h8l5.5 4v5l-5.5 4h-8l-5.5-4v-5z" strokeWidth="2" fill="currentColor" />
    <path
      d="M18.5 6.2c-.5-.8-1.4-1.2-2.5-1.2-1.4 0-2.5.6-2.5 1.7 0 2.5 5 1.3 5 3.8 0 1.1-1.1 1.8-2.5 1.8-1.1 0-2.1-.4-2.6-1.2"
      stroke="var(--paper-deep)"
      strokeWidth="1.7"
    />
  </svg>
);
