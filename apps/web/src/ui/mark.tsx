/**
 * Signet's mark: a signet ring seen from the front, its bezel engraved with an S. Drawn in the colour of the text around it; verdigris
 * is set by whoever places it.
 */
export const Mark = ({ size = 32, title }: { size?: number; title?: string }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    <path d="M9.6 14.6a9 9 0 1 0 12.8 0" />
    <path d="M13 18.1a5.5 5.5 0 1 0 6 0" />
    <path d="M12.2 2.5h7.6L24 6.7v4.6l-4.2 4.2h-7.6L8 11.3V6.7z" />
    <path d="M18 6.9c-.4-.7-1.1-1-2-1-1.2 0-2.1.6-2.1 1.6 0 2.3 4.200 1.2 4.200 3.5 0 1-.9 1.6-2.1 1.6-.9 0-1.700-.4-2.1-1.1" strokeWidth="1.5" />
  </svg>
);
