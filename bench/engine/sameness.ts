import { plainTerm } from '@signet/color';
import { letterKinds, type EngineInput } from '@signet/engine';
import { seededRandom } from '../live/random.ts';
import { row, type Row } from '../report.ts';
import { chromaOf, distance, hueOf, labOf } from './color-math.ts';
import { changeKeyword } from './checks/keyword-change.ts';
import { aloneRow, shareThat } from './figures.ts';
import { wordsOf } from './name-words.ts';
import { leadsWhereAsked } from './own-words.ts';
import { oneOf, quizzes, type QuizSource } from './quizzes.ts';
import { fontsFor, schemesFor } from './remembered.ts';
import type { Sizes } from './sizes.ts';

/** Delta-E OK from which on a primary color is another one. */
const MOVED = 0.05;
const BINS = 24;
const GRAY = 0.03;

/** What came first for one quiz. */
type First = { p1: string; headline: string; text: string; kinds: number; letters: string };

const firstOf = (quiz: EngineInput): First => {
  const { headline, text } = fontsFor(quiz);
  const kinds = letterKinds(quiz.brain);
  return {
    p1: schemesFor(quiz)[0]?.p1 ?? '#000000',
    headline: headline[0] ?? '',
    text,
    kinds: new Set(headline.slice(0, 5).map((id) => kinds.get(id))).size,
    letters: kinds.get(headline[0] ?? '') ?? '',
  };
};

const countsOf = (values: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]));
const mostOften = (values: readonly string[]): [value: string, share: number] => {
  const [value = '', count = 0] = [...countsOf(values)].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  return [value, count / values.length];
};

/** Shannon's, in bits, of hues in bins of 15 degrees; grays are a bin of their own. */
const hueEntropy = (hexes: readonly string[]): number => {
  const bins = hexes.map((hex) => {
    const color = labOf(hex);
    return chromaOf(color) < GRAY ? 'gray' : String(Math.floor((hueOf(color) * BINS) / 360));
  });
  return -[...countsOf(bins).values()].reduce((sum, count) => {
    const share = count / hexes.length;
    return sum + share * Math.log2(share);
  }, 0);
};

const shareMoved = (asked: readonly EngineInput[], change: (quiz: EngineInput, at: number) => EngineInput): number =>
  shareThat([...asked.entries()], ([at, quiz]) => {
    const [before, after] = [quiz, change(quiz, at)].map((one) => labOf(schemesFor(one)[0]?.p1 ?? '#000000'));
    return before !== undefined && after !== undefined && distance(before, after) >= MOVED;
  });

/**
 * A shorter word is part of too many others; said here once more, so that the engine does not say which names count.
 */
const PART = 4;
/** Whether a name holds a word that the brain knows a color or a picture for, as a word, its beginning or its end. */
const callsToMind = ({ brain, companyName }: EngineInput): boolean => {
  const words = [...wordsOf(companyName)];
  const holds = (whole: string, part: string): boolean =>
    whole === part ||
    whole === `${part}s` ||
    (part.length >= PART && whole.length > part.length + 2 && (whole.startsWith(part) || whole.endsWith(part)));
  return [...brain.nameWords, ...brain.nameMaterials].some(({ word }) => words.some((whole) => holds(whole, word)));
};

const otherIndustry = (quiz: EngineInput, at: number): EngineInput => {
  const others = quiz.brain.industries.map(({ _id }) => _id).filter((id) => id !== quiz.answers.industry);
  return { ...quiz, answers: { ...quiz.answers, industry: oneOf(others, seededRandom(at)) } };
};

const atMost = (name: string, value: number, most: number, unit = 'share'): Row => ({
  ...row({ name, value, unit, baseline: 0, target: { of: 'value', is: '<=', than: most } }),
  baseline: null,
  ratio: null,
});

/** How alike the brands of many founders are, and whether chance or their answers make the difference. */
export const samenessRows = (source: QuizSource, { sameness, moved }: Sizes): Row[] => {
  const asked = [...quizzes(source, sameness)];
  const firsts = asked.map(firstOf);
  const free = firsts.filter((_, at) => asked[at]?.answers.favoriteColors.length === 0).map(({ p1 }) => p1);
  const [headline, headlineShare] = mostOften(firsts.map((one) => one.headline));
  const [text, textShare] = mostOften(firsts.map((one) => one.text));
  const leading = new Set(firsts.flatMap((one) => [one.headline, one.text]));
  const ofScripts = new Set(source.brain.fontScripts.map(({ font_id }) => font_id));
  const families = source.brain.fonts.map(({ _id }) => _id).filter((id) => !ofScripts.has(id));
  const idle = families.filter((id) => !leading.has(id) && !leadsWhereAsked(source, id));
  // a favorite leads whatever else is asked: where there is one, nothing else can move the first primary color
  const unloved = asked.filter(({ answers }) => answers.favoriteColors.length === 0);
  const some = unloved.slice(0, moved);
  // and so does what a name calls to mind
  const silent = unloved.filter((quiz) => !callsToMind(quiz)).slice(0, moved);
  return [
    atMost(
      `engine: first p1 that people call blue, of ${free.length} quizzes without favorites`,
      shareThat(free, (hex) => plainTerm(hex) === 'blue'),
      0.38,
    ),
    aloneRow(`engine: entropy of their hues over ${BINS} bins and gray`, hueEntropy(free), 4.1, 'bits'),
    atMost(
      `engine: ${some.length} quizzes without favorites whose first p1 the seed alone moves by ${MOVED}`,
      shareMoved(some, (quiz) => ({ ...quiz, seed: `${quiz.seed} again` })),
      0.2,
    ),
    aloneRow(
      `engine: ${silent.length} quizzes of names that call nothing to mind whose first p1 one other keyword moves`,
      shareMoved(silent, changeKeyword),
      0.55,
    ),
    aloneRow(
      `engine: ${some.length} quizzes without favorites whose first p1 one other keyword moves`,
      shareMoved(some, changeKeyword),
      undefined,
    ),
    aloneRow(
      `engine: ${some.length} quizzes without favorites whose first p1 another industry moves`,
      shareMoved(some, otherIndustry),
      0.3,
    ),
    atMost(`engine: headline family that leads most often (${headline}), of ${sameness}`, headlineShare, 0.04),
    atMost(`engine: text family that comes first most often (${text})`, textShare, 0.1),
    aloneRow(
      `engine: of ${families.length} families for any name those that come first somewhere, as headline or text`,
      1 - idle.length / families.length,
      1,
    ),
    aloneRow(
      'engine: quizzes whose first five headlines are of five kinds of letters',
      shareThat(firsts, ({ kinds }) => kinds === 5),
      0.95,
    ),
  ];
};
