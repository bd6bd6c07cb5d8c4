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
