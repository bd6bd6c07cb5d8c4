import type { LogoLockup } from '@signet/contract';

/** What each lockup is called, and what it is for. */
export const lockupTitles: Readonly<Record<LogoLockup, { title: string; use: string }>> = {
  wordmark: { title: 'Name alone', use: 'Where the mark stands already' },
  horizontal: { title: 'Side by side', use: 'Websites, letters, slides' },
  stacked: { title: 'One above the other', use: 'Squares, signs, packaging' },
  tile: { title: 'App tile', use: 'Phones and stores' },
  favicon: { title: 'Favicon', use: 'Tabs of a browser' },
  mark: { title: 'Mark alone', use: 'Profile pictures, stamps' },
};
