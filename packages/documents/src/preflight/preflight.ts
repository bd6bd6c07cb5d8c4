import { contrastRatio, largeTextContrast, textContrast } from '@signet/color';
import { toneHex, type Tone } from '@signet/scene';
import type { KitBrand } from '@signet/kit';
import { coatsOf } from '../drawing/flatten.ts';
import { heightOf, POINTS } from '../drawing/measure.ts';
import { LEAST_POINTS } from '../deck/look.ts';
import type { Area, Deck, Form, Item, Layout, Slide, Text } from '../deck/model.ts';
import { overflows } from '../deck/place-text.ts';
import type { SlideSpec } from '../content/slide-spec.ts';
import { slideSpecs, type SlideKey } from '../content/stories.ts';
import { contradictionsIn } from './contradictions.ts';
import { PRINT_LEAST } from './paper-preflight.ts';
import { aboutPictures } from './pictures.ts';
import { rules, type Checked, type Finding, type Rule } from './rules.ts';
import { isStale, lastDayIn } from './source-age.ts';

const everyRule = Object.keys(rules) as Rule[];
/** Not looked at on a single page: a source it lacks is one of its questions, and it is read, not shown. */
const ofSlidesAlone: ReadonlySet<Rule> = new Set(['source', 'full', 'words', 'age', 'length']);

/** Large type needs less (WCAG 2.2, 1.4.3: 24 points, or 18.5 bold). */
const LARGE = { points: 24, contrast: largeTextContrast };
const MOST = { headlineWords: 9, headlineLines: 2, words: 60, tableWords: 80, share: 0.92, slides: 14 };

