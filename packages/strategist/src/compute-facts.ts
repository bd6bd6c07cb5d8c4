import { deltaEOk, plainName } from '@signet/color';
import { roleInWords } from '@signet/wording';
import type { BrandColor, Passage, StrategistBrand } from './brand.ts';
import { colorWord, colorWords } from './color-words.ts';
import { ownColorsAsked, shaded } from './colors-asked.ts';
import { computeLines, isOfLook } from './compute-lines.ts';
import { besideRivals, oneColor, pairsThatPass } from './compute-palette.ts';
import type { Answer, Line } from './said.ts';
import { plain, stemOf, withArticle, wordsOf } from './words.ts';

type Of = { question: string; brand: StrategistBrand; passages: readonly Passage[] };

const item = (claim: string, from: Passage): Line => ({ claim, from: [from], look: 'item' });
const find = (passages: readonly Passage[], id: string): Passage | undefined =>
  passages.find((passage) => passage.id === `brand-${id}`);

/** What a keyword means here: its meaning, what it asks of colors and letters, how it writes. */
const keywordMeant = ({ question, brand, passages }: Of): Answer | undefined => {
  const asked = new Set(wordsOf(question).map(stemOf));
  const at = brand.keywords.findIndex(({ name }) => wordsOf(name).every((word) => asked.has(stemOf(word))));
  const keyword = brand.keywords[at];
  const passage = find(passages, `keyword-${at}`);
  if (!keyword || !passage) return undefined;
  const { name, meaning, look, voice } = keyword;
  return [
    { claim: `**${name}:** ${meaning}`, from: [passage] },
    ...(look ? [item(`How it looks: ${look}`, passage)] : []),
    ...(voice ? [item(`How it writes: ${voice.words} Say “${voice.say}”, not “${voice.not}”`, passage)] : []),
  ];
};

const linesOf = (title: string, passage: Passage | undefined): Answer | undefined => {
  if (!passage) return undefined;
  const [only, ...more] = passage.text.split('\n').filter(Boolean);
  if (only === undefined) return undefined;
  if (more.length === 0) return [{ claim: `**${title}:** ${only}`, from: [passage] }];
  return [{ claim: `**${title}:**`, from: [passage] }, ...[only, ...more].map((line) => item(line, passage))];
};

/** So near a color is what a word usually means, whatever else it may be called. */
const NEAR = 0.12;

/** Of the reasons for a whole scheme. */
const MOST_REASONS = 3;

