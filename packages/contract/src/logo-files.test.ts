import { expect, it } from 'vitest';
import { logoColorKeys, logoFileName, primaryLogo } from './logo-files.ts';

it('files of the primary logo are called logo-{colorKey}.svg and logo-{colorKey}.png', () => {
  const names = logoColorKeys.flatMap((colorKey) =>
    (['svg', 'png'] as const).map((format) => logoFileName({ ...primaryLogo, colorKey, format })),
  );
  expect(names.slice(0, 2)).toEqual(['logo-p1.svg', 'logo-p1.png']);
  expect(new Set(names).size).toBe(14);
});
