import type { Brain, FontFamily } from '@signet/brain';
import type { EngineInput, RankedFont } from '@signet/engine';
import type { FontMeasures } from '@signet/type';
import { each, whole, type SetCheck } from './check.ts';

const FONTS = 30;

type Range = readonly [measure: (of: FontMeasures) => number, least: number, most: number];

/** What 57 faces in wide text use have in common, written down once more from the published ranges. */
const textRanges: readonly Range[] = [
  [({ xHeight }) => xHeight, 0.43, 0.56],
  [({ xToCap }) => xToCap, 0.63, 0.8],
  [({ width }) => width, 0.4, 0.58],
  [({ stem }) => stem, 0.13, 0.23],
  [({ contrast }) => Math.log(contrast), -0.05, 1],
  [({ counter }) => counter, 0.38, 0.6],
  [({ spaceO }) => spaceO, 0.12, 0.26],
  [({ stemIrregularity }) => stemIrregularity, 0, 0.08],
  [({ baselineIrregularity }) => baselineIrregularity, 0, 0.02],
  [({ slant }) => slant, -2, 2],
  [({ widthVariety }) => widthVariety, 0.2, 0.35],
  [({ unicase }) => unicase, 0, 0.5],
  [({ joining }) => joining, 0, 0.2],
];

/** Outlines of a text face, serif or sans, with a regular, a bold and an italic. */
const setsText = ({ fontMeasures }: Brain, { _id, weights, italic, fontType }: FontFamily): boolean => {
  const measures = fontMeasures.find(({ font_id }) => font_id === _id);
  return (
    measures !== undefined &&
    italic &&
    ['serif', 'sans-serif'].includes(fontType) &&
    [400, 700].every((weight) => weights.includes(weight)) &&
    textRanges.every(([measure, least, most]) => measure(measures) >= least && measure(measures) <= most)
  );
};

const familyOf = ({ brain }: EngineInput, { fontId }: RankedFont): FontFamily | undefined =>
  brain.fonts.find(({ _id }) => _id === fontId);

/** The families for any name with every letter of this one: no name of the bench is in a script with its own. */
const covering = ({ brain, nameFits }: EngineInput): FontFamily[] =>
  brain.fonts.filter(({ _id }) => nameFits.has(_id) && !brain.fontScripts.some(({ font_id }) => font_id === _id));

const countFault = (name: string, list: readonly RankedFont[], wanted: number): string[] =>
  list.length === wanted && new Set(list.map(({ fontId }) => fontId)).size === wanted
    ? []
    : [`${list.length} of ${wanted} ${name} families`];

/** @param hasLicence Whether the family's package holds its licence. */
export const fontChecks = (hasLicence: (fontId: string) => boolean): readonly SetCheck[] => [
  {
    key: 'fonts',
    claim: `quizzes with ${FONTS} headline and ${FONTS} text families, or all that the name\u2019s script leaves`,
    atLeast: 1,
    judge: (quiz, { headline, bulkText }) => {
      const left = covering(quiz);
      const texts = left.filter((family) => setsText(quiz.brain, family));
      const faults = [
        ...countFault('headline', headline, Math.min(FONTS, left.length)),
        ...countFault('text', bulkText, Math.min(FONTS, texts.length)),
      ];
      return whole(faults.length === 0, faults.join(', '));
    },
  },
  {
    key: 'text-gate',
    claim: 'text families whose outlines and weights are those of text faces',
    atLeast: 1,
    judge: (quiz, { bulkText }) =>
      each(bulkText, (font) => {
        const family = familyOf(quiz, font);
        return family && setsText(quiz.brain, family) ? undefined : font.fontId;
      }),
  },
  {
    key: 'letters',
    claim: 'fonts that have every letter of the name',
    atLeast: 1,
    judge: (quiz, { headline, bulkText }) =>
      each([...headline, ...bulkText], ({ fontId }) => (quiz.nameFits.has(fontId) ? undefined : fontId)),
  },
  {
    key: 'weights',
    claim: 'fonts in a weight that the family has',
    atLeast: 1,
    judge: (quiz, { headline, bulkText }) =>
      each([...headline, ...bulkText], (font) =>
        familyOf(quiz, font)?.weights.includes(font.fontWeight) ? undefined : `${font.fontId} ${font.fontWeight}`,
      ),
  },
  {
    key: 'licences',
    claim: 'fonts whose licence is named and lies with their files',
    atLeast: 1,
    judge: (quiz, { headline, bulkText }) =>
      each([...headline, ...bulkText], (font) =>
        familyOf(quiz, font)?.licence && hasLicence(font.fontId) ? undefined : font.fontId,
      ),
  },
];