/** Said by whoever did not want a color. */
const AGAINST =
  /\b(?:never|not|no|without|hate\w*|dislike\w*|avoid\w*|cross\w*|\w+n['’]?t (?:want|like|ask|choose|pick))\b/u;

/** What was said in the quiz against a color that is there, or that somebody did not want. */
const ofDisliked = (word: string, { question, brand: { disliked }, passages }: Of): Line[] => {
  const passage = find(passages, 'disliked');
  if (!passage) return [];
  const isCrossedOut = disliked.some((name) => wordsOf(name).includes(word));
  if (!isCrossedOut && !AGAINST.test(plain(question))) return [];
  const claim = isCrossedOut
    ? `In the quiz you crossed out ${disliked.join(' and ')}.`
    : `In the quiz you crossed out ${disliked.join(' and ')}, not ${word}.`;
  return [{ claim, from: [passage] }];
};

/** Why one color is there: which one is meant, what it is for, what was said for it, and where it is changed. */
const whyColor = (of: Of): Answer | undefined => {
  const { question, brand, passages } = of;
  const [asked] = ownColorsAsked(question, brand);
  const facts = find(passages, 'colors');
  if (!asked || !facts) return undefined;
  const word = (asked.called ?? asked.name.replace(/ \(.*$/u, '')).toLowerCase();
  // of 'dark teal' teal is the color, and what was crossed out
  const [family = word, shade] = word.split(' ').toReversed();
  const known = asked.called === undefined ? undefined : colorWords[colorWord(family) ?? ''];
  const usual = known && shaded(known, shade);
  // what is asked for by its role is that color, however it looks
  const isRole = asked.called !== undefined && usual === undefined;
  const isMeant = ({ hex }: BrandColor): boolean =>
    hex === asked.hex && (asked.called === undefined || usual === undefined || deltaEOk(hex, usual) <= NEAR);
  const isCalled = ({ hex }: BrandColor): boolean => plainName(hex).split(' ').includes(family);
  const color = brand.colors.find(isMeant) ?? brand.colors.find(isCalled);
  const crossedOut = ofDisliked(isRole ? plainName(asked.hex) : family, of);
  if (!color) {
    const nearest = asked.isOfBrand ? ` The nearest is ${asked.name}, ${withArticle(plainName(asked.hex))}.` : '';
    return [
      { claim: `**None of your colors is ${word}.**${nearest}`, from: [facts] },
      ...crossedOut,
      { frame: 'changeColor' },
    ];
  }
  const reasons = passages.find(({ title }) => title === 'Why your colors');
  const said = reasons?.text.split('\n').filter(Boolean) ?? [];
  const told = said.filter((line) => line.includes(color.name));
  const is = `${color.name} (${color.hex}), your ${roleInWords(color.role)}, ${withArticle(plainName(color.hex))}`;
  return [
    { claim: `**That is ${is}.**`, from: [facts] },
    ...crossedOut,
    // where nothing was said of the color alone, what was said of all of them is why it is there
    ...(reasons ? (told.length > 0 ? told : said.slice(0, MOST_REASONS)).map((line) => item(line, reasons)) : []),
    { frame: 'changeColor' },
  ];
};

const why = ({ question, passages }: Of): Answer | undefined => {
  const text = plain(question);
  const about = [
    ['colors', /\b(?:color|colors|colour|colours|palette|scheme)\b/u],
    ['headline font', /\b(?:headline|heading|title|logo font)\b/u],
    ['text font', /\b(?:text|body|bulk|paragraph)\b/u],
    ['headline font', /\b(?:font|fonts|typeface|letters|type)\b/u],
    ['marketing kit', /\b(?:kit|marketing)\b/u],
  ] as const;
  const [name] = about.find(([, asked]) => asked.test(text)) ?? [];
  const passage = passages.find((one) => name && one.title === `Why your ${name}`);
  return linesOf(passage?.title ?? '', passage);
};

/** How the brand writes; how somebody is talked to is another question. */
const ASKS_HOW = /\bhow (?:do|should|shall|would) (?:we|i) (?:write|talk|sound)\b(?! (?:to|with|about))/u;
const ASKS_VOICE = new RegExp(`\\b(?:tone|voice|sound|style)\\b|${ASKS_HOW.source}`, 'u');

const OWN = /\b(?:our|my|we|us|i|the|brand|brands)\b/u;

/** Questions that ask for a part of the brand, and the passage that is that part. */
const parts: readonly { asks: RegExp; id: string; title: string }[] = [
  {
    asks: ASKS_VOICE,
    id: 'voice',
    title: 'How you write',
  },
  {
    asks: /\bcross(?:ed)? out\b|\b(?:we|i) (?:dislik|did not want)\w*|\bdisliked colou?rs?\b/u,
    id: 'disliked',
    title: 'What you did not want',
  },
  { asks: /\b(?:competitors?|rivals?)\b/u, id: 'competitors', title: 'Your competitors' },
  { asks: /\b(?:fonts?|typefaces?|typography)\b/u, id: 'fonts', title: 'Your fonts' },
  { asks: /\b(?:colors?|colours?|palette|hex|hexes|swatches)\b/u, id: 'colors', title: 'Your colors' },
  { asks: /\b(?:stage|lifecycle|industry|website)\b/u, id: 'company', title: 'Your company' },
  { asks: /\b(?:marketing )?kit\b/u, id: 'kit', title: 'Your marketing kit' },
  { asks: /\blogo files?\b/u, id: 'logo', title: 'Your logo files' },
];
const asksForPart = /\b(?:what|which|suggest|list|show|name|tell|are|is|give|need|want|remind|how|describe|who)\b/u;

const keywordList = ({ passages, brand }: Of): Answer | undefined => {
  const known = brand.keywords.flatMap((_keyword, at) => find(passages, `keyword-${at}`) ?? []);
  const [first, ...rest] = known;
  if (!first) return undefined;
  return [
    { claim: '**Your keywords:**', from: [first, ...rest] },
    ...known.map((passage) => item(passage.text.split('\n')[0] ?? '', passage)),
  ];
};

const ASKS_TAGLINE = /\b(?:taglines?|slogans?|mottos?)\b/u;

/** What the company is, and the three words for how it is. */
const ofCompany = (of: Of): Answer | undefined => {
  const company = find(of.passages, 'company');
  const keywords = keywordList(of);
  return company && keywords && [{ claim: `**${company.text}**`, from: [company] }, ...keywords];
};
const ASKS_COMPANY =
  /\b(?:describe|introduce|sum up|summari[sz]e)\b.*\b(?:our|my) (?:brand|company|business|startup)\b|^who are we\W*$/u;

const named = (of: Of): Answer | undefined => {
  const text = plain(of.question);
  if (ASKS_TAGLINE.test(text) && asksForPart.test(text) && !isOfLook(text))
    return computeLines(of.question, of.brand, of.passages);
  if (!(OWN.test(text) || /\bwhich fonts?\b/u.test(text)) || !asksForPart.test(text)) return undefined;
  if (ASKS_COMPANY.test(text)) return ofCompany(of);
  if (/\bkeywords?\b|\bpersonality\b|\bcharacter\b|\bbrand values\b/u.test(text)) return keywordList(of);
  const part = parts.find(({ asks }) => asks.test(text));
  return part && linesOf(part.title, find(of.passages, part.id));
};

/** A color of somebody else's is no question for the palette. */
const OF_OTHERS = /\b(?:competitors?|rivals?|they|their|theirs|everybody|everyone)\b/u;

/** A question for the palette: of it, of what is in it; not one of the company's work in which a color occurs. */
const OF_PALETTE =
  /\b(?:palette|colou?rs?|scheme|there|brand|logo|chosen|choose|chose|picked?|got|get|have|gave|used?)\b/u;
const isOfPalette = (text: string): boolean => OF_PALETTE.test(text) && !OF_OTHERS.test(text);

/** Somebody is to be told why it is as it is. */
const EXPLAINS = /\b(?:explain|justify|defend)\b.*\b(?:our|my)\b/u;

/** More than this is a task or a story, not a question for a part of the brand. */
const LONGEST = 16;

/** An answer that is a fact of the brand itself, where the question asks for one. */
export const computeFacts = (of: Of): Answer | undefined => {
  const text = plain(of.question);
  const isShort = wordsOf(text).length <= LONGEST;
  if (/\bmean(?:s|t|ing)?\b|\bdefin\w+\b|\bstands? for\b/u.test(text)) return keywordMeant(of);
  const told = oneColor(of) ?? besideRivals(of) ?? pairsThatPass(of);
  if (told && isShort && !/\bwhy\b/u.test(text)) return told;
  if (EXPLAINS.test(text) && isShort) return why(of);
  if (/\bwhy\b/u.test(text)) return (isOfPalette(text) ? whyColor(of) : undefined) ?? (isShort ? why(of) : undefined);
  return isShort ? named(of) : undefined;
};
