import { expect, test } from 'vitest';
import type { PinnedBrand } from '@signet/contract';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { packBrandOf } from './pack-brand.ts';

const colors = { p1: '#0e7378', p2: '#003f43', s1: '#983b39', a1: '#ff7a5e', a2: '#caeaee' };
const neutrals = { n1: '#425454', n2: '#e6efef', n3: '#f2f9fa', b1: '#0b1617', w1: '#ffffff' };
const recommended = { ...colors, ...neutrals };
const face = { fontName: 'Lora', fontType: 'serif', fontWeight: 400, fontStyle: 'normal', fonts: [] } as const;
const brand = {
  answers: { companyName: 'Quern', websiteUrl: '', industry: { _id: 'none', name: 'None' }, thoughtsAndFeelings: [] },
  chosen: {
    colorSelection: { key: 'any', orderIndex: 0, colors: { ...recommended, p1: '#0b6e4f' } },
    fontSelections: { headlineSelection: face, bulkTextSelection: face },
  },
  recommended: {
    color: {
      colors: recommended,
      names: { p1: 'Teal', p2: 'Deep teal', s1: 'Red door', a1: 'Coral' },
      reasons: [
        { kind: 'favorite', sentence: 'Your favorite Teal is the primary color, exactly as you chose it.' },
        { kind: 'counterfactual', sentence: 'Without your favorite Teal, number 2 of these schemes would come first.' },
      ],
    },
  },
} as unknown as PinnedBrand;
const brain = {
  brain: { fonts: [{ fontName: 'Lora', weights: [400], italic: false, licence: 'OFL-1.1' }] },
} as unknown as LoadedBrain;

test('a pack tells of a color that the founder changed as theirs, and of nothing that it was before', () => {
  const { colorNames, reasons } = packBrandOf(brand, brain);
  expect(reasons).toEqual(['You chose Green as the primary color yourself.']);
  expect(colorNames).toMatchObject({ p1: 'Green', s1: 'Red door', a1: 'Coral' });
});
