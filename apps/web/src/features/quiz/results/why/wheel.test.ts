import { deltaEOk } from '@signet/color';
import { describe, expect, it } from 'vitest';
import { missingWords, TOO_NEAR, wheelOf } from './wheel.ts';

const rivals = [
  { name: 'Ink', hex: '#101010' },
  { name: 'Leaf', hex: '#1f7a3f' },
  { name: 'Ember', hex: '#d0431f' },
];
const wheel = wheelOf({ name: 'Quern', hex: '#c5371c' }, rivals);

describe('the wheel of competitors', () => {
  it('tells the nearest first, by the distance that the engine keeps', () => {
    expect(wheel.nearest?.name).toBe('Ember');
    expect(wheel.rivals.map(({ distance }) => distance)).toEqual(
      ['#d0431f', '#1f7a3f', '#101010'].map((hex) => deltaEOk(hex, '#c5371c')),
    );
  });
  it('puts red to the right, green to the left, and every color inside the rim', () => {
    const leaf = wheel.rivals.find(({ name }) => name === 'Leaf');
    expect(wheel.brand.x).toBeGreaterThan(0.3);
    expect(leaf?.x).toBeLessThan(0);
    for (const { x, y } of [wheel.brand, ...wheel.rivals]) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
  });
  it('draws what is too near only of colors as light as the brand', () => {
    const at = (name: string) => wheel.rivals.find((one) => one.name === name);
    expect(at('Ember')?.reach).toBeGreaterThan(0.4);
    expect(at('Ember')?.distance).toBeLessThan(TOO_NEAR);
    expect(at('Ink')).toMatchObject({ isGray: true, reach: 0 });
  });
  it('has no nearest where nobody stands', () => {
    expect(wheelOf({ name: 'Quern', hex: '#c5371c' }, []).nearest).toBeUndefined();
  });

  it('says of whom no color was found, so that nobody takes the others for all of them', () => {
    expect(missingWords(['Ink', 'Leaf', 'Ember'])).toBe(
      'We found no color for Ink, Leaf, and Ember, so they are not shown here.',
    );
    expect(missingWords(['Ink'])).toBe('We found no color for Ink, so it is not shown here.');
    expect(missingWords([])).toBe('');
  });
});
