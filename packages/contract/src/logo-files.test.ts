import { expect, it } from 'vitest';
import { logoColorKeys, logoFileName, primaryLogo, primaryLogoFileName } from './logo-files.ts';

it('files of the primary logo are called logo-{colorKey}.svg and logo-{colorKey}.png', () => {
  const names = logoColorKeys.flatMap((colorKey) =>
    (['svg', 'png'] as const).map((format) => logoFileName({ ...primaryLogo, colorKey, format })),
  );
  expect(names.slice(0, 2)).toEqual(['logo-p1.svg', 'logo-p1.png']);
  expect(new Set(names).size).toBe(14);
});

it('the chosen lockup has the specification’s name, and the name alone is told apart from it', () => {
  const files = { cut: 'standard', colorKey: 'p1', format: 'svg' } as const;
  expect(logoFileName({ ...files, lockup: 'stacked' }, 'stacked')).toBe(primaryLogoFileName(files));
  expect(logoFileName({ ...files, lockup: 'wordmark' }, 'stacked')).toBe('logo-p1-wordmark.svg');
  expect(logoFileName({ ...files, lockup: 'tile', format: 'png', width: 512 }, 'stacked')).toBe('logo-p1-tile-512.png');
});
