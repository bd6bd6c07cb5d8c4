import { contrastRatio, deltaEOk, oklchOf, plainName, roundRatio, textContrast, voiceRoles } from '@signet/color';
import { roleInWords } from '@signet/wording';
import type { BrandColor, Passage, StrategistBrand } from './brand.ts';
import { ownColorsAsked } from './colors-asked.ts';
import { contrastStandard } from './compute-contrast.ts';
import { shownRatio } from './passages-of-brand.ts';
import type { Answer, Line } from './said.ts';
import { plain, withArticle, wordsOf } from './words.ts';

type Of = { question: string; brand: StrategistBrand; passages: readonly Passage[] };

const find = (passages: readonly Passage[], id: string): Passage | undefined =>
  passages.find((passage) => passage.id === `brand-${id}`);
const called = ({ name, hex }: { name: string; hex: string }): string => `${name} (${hex})`;

const ASKS_WHICH = /\b(?:hex|code|rgb|called|name|named)\b|\bwhat(?:'s|’s|s| is) (?:our|my|the)\b.*\bcolou?r\b/u;

/** One of the brand's colors, where its value or name is asked for and no other is spoken of. */
export const oneColor = ({ question, brand, passages }: Of): Answer | undefined => {
  const facts = find(passages, 'colors');
  const [asked, ...others] = ownColorsAsked(question, brand);
  const color = brand.colors.find(({ hex }) => hex === asked?.hex);
  if (!facts || !color || others.length > 0 || !ASKS_WHICH.test(plain(question))) return undefined;
  const is = color.name.toLowerCase() === roleInWords(color.role) ? '' : `, your ${roleInWords(color.role)}`;
  const [onWhite, onBlack] = ['#ffffff', '#000000'].map((ground) => shownRatio(color.hex, ground));
  return [
    { claim: `**${called(color)}${is}, ${withArticle(plainName(color.hex))}.**`, from: [facts] },
    { claim: `On white it has ${onWhite}:1, on black ${onBlack}:1.`, from: [facts] },
  ];
};

const TOGETHER =
  /\b(?:work|go|goes|fit|match|combine|combined|used?)\b.*\btogether\b|\bdo (?:our|my) colou?rs (?:match|fit|clash)\b/u;
const PAIRS = /\b(?:colou?r )?(?:pairs|pairings|combinations)\b/u;
const ACCESSIBLE = /\b(?:accessib\w*|legib\w*|readable|wcag|ada)\b/u;
const OF_COLORS = /\b(?:palette|colou?rs?|scheme|brand)\b/u;
const COLORS_SAID = /\b(?:palette|colou?rs?|scheme)\b/u;
/** Of letters, unless colors are named as well. */
const OF_LETTERS = /\b(?:fonts?|typefaces?|typography|headings?|headlines?|letters?|type)\b/u;
const isOfLetters = (text: string): boolean => OF_LETTERS.test(text) && !COLORS_SAID.test(text);

/** What words stand on, in the order in which pages use it. */
const groundsInOrder = ['w1', 'n3', 'n2', 'p1', 'p2', 's1', 'a1', 'a2', 'b1'] as const;

/** Which colors of the brand can be read on which, where no color is named. */
export const pairsThatPass = ({ question, brand, passages }: Of): Answer | undefined => {
  const text = plain(question);
  const facts = find(passages, 'colors');
  const isAsked = TOGETHER.test(text) || PAIRS.test(text) || ACCESSIBLE.test(text);
  if (!facts || !isAsked || !OF_COLORS.test(text) || isOfLetters(text)) return undefined;
  if (ownColorsAsked(question, brand).length > 0) return undefined;
  const from = [facts, contrastStandard] as const;
  const lines = groundsInOrder.flatMap((role): Line[] => {
    const ground = brand.colors.find((color) => color.role === role);
    if (!ground) return [];
    const fits = ({ hex }: BrandColor) => roundRatio(contrastRatio(hex, ground.hex)) >= textContrast;
    const names = brand.colors.filter(fits).map(({ name }) => name);
    return names.length > 0
      ? [{ claim: `On ${called(ground)}: ${names.join(', ')}`, from: [facts], look: 'item' }]
      : [];
  });
  const verdict = ACCESSIBLE.test(text)
    ? '**Yes, in these pairs: text of any size can be read in them.**'
    : '**These go together: text of any size can be read in each pair.**';
  return [{ claim: verdict, from }, ...lines];
};

/**
 * How far colors stay apart where the engine chooses them (packages/engine/src/schemes/competition.ts): the main color,
 * and any.
 */
const LEAST = { primary: 0.15, any: 0.1 } as const;
/** Grays are everybody's. */
const COLORED = 0.04;

const ASKS_NEAR = new RegExp(
  String.raw`\b(?:similar\w*|closer?|near|same|alike|differ\w*|distinct\w*|apart|confus\w*|resembl\w*|stand out)\b`,
  'u',
);
const RIVALS = /\b(?:competitors?|competition|rivals?|others in)\b/u;

const isColored = (hex: string): boolean => oklchOf(hex).chroma >= COLORED;

/** `room`: how much further the two are apart than they have to be; below 0 they are too near. */
type Near = { color: BrandColor; theirs: string; name: string; room: number };

const leastFor = ({ role }: BrandColor): number => (role === 'p1' ? LEAST.primary : LEAST.any);

/** The pair with the least room. */
const nearestOf = (brand: StrategistBrand, rivals: StrategistBrand['competitors']): Near | undefined =>
  voiceRoles
    .flatMap((role) => brand.colors.filter((color) => color.role === role && isColored(color.hex)))
    .flatMap((color) =>
      rivals.flatMap(({ name, colors }) =>
        colors
          .filter(isColored)
          .map((theirs) => ({ color, theirs, name, room: deltaEOk(color.hex, theirs) - leastFor(color) })),
      ),
    )
    .toSorted((one, other) => one.room - other.room)[0];

const namesOf = (rivals: StrategistBrand['competitors']): string => rivals.map(({ name }) => name).join(', ');

/** Whether the brand's colors are near those of competitors, or of the one that is named. */
export const besideRivals = ({ question, brand, passages }: Of): Answer | undefined => {
  const text = plain(question);
  const facts = find(passages, 'colors');
  const known = find(passages, 'competitors');
  const words = new Set(wordsOf(question));
  const meant = brand.competitors.filter(({ name }) => wordsOf(name).every((word) => words.has(word)));
  if (!facts || !known || !ASKS_NEAR.test(text) || (meant.length === 0 && !RIVALS.test(text))) return undefined;
  const rivals = meant.length > 0 ? meant : brand.competitors;
  const seen = rivals.filter(({ colors }) => colors.some(isColored));
  const unseen = rivals.filter((rival) => !seen.includes(rival));
  const near = nearestOf(brand, seen);
  const noneKnown: Line = {
    claim: `**No color is known of ${namesOf(unseen)} that yours could be held against.**`,
    from: [known],
  };
  if (!near) return [noneKnown, { frame: 'colorsAlone' }];
  const pair = `${called(near.color)}, your ${roleInWords(near.color.role)}, and ${near.theirs} of ${near.name}`;
  const from = [facts, known] as const;
  const rest: Line[] = [...(unseen.length > 0 ? [noneKnown] : []), { frame: 'colorsAlone' }];
  return near.room < 0
    ? [{ claim: `**One of your colors is close to theirs: ${pair}.**`, from }, { frame: 'changeColor' }, ...rest]
    : [
        { claim: `**By color you stand apart from ${namesOf(seen)}.**`, from },
        { claim: `The nearest are ${pair}, and they are told apart at a look.`, from },
        ...rest,
      ];
};