type RGB = readonly [number, number, number];
const rgbOf = (hex: string): RGB => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as RGB;
const hexOf = (rgb: RGB): string => `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

const mixed = (brand: KitBrand, under: string, tone: Tone, alpha: number): string =>
  coatsOf(tone, alpha).reduce((below, { ink, alpha: share }) => {
    const [one, other] = [rgbOf(below), rgbOf(toneHex(ink, brand.colors))];
    return hexOf(one.map((part, at) => part + ((other[at] ?? 0) - part) * share) as unknown as RGB);
  }, under);

const holds = ({ x, y, w, h }: Area, px: number, py: number): boolean =>
  px >= x && py >= y && px <= x + w && py <= y + h;

/** What lies behind a text: the ground, and the forms that are drawn before it and hold its middle. */
const groundOf = (brand: KitBrand, layout: Layout, before: readonly Item[], { area, lines, style }: Text): string => {
  const high = heightOf(lines.length, style.size, style.leading);
  const top =
    style.anchor === 't' ? area.y : style.anchor === 'b' ? area.y + area.h - high : area.y + (area.h - high) / 2;
  const [px, py] = [area.x + Math.min(area.w / 2, 0.2), top + high / 2];
  const forms = [...layout.items, ...before].filter(
    (one): one is Form => one.kind === 'form' && holds(one.area, px, py),
  );
  return forms.reduce(
    (below, { fill, alpha = 1 }) => (fill === undefined ? below : mixed(brand, below, fill, alpha)),
    mixed(brand, '#ffffff', layout.ground, 1),
  );
};

const isMark = (name: string): boolean => name.startsWith('blank:') || name.startsWith('sample:');
const isOnArt = ({ key }: Layout): boolean => /^(cover|statement|closing|section-|one-pager)/u.test(key);

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const quoted = (text: string): string => `“${text.length > 48 ? `${text.slice(0, 47)}…` : text}”`;

/** Whether the last line of a paragraph of several lines is one word. */
const endsAlone = ({ text, lines }: Text): boolean => {
  const [before = '', last = ''] = lines.slice(-2);
  const isParagraph = text.split('\n').at(-1) === last;
  return lines.length > 1 && !isParagraph && !/[ \u00a0]/u.test(last) && before.includes(' ');
};

type Answers = Readonly<Record<string, string>>;
type On = { brand: KitBrand; layout: Layout; slide: Slide; page: number; least: number };

const aboutText = ({ brand, layout, slide, page, least }: On, text: Text, at: number): Finding[] => {
  const found: Finding[] = [];
  const said = quoted(text.text);
  if (overflows(brand, text))
    found.push({ level: 'stop', rule: 'overflow', page, says: `${said} is too long for its place.` });
  if (isMark(text.name)) return found;
  if (text.style.size < least)
    found.push({ level: 'stop', rule: 'small', page, says: `${said} is set at ${text.style.size} points.` });
  // words on artwork are placed by the kit, which measures every pixel behind them
  const isPlaced = isOnArt(layout) && (text.name === 'title' || text.name === 'line');
  if (!isPlaced) {
    const ground = groundOf(brand, layout, slide.items.slice(0, at), text);
    const ratio = contrastRatio(toneHex(text.style.ink, brand.colors), ground);
    const due = text.style.size >= LARGE.points ? LARGE.contrast : textContrast;
    if (ratio < due)
      found.push({
        level: 'stop',
        rule: 'contrast',
        page,
        says: `${said} has a contrast of ${ratio.toFixed(1)}; ${due} is due.`,
      });
  }
  const high = heightOf(text.lines.length, text.style.size, text.style.leading);
  const isFull =
    text.slot !== undefined && text.area.h > (2 * text.style.size * 1.2) / POINTS && high > text.area.h * MOST.share;
  if (isFull && !isOnArt(layout))
    found.push({ level: 'warn', rule: 'full', page, says: `${said} fills its box: another word may not fit.` });
  if (!isPlaced && endsAlone(text))
    found.push({ level: 'warn', rule: 'widow', page, says: `The last word of ${said} stands on a line by itself.` });
  return found;
};

const aboutHeadline = ({ slide, page }: On): Finding[] => {
  const title = slide.items.find((one): one is Text => one.kind === 'text' && one.slot === 0);
  if (!title) return [];
  const found: Finding[] = [];
  if (wordsIn(title.text) > MOST.headlineWords || title.lines.length > MOST.headlineLines + 2)
    found.push({
      level: 'warn',
      rule: 'headline',
      page,
      says: `The headline has ${wordsIn(title.text)} words; nine are read.`,
    });
  const isAsked = slide.blanks.some(({ slot }) => slot === 'source');
  if (isAsked) found.push({ level: 'stop', rule: 'source', page, says: 'A number stands here without its source.' });
  return found;
};

/** Whether a slide's question about its source asks of which day it is; what it tells otherwise has no age. */
const asksForDate = (key: string): boolean => {
  const spec: SlideSpec | undefined = slideSpecs[key as SlideKey];
  return /\bdate\b|\bwhen was\b/u.test(spec?.asks['source']?.[0] ?? '');
};

/** How old what stands below a number is, by the date that it names. */
const aboutSource = ({ layout, slide, page }: On, answers: Answers, at: Date): Finding[] => {
  const source = answers[`${slide.key}.source`]?.trim() ?? '';
  if (source === '' || !asksForDate(slide.key) || !layout.slots.some(({ name }) => name === 'source')) return [];
  const day = lastDayIn(source);
  if (day === undefined)
    return [{ level: 'warn', rule: 'age', page, says: `The source ${quoted(source)} names no date.` }];
  if (!isStale(day, at)) return [];
  const says = `The source ${quoted(source)} is more than three months old. Do its numbers still hold?`;
  return [{ level: 'warn', rule: 'age', page, says }];
};

const aboutSlide = (on: On): Finding[] => {
  const { layout, slide, page } = on;
  const found: Finding[] = slide.blanks
    .filter(({ slot }) => slot !== 'source')
    .map(({ question }) => ({ level: 'stop', rule: 'blank', page, says: question }));
  if (slide.items.some((item) => item.kind !== 'art' && item.name.startsWith('sample:')))
    found.push({
      level: 'stop',
      rule: 'sample',
      page,
      says: 'What is drawn here is a sample until its numbers are answered.',
    });
  slide.items.forEach((item, at) => {
    if (item.kind === 'text') found.push(...aboutText(on, item, at));
  });
  const hasTable = slide.items.some(({ kind }) => kind === 'table');
  const texts = slide.items.filter((one): one is Text => one.kind === 'text' && !isMark(one.name));
  const count = texts.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (count > (hasTable ? MOST.tableWords : MOST.words) && on.least === LEAST_POINTS)
    found.push({ level: 'warn', rule: 'words', page, says: `${count} words stand on this slide.` });
  return [...found, ...aboutHeadline(on), ...aboutPictures(layout, slide, page)];
};

/** What a slide waits for that is left out of the show until it is answered: that is no fault of it. */
const isWaitedFor = ({ rule }: Finding): boolean => rule === 'blank' || rule === 'sample' || rule === 'source';

const ifHidden = (found: readonly Finding[]): Finding[] =>
  found.filter((one) => !isWaitedFor(one)).map((one): Finding => ({ ...one, level: 'warn', isHidden: true }));

/**
 * What is to be seen to before a deck is shown, by slide; `told.at` is the day that the age of sources is counted to.
 * Slides that are left out of the show are looked at as well: nothing on them keeps the others from being shown.
 */
export const preflight = (deck: Deck, brand: KitBrand, told: { answers: Answers; at: Date }): Checked => {
  const least = deck.page ? PRINT_LEAST : LEAST_POINTS;
  const found = deck.slides.flatMap((slide, index) => {
    const layout = deck.layouts.find(({ key }) => key === slide.layout);
    if (!layout) return [];
    const on = { brand, layout, slide, page: index + 1, least };
    const ofSlide = [...aboutSlide(on), ...aboutSource(on, told.answers, told.at)];
    return slide.isHidden ? ifHidden(ofSlide) : ofSlide;
  });
  for (const { slides, says } of contradictionsIn(told.answers)) {
    const shows = ({ key }: Slide): boolean => slides.includes(key) || key === 'one-pager';
    const first = deck.slides.findIndex((slide) => !slide.isHidden && shows(slide));
    const at = first === -1 ? deck.slides.findIndex(shows) : first;
    if (first !== -1) found.push({ level: 'stop', rule: 'sum', page: at + 1, says });
    else if (at !== -1) found.push({ level: 'warn', rule: 'sum', page: at + 1, says, isHidden: true });
  }
  const hidden = deck.slides.filter(({ isHidden }) => isHidden).length;
  const shown = deck.slides.length - hidden;
  if (shown > MOST.slides)
    found.push({ level: 'warn', rule: 'length', page: 1, says: `${shown} slides are shown; ${MOST.slides} are read.` });
  const looked = deck.page ? everyRule.filter((rule) => !ofSlidesAlone.has(rule)) : everyRule;
  return { looked, findings: found, hidden };
};
