import {
  contrastRatio,
  deficiencies,
  deltaEOk,
  largeTextContrast,
  notationsOf,
  simulateDeficiency,
  textContrast,
  voiceRoles,
  type ColorRole,
  type Deficiency,
} from '@signet/color';
import type { Book, BookAreas, BookVolume } from '@signet/contract';
import { interfaceColors, tintsOf, tintSteps } from '@signet/pack';
import { colorRoleNames } from '@signet/wording';
import type { BookBrand, PieceAreas } from './book-brand.ts';
import { inkOn } from './ink-on.ts';
import { labOnPaper } from './press/lab.ts';
import { printOf } from './press/print.ts';

/** Below this two colors read as one to somebody. */
const ALIKE = 0.08;

/** Those that are printed and built with, in the order in which a book shows them. */
const shown = ['p1', 'p2', 's1', 'a1', 'a2', 'n3', 'n2', 'n1', 'b1', 'w1'] as const satisfies readonly ColorRole[];
/** Those that words and grounds are made of. */
const meeting = [...voiceRoles, 'n3'] as const satisfies readonly ColorRole[];

const visionNames: Readonly<Record<Deficiency, string>> = {
  protan: 'Without red',
  deutan: 'Without green',
  tritan: 'Without blue',
};

/** A ratio as it may be promised: cut, so that 4.496 is no 4.5. */
const promised = (one: string, other: string): number => Math.floor(contrastRatio(one, other) * 10 + 1e-9) / 10;

const pairsOf = ({ colors }: BookBrand): Book['colors']['pairs'] =>
  meeting.flatMap((ink) =>
    meeting
      .filter((ground) => ground !== ink)
      .map((ground) => {
        const exact = contrastRatio(colors[ink], colors[ground]);
        // large: from 24 px, or 19 px bold
        const verdict = exact >= textContrast ? 'any' : exact >= largeTextContrast ? 'large' : 'never';
        return { ink, ground, ratio: promised(colors[ink], colors[ground]), verdict } as const;
      }),
  );

const neverOf = (pairs: Book['colors']['pairs']): Book['colors']['never'] =>
  pairs
    .filter(
      ({ ink, ground, verdict }) =>
        verdict === 'never' && meeting.indexOf(ink as never) < meeting.indexOf(ground as never),
    )
    .map(({ ink, ground }) => ({ one: ink, other: ground }));

const visionOf = ({ colors, colorNames }: BookBrand): Book['colors']['vision'] =>
  deficiencies.map((kind) => {
    const seen = voiceRoles.map((role) => ({ role, hex: simulateDeficiency(colors[role], kind) }));
    const close = seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter((other) => deltaEOk(one.hex, other.hex) < ALIKE)
        .map((other) => `${colorNames[one.role]} and ${colorNames[other.role]}`),
    );
    return { name: visionNames[kind], colors: seen, close };
  });

/** From so much ground on a piece is quiet, and from so much even. */
const [QUIET, EVEN] = [72, 40];
const volumeOf = ({ ground }: BookAreas): BookVolume => (ground >= QUIET ? 'quiet' : ground >= EVEN ? 'even' : 'loud');

/** Everything that the book says of colors. */
export const bookColors = (brand: BookBrand, areas: PieceAreas): Book['colors'] => {
  const { colors, colorNames } = brand;
  const pairs = pairsOf(brand);
  const { light, dark } = interfaceColors(colors);
  return {
    list: shown.map((role) => {
      const { hex, rgb, hsl, oklch } = notationsOf(colors[role]);
      const { coated, uncoated, ...seen } = printOf(hex);
      return {
        role,
        use: colorRoleNames[role],
        name: colorNames[role],
        hex,
        ink: inkOn(hex),
        rgb: [...rgb],
        hsl: [...hsl],
        oklch: [...oklch],
        cmyk: [...coated],
        uncoated: [...uncoated],
        ...seen,
        lab: [...labOnPaper(hex)],
      };
    }),
    shares: [
      { role: 'n3', name: colorNames.n3, percent: 60 },
      { role: 'p1', name: colorNames.p1, percent: 30 },
      { role: 'a1', name: colorNames.a1, percent: 10 },
    ],
    applied: areas.map(({ name, areas: area }) => ({ name, volume: volumeOf(area), ...area })),
    pairs,
    never: neverOf(pairs),
    scales: (['p1', 's1', 'a1'] as const).map((role) => {
      const tints = tintsOf(colors[role]);
      return {
        name: colorNames[role],
        steps: tintSteps.map((step) => ({ step, hex: tints[step], ink: inkOn(tints[step]) })),
      };
    }),
    light,
    dark,
    vision: visionOf(brand),
    reasons: [...brand.reasons.colors],
  };
};
