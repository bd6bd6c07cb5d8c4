/** A seal that cracked: the drawing of every error page. */
export const BrokenSeal = () => (
  <svg
    width="96"
    height="96"
    viewBox="0 0 96 96"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path
      d={
        'M45 9.5c-6 .5-7.5 4.5-12 6s-9-.5-12.5 3.5.5 8.5-1.5 13S9.5 39 9.5 46s7 8.5 9 ' +
        '13-1 9.5 2.5 13.5 8.5 1 13 3 5.5 8 11 9.5l-3-15 6-9-8-9 6-11-7-12z'
      }
    />
    <path
      d={
        'M54 10c5 1 6.5 5 11 6.5s9-.5 12.5 3.5-.5 8.5 1.5 13 9 6 9 13-7.5 8.5-9.5 ' +
        '13 1 9.5-2.5 13.5-8.5 1-13 3-5 7-10 8.5l-2.5-14 6-9-8-9 6-11-7-12z'
      }
    />
    <path d="M35 38c-4 0-7 2-7 5 0 6 10 4 11 9" opacity=".55" />
    <path d="M60 45c4 1 7 3 7 6 0 4-4 6-8 6" opacity=".55" />
  </svg>
);
