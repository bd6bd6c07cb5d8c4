import { contrastRatio, largeTextContrast, relativeLuminance, roundRatio, textContrast } from '@signet/color';
import type { BrandColor, Passage, StrategistBrand } from './brand.ts';
import { askedText, colorsAsked, type AskedColor } from './colors-asked.ts';
import { shownRatio } from './passages-of-brand.ts';
import { printingOnGrounds, type Ground } from './grounds.ts';
import { nearestThatPasses } from './passing-color.ts';
import type { Answer, Line } from './said.ts';

/** What the thresholds are from: quoted like any other passage. */
export const contrastStandard: Passage = {
  id: 'wcag-contrast',
  title: 'Contrast of text and signs',
  place: 'WCAG 2.2, success criteria 1.4.3 and 1.4.11',
  text:
    'Text has a contrast ratio of at least 4.5:1. Large text, from 24 px or from 18.66 px in bold, has at least 3:1. ' +
    'Signs, icons and edges of controls have at least 3:1 to what is beside them.',
};

/** Judged as it is shown, like a founder's own colors everywhere: the verdict agrees with the figure beside it. */
const ratioOf = (one: string, other: string): number => roundRatio(contrastRatio(one, other));

const understood = (color: AskedColor): string =>
  color.called === undefined ? '' : ` I take “${color.called}” as ${color.name}.`;

/** What people type in small letters begins a sentence here. */
const asBeginning = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What is asked, answered in one sentence: whether the one can be read on the other. */
const verdict = (front: AskedColor, ground: AskedColor, ratio: number): string => {
  const pair = `${asBeginning(front.name)} on ${ground.name}`;
  if (ratio >= textContrast) return `Yes: ${pair} can be read at any size.`;
  if (ratio >= largeTextContrast) return `Only large: ${pair} is for headlines, signs and icons, not for small text.`;
  return `No: ${pair} is too faint for text and signs.`;
};

/** The figures that a verdict rests on, and what they are held against. */
const figures = (ratio: string, judged: number): string =>
  judged >= textContrast
    ? `Their contrast is ${ratio}:1; text of any size needs 4.5:1.`
    : `Their contrast is ${ratio}:1. Small text needs 4.5:1; large text, from 24 px or 18.66 px in bold, needs 3:1.`;

const isPlain = ({ hex, isEnd, ground }: AskedColor): boolean =>
  isEnd === true || ground !== undefined || hex === '#ffffff' || hex === '#000000';

/**
 * What to change where a pair fails: never white, black or a material, and of two colors the one that is put on the
 * other.
 */
const mended = (front: AskedColor, ground: AskedColor): string | undefined => {
  if (isPlain(front) && isPlain(ground)) return undefined;
  const [moved, stays] = isPlain(front) ? [ground, front] : [front, ground];
  const passing = nearestThatPasses(moved.hex, stays.hex, textContrast);
  if (passing === undefined) return undefined;
  const ratio = shownRatio(passing, stays.hex);
  return `The nearest to ${moved.name} that passes with ${stays.name} is ${passing}: ${ratio}:1.`;
};

const pureOf: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** The same with the screen's own white or black, where the brand's was taken: both figures stand somewhere. */
const asPure = (one: AskedColor, other: AskedColor): string | undefined => {
  const word = one.isEnd ? one.called : undefined;
  const hex = word && pureOf[word];
  return hex && `With pure ${word} (${hex}) in its place it is ${shownRatio(hex, other.hex)}:1.`;
};

const ON = /\b(?:on|upon|over|atop|against)\b/u;

/** Which of two colors lies on the other: the one named first, unless the words say that the other does. */
const inOrder = (question: string, [one, other]: readonly [AskedColor, AskedColor]) => {
  const text = askedText(question);
  const between = text.slice(one.at, other.at);
  const isTurned =
    /\b(?:behind|under|beneath)\b/u.test(between) || (ON.test(text.slice(0, one.at)) && !ON.test(between));
  return isTurned ? { front: other, ground: one } : { front: one, ground: other };
};

/** Whether an ink is lost on a material that shows through it. */
const needsWhite = (front: { hex: string }, { ground }: AskedColor): boolean =>
  ground?.showsThrough === true && relativeLuminance(front.hex) > relativeLuminance(ground.hex);

const everyColor = ({ name }: Ground): Line => ({
  claim: `In print ${name} shows through: every color comes out darker and browner than on a screen.`,
  from: [printingOnGrounds],
});

