import type { Passage } from './brand.ts';

/** What a thing is made of, or printed on, with about the color that it has before anything stands on it. */
export type Ground = {
  words: readonly string[];
  name: string;
  hex: string;
  /** An ink lets it show through, so that only what is darker than it can be read. */
  showsThrough?: true;
};

/** AUTHORED: colors of common materials, about. The same material differs from maker to maker by more than a shade. */
export const grounds: readonly Ground[] = [
  {
    words: [
      'kraft box',
      'kraft paper',
      'kraft bag',
      'kraft board',
      'kraft',
      'cardboard box',
      'cardboard',
      'brown cardboard',
      'brown box',
      'brown paper',
      'brown bag',
      'paper bag',
      'corrugated board',
      'carton',
    ],
    name: 'kraft board',
    hex: '#b58b60',
    showsThrough: true,
  },
  { words: ['newsprint', 'newspaper'], name: 'newsprint', hex: '#d9d3c5', showsThrough: true },
  { words: ['cork'], name: 'cork', hex: '#c39a6b', showsThrough: true },
  { words: ['wood', 'wooden', 'plywood', 'oak'], name: 'bare wood', hex: '#c29a6c', showsThrough: true },
  { words: ['linen bag', 'tote bag', 'tote', 'jute', 'canvas'], name: 'raw cloth', hex: '#d9cbb0', showsThrough: true },
  { words: ['denim', 'jeans'], name: 'denim', hex: '#35476b' },
  { words: ['concrete'], name: 'concrete', hex: '#a3a19b' },
  { words: ['steel', 'brushed metal', 'metal', 'aluminium', 'aluminum'], name: 'bare metal', hex: '#b4b8bc' },
];

/** On a screen nothing is made of wood, whatever the company sells. */
const ON_SCREEN = /\b(?:web\w*|sites?|online|apps?|e-?mails?|mails?|newsletters?|(?:home|landing|sign-?up) ?pages?)\b/u;
const ON = String.raw`\b(?:on|onto|upon|over|atop|into|against)`;
const BESIDE = String.raw`\b(?:combine|pair|go(?:es)?|works?|looks?)\b.*\bwith`;
const BEFORE = new RegExp(
  String.raw`(?:${ON}|${BESIDE})\s+(?:(?:an?|the|our|my|your|this|bare|raw|plain)\s+){0,2}$`,
  'u',
);
/** Things that are made of it; what is called so whole, as a brown box, is one by itself. */
const THINGS = 'box|bag|board|label|sleeve|tag|jacket|shirt|apron|cup|crate|sign|ad|tube|envelope|mailer';
const AFTER = new RegExp(`^\\s+(?:(?:${THINGS})(?:e?s)?|packaging)\\b(?! games?\\b)`, 'u');
const IS_THING = new RegExp(`\\s(?:${THINGS})$`, 'u');

/**
 * Whether a material that a question names is what something is to stand on. Elsewhere it is mostly what a company
 * sells, or a word of another sense: wooden toys, a concrete example.
 */
export const standsOnGround = (text: string, { at, length }: { at: number; length: number }): boolean => {
  const end = at + length;
  const isThing = IS_THING.test(text.slice(at, end)) && !/^\s+(?:games?|makers?)\b/u.test(text.slice(end));
  return !ON_SCREEN.test(text) && (isThing || BEFORE.test(text.slice(0, at)) || AFTER.test(text.slice(end)));
};

/** What is said of printing on what is not white; quoted like any other passage. */
export const printingOnGrounds: Passage = {
  id: 'printing-on-grounds',
  title: 'Printing on what is not white',
  place: 'Practice of printers, as in the proof sheet of your book',
  text:
    'An ink is a glaze: kraft, newsprint, wood and raw cloth show through it, and every color comes out darker and ' +
    'browner. There a logo is printed in one ink, the darkest, or stamped. A light color or white needs an opaque ' +
    'white under it, which is a second pass through the press. Ask for a proof on the very material.',
};
