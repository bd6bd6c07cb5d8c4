import { toSvg } from '@signet/scene';
import { openFace } from './families.ts';
import type { Plate, PlateGroup } from './plate.ts';
import { drawSpecimen } from './specimen.ts';

type Face = readonly [family: string, weight: number];

const specimen =
  (headline: string, head: Face, text: string, body: Face): Plate =>
  async (colors) =>
    toSvg(
      drawSpecimen({
        headline: { text: headline, font: await openFace(...head) },
        text: { text, font: await openFace(...body) },
        ink: 'p1',
        textInk: 's1',
      }),
      colors,
    );

const bread =
  'We mill on Monday, fold on Tuesday and bake all week. Flour comes from three farms within a day’s ride; ' +
  'nothing in the loaf has a number for a name.';
const freight =
  'Every crate reports where it is, how warm it is and who signed for it. When something is late you hear it ' +
  'from us first, with a plan and a price.';

/** Pairs of a headline and a text face, set as the results page shows them. */
export const group: PlateGroup = {
  title: 'Specimens',
  plates: {
    'serif-with-sans': specimen('Bread that takes its time', ['fraunces', 600], bread, ['work-sans', 400]),
    'sans-with-serif': specimen('Freight you can follow', ['archivo', 700], freight, ['source-serif-4', 400]),
    'one-family': specimen('Freight you can follow', ['figtree', 800], freight, ['figtree', 400]),
    'display-with-sans': specimen('Bread that takes its time', ['abril-fatface', 400], bread, ['nunito', 400]),
    'hand-with-serif': specimen('Bread that takes its time', ['dancing-script', 700], bread, ['lora', 400]),
    'mono-with-sans': specimen('Freight you can follow', ['jetbrains-mono', 700], freight, ['manrope', 400]),
    polish: specimen(
      'Żółty ser i święty spokój',
      ['playfair-display', 700],
      'Zażółć gęślą jaźń: każda litera ma swoje miejsce, a ogonki i kreski nie zderzają się z wierszem wyżej.',
      ['rubik', 400],
    ),
    greek: specimen(
      'Φως στην πόλη',
      ['source-serif-4', 700],
      'Κάθε πρωί ανοίγουμε τα παράθυρα και μετράμε πόσο φως μπαίνει στο σπίτι. Το υπόλοιπο είναι δουλειά μας.',
      ['eb-garamond', 400],
    ),
    cyrillic: specimen(
      'Живая вода у дома',
      ['bitter', 700],
      'Мы берём воду из глубины, проверяем её каждый день и привозим туда, где её пьют. Больше мы ничего не делаем.',
      ['ibm-plex-mono', 400],
    ),
  },
};
