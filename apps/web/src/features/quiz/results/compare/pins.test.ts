import { beforeEach, describe, expect, it } from 'vitest';
import { selectionsExample } from '../choice/studio-example.ts';
import { idOf, pins, type Pin } from './pins.ts';

const pin = (place: number): Pin => {
  const choice = selectionsExample(place);
  return { id: idOf(choice), name: `Brand ${place}`, kind: 'Duet', choice };
};
let quiz = 0;
beforeEach(() => void (quiz += 1));
const names = () => pins.of(`quiz ${quiz}`).map(({ name }) => name);
const toggle = (place: number) => pins.toggle(`quiz ${quiz}`, pin(place));

describe('pins', () => {
  it('are up to four: the fifth takes the place of the first', () => {
    for (const place of [0, 1, 2, 3, 4]) toggle(place);
    expect(names()).toEqual(['Brand 1', 'Brand 2', 'Brand 3', 'Brand 4']);
  });
  it('pinning the same brand again takes it off', () => {
    for (const place of [0, 1, 0]) toggle(place);
    expect(names()).toEqual(['Brand 1']);
  });
  it('those that are to be looked at closer come first, once each, and the oldest give way', () => {
    for (const place of [0, 1, 2]) toggle(place);
    pins.show(`quiz ${quiz}`, [pin(3), pin(1), pin(4)]);
    expect(names()).toEqual(['Brand 3', 'Brand 1', 'Brand 4', 'Brand 0']);
  });
  it('another mark is another brand', () => {
    const choice = selectionsExample();
    const recipe = { family: 'slice' as const, letters: 'Q', values: [0, 0.5, 0.5] };
    const face = { fontName: 'Rubik', fontWeight: 700, fontStyle: 'normal' } as const;
    const markSelection = { recipe, face, lockup: 'horizontal' } as const;
    const marked = { ...choice, brandQuizSelections: { ...choice.brandQuizSelections, markSelection } };
    expect(idOf(marked)).not.toBe(idOf(choice));
  });
  it('another color is another brand', () => {
    const choice = selectionsExample();
    const { colorSelection } = choice.brandQuizSelections;
    const own = { ...colorSelection!, colors: { ...colorSelection!.colors, p1: '#123456' } };
    const customized = { ...choice, customSelections: { colorSelection: own }, useCustomSelections: true };
    expect(idOf(customized)).not.toBe(idOf(choice));
  });
  it('are kept by the browser, each quiz its own', () => {
    toggle(0);
    expect(JSON.parse(localStorage.getItem(`signet.pins.quiz ${quiz}`) ?? '')).toHaveLength(1);
    quiz += 1;
    expect(names()).toEqual([]);
  });
});
