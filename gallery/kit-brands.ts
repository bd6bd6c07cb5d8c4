import type { SchemeColors } from '@signet/color';
import type { KitBrand, KitTexts } from '@signet/kit';
import { drawRecipe } from '@signet/mark';
import { openFace } from './families.ts';

type Hexes = readonly [string, string, string, string, string, string, string, string, string, string];

const scheme = ([p1, p2, s1, a1, a2, n1, n2, n3, b1, w1]: Hexes): SchemeColors => ({
  p1,
  p2,
  s1,
  a1,
  a2,
  n1,
  n2,
  n3,
  b1,
  w1,
});

/** Schemes that are hard on a drawing, each in its own way. */
export const schemes = {
  earth: scheme([
    '#a6432a',
    '#3b1d14',
    '#5c6b3f',
    '#e0a04a',
    '#efdcc0',
    '#d9c9b2',
    '#eadfce',
    '#f9f2e7',
    '#221512',
    '#ffffff',
  ]),
  ink: scheme([
    '#0f5a4a',
    '#071f1c',
    '#17785f',
    '#c2f23c',
    '#d6e8e0',
    '#b9cdc6',
    '#dfeae6',
    '#eef5f2',
    '#0a1413',
    '#ffffff',
  ]),
  'nearly-black': scheme([
    '#1b1a19',
    '#0b0b0b',
    '#6b645c',
    '#8f877c',
    '#d9d4cc',
    '#c9c4bd',
    '#e5e1db',
    '#f5f3ef',
    '#000000',
    '#ffffff',
  ]),
  'pale-accent': scheme([
    '#2b3f6b',
    '#141f38',
    '#5a5f73',
    '#f4efe6',
    '#f7f3ec',
    '#d8d6d2',
    '#e9e7e3',
    '#f8f6f2',
    '#12141a',
    '#ffffff',
  ]),
  'one-hue': scheme([
    '#5b3db0',
    '#2a1a63',
    '#6a4fc0',
    '#a78df0',
    '#e2dafa',
    '#cfc6ea',
    '#e6e0f6',
    '#f5f2fc',
    '#17102f',
    '#ffffff',
  ]),
  fair: scheme([
    '#c2185b',
    '#4a1072',
    '#00695c',
    '#ffb300',
    '#4fc3f7',
    '#f0d6e2',
    '#f8e8ef',
    '#fff7fa',
    '#241026',
    '#ffffff',
  ]),
} as const satisfies Record<string, SchemeColors>;
export type SchemeName = keyof typeof schemes;

const words = (texts: Partial<KitTexts>): KitTexts => ({
  headline: 'Warm. Honest. Precise.',
  post: 'Made with care, every day',
  story: 'Come and see what we make',
  tagline: 'Warm, honest and precise',
  deck: 'This is who we are',
  section: 'What we believe',
  statement: 'We keep our word, and we keep it simple.',
  content: {
    title: 'What we stand for',
    points: [
      { figure: '1', title: 'Warm', line: 'People feel welcome before they know why.' },
      { figure: '2', title: 'Honest', line: 'What we say is what you get.' },
      { figure: '3', title: 'Precise', line: 'Nothing is left to chance.' },
    ],
  },
  numbers: {
    title: 'What you can count on',
    points: [
      { figure: '24', title: 'hours', line: 'Until you hear back from us.' },
      { figure: '3', title: 'words', line: 'That we measure our work by.' },
      { figure: '100%', title: 'of us', line: 'Stand behind what we make.' },
    ],
  },
  lead: 'Tell us what you need, and we will show you how we do it.',
  menu: ['About', 'Work', 'Contact'],
  button: 'Get started',
  person: 'Ines Calder',
  role: 'Founder',
  contact: ['example.com', 'hello@example.com', '14 Harrow Lane'],
  letter: {
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for getting in touch. It was good to hear what you have in mind, and we would like to help.',
      'We will look at it this week and come back with a plan, a price and a date. If anything changes until ' +
        'then, write to us whenever it suits you.',
      'There is no need to prepare anything. We begin with a short talk and take notes.',
    ],
    closing: 'With best wishes',
  },
  ...texts,
});

type Named = {
  name: string;
  headline: readonly [family: string, weight: number];
  heavy: number;
  text: string;
  mark?: readonly [letters: string, family: string, weight: number];
  texts?: Partial<KitTexts>;
};

const named = {
  short: {
    name: 'Quern',
    headline: ['young-serif', 400],
    heavy: 400,
    text: 'figtree',
    mark: ['Q', 'rubik', 700],
    texts: {
      headline: 'Fired once. Used every day.',
      post: 'Seconds sale, Saturday at nine',
      tagline: 'Stoneware for daily use',
    },
  },
  'three-lines': {
    name: 'Thornbury & Vale Cooperative Seed Merchants',
    headline: ['archivo', 700],
    heavy: 900,
    text: 'work-sans',
    texts: { headline: 'Sow what your soil remembers', post: 'Order by frost, sow by thaw' },
  },
  cyrillic: { name: 'Живая Вода', headline: ['playfair-display', 700], heavy: 900, text: 'manrope' },
  'one-letter': { name: 'O', headline: ['space-grotesk', 700], heavy: 700, text: 'nunito' },
} as const satisfies Record<string, Named>;
export type BrandName = keyof typeof named;

/** A mark's stroke against its side, as those of this family come out. */
const STROKE = 0.14;

const markOf = async ([letters, family, weight]: NonNullable<Named['mark']>): Promise<KitBrand['mark']> => {
  const drawn = drawRecipe({ family: 'slice', letters, values: [-32, 0.6, 0.43] }, await openFace(family, weight));
  return drawn && { ...drawn, stroke: STROKE };
};

/** One of four names in one of six schemes. */
export const kitBrand = async (brand: BrandName, colors: SchemeName): Promise<KitBrand> => {
  const { name, headline, heavy, text, mark, texts = {} }: Named = named[brand];
  return {
    name,
    colors: schemes[colors],
    headline: await openFace(...headline),
    heavy: await openFace(headline[0], heavy),
    text: await openFace(text, 400),
    mark: mark && (await markOf(mark)),
    texts: words(texts),
  };
};
