import { expect, it } from 'vitest';
import type { LogoDrafts } from './logo-drafts.ts';
import type { LogoDrawing } from './logo-drawing.ts';
import { createLogoSet } from './logo-set.ts';

it('what comes after the logos is made ready once while they are made, and not before', async () => {
  const said: string[] = [];
  const drafts = {
    files: () => {
      said.push('drawn');
      return [];
    },
  } as unknown as LogoDrafts;
  const set = createLogoSet({ drafts, onBegun: () => void said.push('made ready') });
  expect(said).toEqual([]);
  set.make({} as LogoDrawing);
  expect(said).toEqual(['made ready', 'drawn']);
});
