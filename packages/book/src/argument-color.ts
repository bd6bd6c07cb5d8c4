import { contrastRatio, deltaEOk, oklchOf, plainTerm } from '@signet/color';
import { colorRoleNames } from '@signet/wording';
import type { BookBrand, PieceAreas } from './book-brand.ts';

type Term = ReturnType<typeof plainTerm>;
const LIST = new Intl.ListFormat('en-GB');

/** Authored: what a color does to whoever looks at it. */
const effects: Readonly<Record<Term, string>> = {
  red: 'Red catches the eye quickly and feels strong.',
  orange: 'Orange is as warm as red but less alarming, so it feels inviting.',
  yellow: 'Yellow is the brightest of the strong colors and feels cheerful.',
  green: 'Green makes people think of nature and is easy on the eye.',
  teal: 'Teal lies between green and blue: cooler than green, less formal than blue.',
  turquoise: 'Turquoise looks like clear water: it is fresh rather than serious.',
  blue: 'Blue makes people think of sky and sea, so it feels calm and never pushes.',
  purple: 'Purple is rare in nature, so it feels special.',
  pink: 'Pink keeps the warmth of red, is less alarming and a little playful.',
  brown: 'Brown is the color of things that are used, kept and repaired.',
  beige: 'Beige stays in the background and makes what is on it look carefully chosen.',
  black: 'Black adds nothing of its own, so people look at the shape.',
  gray: 'Gray is neutral and quiet, so the colors beside it stand out.',
  white: 'White gives a page room, and most pages have too little of it.',
};

/** What a color is, in words that its numbers bear out. */
const describedColor = (hex: string): string => {
  const { lightness, chroma, hue } = oklchOf(hex);
  // what lies in the middle is called by its strength alone
  const depth = lightness < 0.42 ? ['deep'] : lightness > 0.78 ? ['light'] : [];
  if (chroma < 0.035 || hue === undefined) return LIST.format([...depth, 'almost without color']);
  const force = chroma > 0.16 ? 'vivid' : chroma < 0.08 ? 'muted' : 'clear';
  const warmth = hue < 110 || hue > 330 ? ['warm'] : hue > 170 && hue < 300 ? ['cool'] : [];
  return LIST.format([...depth, force, ...warmth]);
};

/** The name that most of some colors go by; the first where several are as frequent. */
const commonest = (hexes: readonly string[]): { term: Term; count: number } | undefined => {
  const counts = new Map<Term, number>();
  for (const hex of hexes) counts.set(plainTerm(hex), (counts.get(plainTerm(hex)) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && { term: first[0], count: first[1] };
};

const figures = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const figureWord = (count: number): string => figures[count] ?? `${count}`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type Worn = 'p1' | 'p2' | 's1';

/** The color that most of the measured pieces is covered with: not always the primary one. */
const wornOf = (areas: PieceAreas): Worn => {
  const share = (wanted: string): number =>
    areas.reduce((sum, { areas: { roles } }) => sum + (roles.find(({ role }) => role === wanted)?.percent ?? 0), 0);
  const [most] = (['p1', 'p2', 's1'] as const).toSorted((one, other) => share(other) - share(one));
  return most && share(most) > 2 * share('p1') ? most : 'p1';
};

/** What others wear: told, and whether so many of them do that a brand can be set against it. */
type Others = { term: Term; words: string; isUsual: boolean };

/**
 * Who else is there, and in which color: the companies whose colors could be read, which need not be all that were
 * compared, else what is usual in the trade. `worn` is what the brand itself is seen in.
 */
const othersOf = ({ rivals, industry, colors }: BookBrand, worn: Worn): Others | undefined => {
  const among = commonest(rivals);
  if (among && rivals.length > 1) {
    const [part, all] = [figureWord(among.count), figureWord(rivals.length)];
    const whole = rivals.length === 2 ? 'Both' : `All ${all}`;
    const count = among.count === rivals.length ? whole : `${capital(part)} of the ${all}`;
    const use = among.count === 1 ? 'uses' : 'use';
    const own = plainTerm(colors[worn]);
    return {
      term: among.term,
      words: `${count} competitors whose colors could be read ${use} ${among.term}`,
      isUsual: among.count * 2 > rivals.length && !rivals.some((hex) => plainTerm(hex) === own),
    };
  }
  const usual = [...new Set(industry.usual.map(plainTerm))].slice(0, 3);
  const [term] = usual;
  // a color of the trade counts as worn by most only where the trade has no other
  const isUsual = usual.length === 1 && term !== plainTerm(colors[worn]);
  return term && { term, words: `Most companies in this industry use ${LIST.format(usual)}`, isUsual };
};

/** From here on two main colors are not taken for each other; the research uses the same. */
const APART = 0.15;

const nearestOf = ({ rivals, colors }: BookBrand): string[] => {
  if (rivals.length === 0) return [];
  const least = Math.min(...rivals.map((hex) => deltaEOk(hex, colors.p1)));
  const away = least.toFixed(2);
  return [
    least >= APART
      ? `The nearest main color of a competitor differs by ${away}; below ${APART} the two are easily confused.`
      : `A competitor has a similar main color: it differs by ${away}, and below ${APART} the two are easily ` +
        'confused. So the logo and the letters have to make the difference.',
  ];
};

/** A color's own name inside a sentence; what people would call it where it has none but that of its role. */
const calledOf = ({ colors, colorNames }: BookBrand, role: Worn): string =>
  colorNames[role] === colorRoleNames[role] ? plainTerm(colors[role]) : colorNames[role].toLowerCase();

/** The argument for the colors: who else is there, what the primary color does, and what each of the others is for. */
export const colorPart = (brand: BookBrand, areas: PieceAreas) => {
  const { companyName, colors, colorNames: names } = brand;
  const [own, worn] = [plainTerm(colors.p1), wornOf(areas)];
  const others = othersOf(brand, worn);
  const idea = others?.isUsual
    ? `Others use ${others.term}. ${companyName} uses ${calledOf(brand, worn)}.`
    : `${names.p1} first. Everything else makes room for it.`;
  const onPrimary = Math.max(contrastRatio(colors.p1, '#ffffff'), contrastRatio(colors.p1, '#000000'));
  return {
    title: 'Color',
    idea,
    text: [
      others && `${others.words}.`,
      effects[own],
      `${names.p1} is ${describedColor(colors.p1)}, and it is what people should remember first.`,
      `${names.p2} gives it depth, ${names.s1} supports it, and ${names.a1} is kept for the one thing on a page that ` +
        'people should see first.',
    ]
      .filter(Boolean)
      .join(' '),
    proofs: [
      ...nearestOf(brand),
      `Words on ${names.p1} reach a contrast of ${(Math.floor(onPrimary * 10) / 10).toFixed(1)}; 4.5 is needed.`,
    ],
  };
};
