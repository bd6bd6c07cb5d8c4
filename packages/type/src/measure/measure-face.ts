import type { Font } from '../font.ts';
import type { FontMeasures } from '../measures.ts';
import { measureContour } from './contour.ts';
import { measureJoining } from './joining.ts';
import { openFace } from './letter.ts';
import { measurePosture } from './posture.ts';
import { measureProportions } from './proportions.ts';
import { measureStrokes } from './strokes.ts';

/**
 * Measures one face from its outlines; what each figure means is said at `fontMeasureNames`. Always finite: letters
 * that the font lacks are left out of means, and a figure without any letter is 0 (contrast 1). Takes some 30 ms.
 */
export const measureFace = (font: Font): FontMeasures => {
  const face = openFace(font);
  return {
    ...measureProportions(face),
    ...measureStrokes(face),
    ...measurePosture(face),
    ...measureContour(face),
    joining: measureJoining(font),
  };
};