/** What a material does to an ink on it. */
const onMaterial = (front: AskedColor, on: AskedColor): Line[] => {
  const { ground } = on;
  if (!ground?.showsThrough) return [];
  const claim = needsWhite(front, on)
    ? `In print ${front.name} is lighter than ${ground.name}: it needs an opaque white under it to look like this.`
    : `In print ${ground.name} shows through: it comes out darker and browner than on a screen.`;
  return [{ claim, from: [printingOnGrounds] }];
};

/** `wantsMend`: asked for what would pass instead of whether it does. */
const pairAnswer = (
  question: string,
  pair: readonly [AskedColor, AskedColor],
  { facts, wantsMend }: { facts: Passage; wantsMend: boolean },
): Answer => {
  const { front, ground } = inOrder(question, pair);
  const judged = ratioOf(front.hex, ground.hex);
  const from = [facts, contrastStandard] as const;
  const mend = judged < textContrast ? mended(front, ground) : undefined;
  const said = verdict(front, ground, judged);
  const told = figures(shownRatio(front.hex, ground.hex), judged);
  const [first, ...rest] = mend === undefined ? [said, told] : wantsMend ? [mend, said, told] : [said, told, mend];
  const pure = asPure(front, ground) ?? asPure(ground, front);
  return [
    { claim: `**${first}**${understood(front)}${understood(ground)}`, from },
    ...[...rest, ...(pure ? [pure] : [])].map((claim) => ({ claim, from })),
    ...onMaterial(front, ground),
  ];
};

const item = (claim: string, from: Extract<Line, { claim: string }>['from']): Line => ({ claim, from, look: 'item' });

/** Which of the brand's colors can be read on one of them, the clearest first. */
const onOne = (ground: AskedColor, brand: StrategistBrand, facts: Passage): Answer => {
  const others = brand.colors
    .filter(({ hex }) => hex !== ground.hex)
    .map((color) => ({ ...color, ratio: ratioOf(color.hex, ground.hex) }))
    .toSorted((one, other) => other.ratio - one.ratio);
  const fine = others.filter(({ ratio }) => ratio >= textContrast);
  const large = others.filter(({ ratio }) => ratio >= largeTextContrast && ratio < textContrast);
  const shown = ({ name, hex }: BrandColor) => `${name} (${hex}), ${shownRatio(hex, ground.hex)}:1`;
  const from = [facts, contrastStandard] as const;
  const listed = (color: BrandColor, size: string): Line =>
    needsWhite(color, ground)
      ? item(`${shown(color)}${size}, over an opaque white`, [...from, printingOnGrounds])
      : item(`${shown(color)}${size}`, from);
  const [clearest] = fine;
  return [
    {
      claim: clearest
        ? `**On ${ground.name}, write in ${clearest.name}: nothing of yours is clearer there.**${understood(ground)}`
        : `**None of your colors can be read on ${ground.name} as small text.**${understood(ground)}`,
      from,
    },
    ...fine.map((color) => listed(color, '')),
    ...large.map((color) => listed(color, ', large only')),
    ...(ground.ground?.showsThrough ? [everyColor(ground.ground)] : []),
  ];
};

const asksContrast = new RegExp(
  String.raw`\b(?:contrast|readable|legib\w*|read|accessib\w*|wcag|ada|text|letters|type|put|write|visible|see|use|` +
    String.raw`combine|go(?:es)?|works?|fits?|match\w*|pairs?)\b`,
  'u',
);
const asksPassing = /\b(?:pass\w*|nearest|closest|instead|fix|darker|lighter|change|adjust|enough)\b/u;

/** What comes after it is what something is to stand on, or beside. */
const asksOnto = /\b(?:on|over|atop)\b|\b(?:go(?:es)?|works?|fits?|match(?:es)?|combines?|pairs?)(?: well)? with\b/u;

/** An answer about how colors stand out from each other, where the question asks that. */
export const computeContrast = (question: string, brand: StrategistBrand, facts: Passage): Answer | undefined => {
  const text = askedText(question);
  const [first, second, ...more] = colorsAsked(question, brand);
  // a color beside itself is no pair: one was asked for in the place of another
  if (!first || more.length > 0 || first.hex === second?.hex) return undefined;
  const wantsMend = asksPassing.test(text);
  if (second) {
    const isAsked =
      asksContrast.test(text) || wantsMend || /\b(?:on|over|against|behind|under|with|and|vs|versus)\b/u.test(text);
    return isAsked ? pairAnswer(question, [first, second], { facts, wantsMend }) : undefined;
  }
  if (wantsMend) {
    const white: AskedColor = { hex: '#ffffff', name: 'white (#ffffff)', isOfBrand: false, at: -1 };
    return pairAnswer(question, [first, white], { facts, wantsMend });
  }
  return asksOnto.test(text.slice(0, first.at)) && asksContrast.test(text) ? onOne(first, brand, facts) : undefined;
};
