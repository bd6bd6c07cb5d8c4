import type { EngineInput } from '@signet/engine';
import type { SchemeColors } from '@signet/color';
import { row, type Row } from '../report.ts';
import { badInputs } from './checks/bad-input.ts';
import { changeKeyword, fontsChange, mainsShift } from './checks/keyword-change.ts';
import { keywordLifts } from './checks/keyword-lift.ts';
import { standsOut } from './checks/position.ts';
import { ratedHeadlines, ratedSchemes } from './checks/ratings.ts';
import { aloneRow, shareThat } from './figures.ts';
import { familyTable } from './peers/family-table.ts';
import { quizAt, quizzes, type QuizSource } from './quizzes.ts';
import { schemesFor } from './remembered.ts';
import type { Sizes } from './sizes.ts';

type Recommend = (quiz: EngineInput) => readonly SchemeColors[];
const byTable: Recommend = (quiz) => familyTable().schemesFor(quiz);

/** What a row is made from, and the lines to show for `--show=<key>`. */
type Told = {
  check: { key: string };
  rows: Row[];
  faults: string[];
};

type Lifts = ReadonlyMap<string, number>;
const liftShare = (lifts: Lifts): number => shareThat([...lifts.values()], (lift) => lift > 0);

const lowest = (lifts: Lifts): string[] =>
  [...lifts]
    .toSorted((one, other) => one[1] - other[1])
    .slice(0, 8)
    .map(([keyword, value]) => `${keyword} ${value.toFixed(3)}`);

const liftName = (keywords: number, what: string, asked: number): string =>
  `engine: of ${keywords} keywords those that the top ten ${what} suit better with it than with another, ` +
  `${asked} quizzes`;

const tellColorLift = (source: QuizSource, { lift, liftKeywords }: Sizes): Told[] => {
  if (lift === 0) {
    console.log('engine: whether colors suit a keyword better with it than with another is measured with --full alone');
    return [];
  }
  const asked = [...quizzes(source, lift)];
  const liftsOf = (recommend: Recommend): Lifts => keywordLifts(asked, liftKeywords, ratedSchemes(recommend));
  const [colors, table] = [liftsOf(schemesFor), liftsOf(byTable)];
  return [
    {
      check: { key: 'lift' },
      faults: lowest(colors),
      rows: [
        row({
          name: `${liftName(colors.size, 'schemes', lift)}, beside the family look-up`,
          value: liftShare(colors),
          unit: 'share',
          baseline: liftShare(table),
          target: { of: 'value', is: '>=', than: 0.95 },
        }),
      ],
    },
  ];
};

const tellFontLift = (source: QuizSource, { liftFonts, liftKeywords }: Sizes): Told => {
  const fonts = keywordLifts([...quizzes(source, liftFonts)], liftKeywords, ratedHeadlines);
  return {
    check: { key: 'lift-fonts' },
    faults: lowest(fonts),
    rows: [aloneRow(liftName(fonts.size, 'headline fonts', liftFonts), liftShare(fonts), undefined)],
  };
};

const tellChange = (source: QuizSource, { changed }: Sizes): Told => {
  const pairs = [...quizzes(source, changed)].map((quiz, at) => ({ quiz, after: changeKeyword(quiz, at) }));
  const [ours, theirs] = [schemesFor, byTable].map((recommend) =>
    pairs.map(({ quiz, after }) => mainsShift(recommend(quiz), recommend(after))),
  );
  const share = (by: 'byPlace' | 'bySet', shifts = ours ?? []) => shareThat(shifts, (shift) => shift[by]);
  const name = `engine: ${changed} quizzes where one other keyword`;
  const still = pairs
    .filter((_, at) => !ours?.[at]?.bySet)
    .slice(0, 8)
    .map(({ quiz, after }) => `${quiz.seed}: ${quiz.answers.keywords.join(' ')} to ${after.answers.keywords[2]}`);
  return {
    check: { key: 'change' },
    faults: still,
    rows: [
      row({
        name: `${name} moves two of the top five p1 by .05`,
        value: share('byPlace'),
        unit: 'share',
        baseline: share('byPlace', theirs),
        target: { of: 'value', is: '>=', than: 0.8 },
      }),
      row({
        name: `${name} brings two p1 that are .05 from all of the top five before`,
        value: share('bySet'),
        unit: 'share',
        baseline: share('bySet', theirs),
      }),
      aloneRow(
        `${name} brings two other headline fonts into the top five`,
        shareThat(pairs, ({ quiz, after }) => fontsChange(quiz, after)),
        0.8,
      ),
    ],
  };
};

const tellPosition = (source: QuizSource, { positions }: Sizes): Told => {
  const answers = [...quizzes(source, positions)]
    .map((quiz) => ({ quiz, further: standsOut(quiz) }))
    .filter(({ further }) => further !== undefined);
  return {
    check: { key: 'position' },
    faults: answers
      .filter(({ further }) => !further)
      .slice(0, 8)
      .map(({ quiz }) => quiz.seed),
    rows: [
      aloneRow(
        `engine: ${answers.length} quizzes whose top ten p1 are further from competitors and the usual color ` +
          'when the founder wants to stand out',
        shareThat(answers, ({ further }) => further === true),
        undefined,
      ),
    ],
  };
};

const tellBadInput = (source: QuizSource): Told => {
  const { tried, faults } = badInputs(quizAt(source, 0));
  return {
    check: { key: 'bad-input' },
    faults,
    rows: [
      aloneRow(
        `engine: bad inputs that give 30 schemes or an error naming the sheet and row, of ${tried}`,
        1 - faults.length / tried,
        1,
      ),
    ],
  };
};

/** Whether an answer tells: keywords in colors and type, the founder's position, and answers that make no sense. */
export const tellAnswers = (source: QuizSource, sizes: Sizes): Told[] => [
  ...tellColorLift(source, sizes),
  tellFontLift(source, sizes),
  tellChange(source, sizes),
  tellPosition(source, sizes),
  tellBadInput(source),
];
