import type { ColorRole } from '@signet/color';
import { placeOf } from '@signet/pack';
import { toneHex, type Ink } from '@signet/scene';
import type { Paper, PaperStyle, StyleKey } from '../paper/model.ts';
import type { OfficeFonts } from './drawing.ts';
import type { OfficePackage } from './package.ts';
import { el, names } from './xml.ts';

/** A twentieth of a point: what Word counts in. */
const TWIPS = 1440;
export const twips = (inches: number): number => Math.round(inches * TWIPS);
export const twipsOf = (points: number): number => Math.round(points * 20);

/** What Word calls the places of a theme. */
const WORD_PLACES: Readonly<Record<string, string>> = {
  dk1: 'text1',
  lt1: 'background1',
  dk2: 'text2',
  lt2: 'background2',
  hlink: 'hyperlink',
  folHlink: 'followedHyperlink',
};

/** A paper while it is written. */
export type PaperWriting = {
  file: OfficePackage;
  paper: Paper;
  fonts: OfficeFonts;
  pictures: number;
  drawings: number;
};

export const hexOf = ({ paper }: PaperWriting, ink: Ink): string =>
  toneHex(ink, paper.look.brand.colors).slice(1).toUpperCase();
export const placeIn = (ink: Ink): string | undefined => {
  if (ink.startsWith('#')) return undefined;
  const place = placeOf(ink as ColorRole);
  return WORD_PLACES[place] ?? place;
};

export const fontOf = (face: PaperStyle['face']): string => {
  const theme = face === 'headline' ? 'major' : 'minor';
  return el('w:rFonts', { 'w:asciiTheme': `${theme}HAnsi`, 'w:hAnsiTheme': `${theme}HAnsi` });
};

const lettersOf = (writing: PaperWriting, { face, size, ink }: PaperStyle): string => {
  const { isBold, isItalic } = writing.fonts[face];
  return (
    fontOf(face) +
    (isBold ? '<w:b/>' : '<w:b w:val="0"/>') +
    (isItalic ? '<w:i/>' : '<w:i w:val="0"/>') +
    el('w:color', { 'w:val': hexOf(writing, ink), 'w:themeColor': placeIn(ink) }) +
    // letters are kerned at every size, as the preview has them
    el('w:kern', { 'w:val': 1 }) +
    el('w:sz', { 'w:val': Math.round(size * 2) }) +
    el('w:szCs', { 'w:val': Math.round(size * 2) })
  );
};

const spacingOf = ({ line, before, after }: PaperStyle): string =>
  el('w:spacing', {
    'w:before': twipsOf(before),
    'w:after': twipsOf(after),
    'w:line': twipsOf(line),
    'w:lineRule': 'exact',
  });

/** As wide as a table: over the margin that the lines of text keep. */
const widthOf = ({ paper: { size, left, right, wide } }: PaperWriting): string =>
  el('w:ind', { 'w:right': twips(size.w - left - right - wide) });

const styleXml = (writing: PaperWriting, key: StyleKey): string => {
  const style = writing.paper.styles[key];
  const isNormal = key === 'body';
  return el(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': isNormal ? '1' : undefined, 'w:styleId': style.name },
    el('w:name', { 'w:val': style.word ?? style.name }),
    isNormal ? '' : '<w:basedOn w:val="Normal"/>',
    isNormal ? '' : el('w:next', { 'w:val': 'Normal' }),
    '<w:qFormat/>',
    el(
      'w:pPr',
      {},
      key === 'heading' ? '<w:keepNext/>' : '',
      '<w:widowControl w:val="0"/>',
      spacingOf(style),
      style.isWide ? widthOf(writing) : '',
      style.align === 'r' ? '<w:jc w:val="right"/>' : '',
      key === 'heading' ? '<w:outlineLvl w:val="0"/>' : '',
    ),
    el('w:rPr', {}, lettersOf(writing, style)),
  );
};

const MATTER = [
  'title',
  'lead',
  'heading',
  'label',
  'small',
  'cell',
  'head',
  'total',
] as const satisfies readonly StyleKey[];

/** Every style of a paper, by the names that Word knows. */
export const stylesXml = (writing: PaperWriting): string => {
  const { language } = writing.paper;
  const defaults = el(
    'w:docDefaults',
    {},
    el('w:rPrDefault', {}, el('w:rPr', {}, fontOf('text'), el('w:lang', { 'w:val': language }))),
    '<w:pPrDefault/>',
  );
  const list = [styleXml(writing, 'body'), ...MATTER.map((key) => styleXml(writing, key))];
  return el('w:styles', names('w'), defaults, ...list);
};
