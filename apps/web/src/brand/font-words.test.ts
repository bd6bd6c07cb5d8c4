import { describe, expect, it } from 'vitest';
import { faceName, genericFamily } from './font-words.ts';

describe('the words about a font', () => {
  it.each([
    [200, 'Extra Light'],
    [300, 'Light'],
    [400, 'Regular'],
    [500, 'Medium'],
    [600, 'Semi-Bold'],
    [700, 'Bold'],
    [800, 'Extra Bold'],
    [900, 'Black'],
    [1000, ''],
    [450, 'Unknown'],
  ])('weight %i is called %o', (fontWeight, name) => {
    expect(faceName({ fontWeight, fontStyle: 'normal' })).toBe(name);
  });
  it("italic appends ' Italic'", () => {
    expect(faceName({ fontWeight: 600, fontStyle: 'italic' })).toBe('Semi-Bold Italic');
  });
  it('handwriting and display fall back to cursive, the generic families to themselves', () => {
    const types = ['serif', 'sans-serif', 'handwriting', 'display', 'monospace', 'fantasy'];
    expect(types.map(genericFamily)).toEqual(['serif', 'sans-serif', 'cursive', 'cursive', 'monospace', 'fantasy']);
  });
});
