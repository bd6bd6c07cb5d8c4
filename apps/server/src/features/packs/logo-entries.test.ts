import { LOGO_PNG_WIDTHS, logoColorKeys, logoFileName, logoLockups } from '@signet/contract';
import { expect, it } from 'vitest';
import { logoFolderOf } from './logo-entries.ts';

it('the chosen form of a logo lies open under the specification’s names, each other in a folder of its own', () => {
  const names = logoLockups.flatMap((lockup) =>
    logoColorKeys.flatMap((colorKey) => [
      logoFileName({ cut: 'standard', lockup, colorKey, format: 'svg' }, 'stacked'),
      ...LOGO_PNG_WIDTHS.map((width) =>
        logoFileName({ cut: 'standard', lockup, colorKey, format: 'png', width }, 'stacked'),
      ),
    ]),
  );
  const folders = Object.groupBy(names, logoFolderOf);
  expect(Object.keys(folders).toSorted()).toEqual(['', 'favicon/', 'horizontal/', 'mark/', 'tile/', 'wordmark/']);
  expect(folders['']).toContain('logo-p1.svg');
  expect(folders['']).toContain('logo-w1-512.png');
  expect(folders['mark/']).toContain('logo-a2-mark-2048.png');
  for (const held of Object.values(folders)) expect(held).toHaveLength(logoColorKeys.length * 4);
});
