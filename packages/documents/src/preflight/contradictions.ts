import { fieldsIn, productOf, quantitiesIn, quantityIn, seriesIn, type Quantity } from '../deck/figures.ts';
import { quantitiesOf } from '../deck/quantity.ts';

type Answers = Readonly<Record<string, string>>;

/** Two answers that cannot both be right, as one plain question; `slides` are those that show them. */
type Contradiction = { slides: readonly string[]; says: string };

/** Numbers are rounded: what should be the same may be off by so much. */
const SLACK = 0.03;
const isOff = (one: number, other: number): boolean => Math.abs(one - other) > Math.max(one, other) * SLACK;
const isAlike = (one: Quantity, other: Quantity): boolean =>
  one.sign === other.sign && one.isPercent === other.isPercent;

const slideOf = (key: string): string => key.split('.')[0] ?? key;
const quoted = (text: string): string => `“${text}”`;
const WHICH = 'Which is right?';

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const countOf = (word: string): number | undefined => {
  const at = COUNTS.indexOf(word.toLowerCase());
  return /^\d{1,4}$/u.test(word) ? Number(word) : at === -1 ? undefined : at + 1;
};

/** How many work there and how many founded it, wherever it is said. */
const headCounts = {
  team: /\bteam of (?<count>\p{L}+|\d+)\b/giu,
  founders: /\b(?<count>\p{L}+|\d+) (?:co-?)?founders\b/giu,
} as const;

type Said = { key: string; words: string; count: number };
const saidCounts = (answers: Answers, pattern: RegExp): Said[] =>
  Object.entries(answers).flatMap(([key, text]) =>
    Array.from(text.matchAll(pattern)).flatMap((found) => {
      const count = countOf(found.groups?.count ?? '');
      return count === undefined ? [] : [{ key, words: found[0], count }];
    }),
  );

const people = (answers: Answers): Contradiction[] => {
  const named = [1, 2, 3].filter((at) => fieldsIn(answers[`team.person${at}`] ?? '', 3).length > 0).length;
  return Object.values(headCounts).flatMap((pattern): Contradiction[] => {
    const said = saidCounts(answers, pattern);
    const [first] = said;
    if (!first) return [];
    const other = said.find(({ count }) => count !== first.count);
    if (other)
      return [
        {
          slides: [slideOf(first.key), slideOf(other.key)],
          says: `You say ${quoted(first.words)} and ${quoted(other.words)}. ${WHICH}`,
        },
      ];
    const isFounders = pattern === headCounts.founders;
    const isWrong = named > 0 && (first.count < named - (isFounders ? 1 : 0) || (isFounders && first.count > named));
    if (!isWrong) return [];
    const says = `You say ${quoted(first.words)} and name ${named} ${named === 1 ? 'person' : 'people'}. ${WHICH}`;
    return [{ slides: ['team', slideOf(first.key)], says }];
  });
};

/** Parts of a whole that a headline names: only money of the same sign is held against them. */
const sumOf = (answers: Answers, slide: string): Contradiction[] => {
  const parts = quantitiesIn(answers[`${slide}.parts`] ?? '');
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some((one) => !isAlike(one, first))) return [];
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const added = `The parts add up to ${first.sign}${sum.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
  if (first.isPercent) return isOff(sum, 100) ? [{ slides: [slide], says: `${added}%, not to 100%. ${WHICH}` }] : [];
  if (first.sign === '') return [];
  const wholes = quantitiesOf(answers[`${slide}.title`] ?? '').filter(({ sign }) => sign === first.sign);
  const [whole] = wholes;
  return whole && wholes.every(({ value }) => isOff(sum, value))
    ? [{ slides: [slide], says: `${added}, the headline says ${whole.shown}. ${WHICH}` }]
    : [];
};

const RAISED = /\b(?:rais(?:e|es|ing)|round of|seek(?:s|ing)?|looking for)\s+(?:a\s+|about\s+)?(?=[\p{Sc}\d])/giu;

/** The sum that is raised, said in passing elsewhere. */
const raised = (answers: Answers): Contradiction[] => {
  const round = quantitiesOf(answers['round.title'] ?? '').filter(({ sign }) => sign !== '');
  const [asked] = round;
  if (!asked) return [];
  return Object.entries(answers).flatMap(([key, text]) => {
    if (key === 'round.title') return [];
    return Array.from(text.matchAll(RAISED)).flatMap((found): Contradiction[] => {
      const said = quantityIn(text.slice(found.index + found[0].length));
      if (!said || said.sign !== asked.sign || round.some(({ value }) => !isOff(value, said.value))) return [];
      const says = `You raise ${said.shown} in one place and ${asked.shown} in another. ${WHICH}`;
      return [{ slides: ['round', slideOf(key)], says }];
    });
  });
};

/** How many could buy, at what price, and the market that the headline makes of it. */
const market = (answers: Answers): Contradiction[] => {
  const made = productOf(answers['market.figure1'] ?? '', answers['market.figure2'] ?? '');
  const product = quantityIn(made ?? '');
  if (!made || !product || product.sign === '') return [];
  const said = quantitiesOf(answers['market.title'] ?? '').filter(({ sign }) => sign === product.sign);
  const [first] = said;
  return first && said.every(({ value }) => isOff(value, product.value))
    ? [{ slides: ['market'], says: `Number times price is ${made}, the headline says ${first.shown}. ${WHICH}` }]
    : [];
};

/** Who was won was met before. */
const funnel = (answers: Answers): Contradiction[] => {
  const steps = quantitiesIn(answers['sales.steps'] ?? '');
  const at = steps.findIndex(({ value }, index) => index > 0 && value > (steps[index - 1]?.value ?? value));
  const [before, after] = [steps[at - 1], steps[at]];
  return before && after
    ? [
        {
          slides: ['sales'],
          says: `${after.shown} of a later step come after ${before.shown} of an earlier one. ${WHICH}`,
        },
      ]
    : [];
};

const rootOf = (word: string): string => word.toLocaleLowerCase('en').replace(/(?:ies|es|s|y)$/u, '');
const names = (text: string, root: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => word.length > 3 && rootOf(word) === root);

/** What is counted today for the round is what the growth came to. */
const today = (answers: Answers): Contradiction[] => {
  const answer = (key: string): string => answers[key] ?? '';
  const last = seriesIn(answer('traction.series')).at(-1);
  const counted = [1, 2, 3].flatMap((at) => {
    const found = quantityIn(answer(`traction.figure${at}`));
    return found ? [{ words: answer(`traction.meaning${at}`), found }] : [];
  });
  if (last) counted.push({ words: answer('traction.caption'), found: last });
  return [1, 2, 3, 4].flatMap((at): Contradiction[] => {
    const [name = '', now = ''] = fieldsIn(answer(`round.reach${at}`), 3);
    const root = rootOf(/\p{L}+/u.exec(name)?.[0] ?? '');
    const value = quantityIn(now);
    if (!value || root.length < 3) return [];
    const same = counted.filter(({ words, found }) => isAlike(found, value) && names(words, root));
    const [other] = same;
    if (!other || same.some(({ found }) => !isOff(found.value, value.value))) return [];
    const says = `${name} are ${value.shown} today in the round and ${other.found.shown} in your growth. ${WHICH}`;
    return [{ slides: ['round', 'traction'], says }];
  });
};

/** What a founder's answers say twice and differently, each as one question. */
export const contradictionsIn = (answers: Answers): Contradiction[] => [
  ...people(answers),
  ...sumOf(answers, 'round'),
  ...sumOf(answers, 'model'),
  ...raised(answers),
  ...market(answers),
  ...funnel(answers),
  ...today(answers),
];
