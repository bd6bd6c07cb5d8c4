import type { ColorRole } from '@signet/color';
import { placeOf } from '@signet/pack';
import type { Ink } from '@signet/scene';
import { boundsOf, type PathCommand } from '@signet/type';
import { UNITS } from '../deck/look.ts';
import type { Area, Form, Text, TextStyle } from '../deck/model.ts';
import { coatsOf, type Coat, type Flat } from '../drawing/flatten.ts';
import { POINTS } from '../drawing/measure.ts';
import { el, escaped } from './xml.ts';

/** English metric units to an inch. */
export const EMU = 914_400;
export const emu = (inches: number): number => Math.round(inches * EMU);

/** How Office finds the faces of a brand: the family by the name of its file, bold where it is the bold of it. */
export type OfficeFace = { name: string; isBold: boolean; isItalic: boolean };
export type OfficeFonts = { headline: OfficeFace; text: OfficeFace };

/** A color of the theme, so that whoever changes the theme changes the drawing; other colors are what they are. */
export const colorOf = (ink: Ink, alpha = 1): string => {
  const clear = alpha < 0.999 ? el('a:alpha', { val: Math.round(alpha * 100_000) }) : '';
  if (ink === '#000000') return el('a:prstClr', { val: 'black' }, clear);
  if (ink === '#ffffff') return el('a:prstClr', { val: 'white' }, clear);
  if (ink.startsWith('#')) return el('a:srgbClr', { val: ink.slice(1).toUpperCase() }, clear);
  return el('a:schemeClr', { val: placeOf(ink as ColorRole) }, clear);
};

export const solid = (ink: Ink, alpha = 1): string => el('a:solidFill', {}, colorOf(ink, alpha));

/** Counts what is drawn on one page: every shape of it has a number of its own. */
export const createIds = () => {
  let last = 1;
  return () => (last += 1);
};
export type Ids = ReturnType<typeof createIds>;

const DECORATIVE = el(
  'a:extLst',
  {},
  el(
    'a:ext',
    { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
    el('adec:decorative', { 'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative', val: 1 }),
  ),
);

/** Number, name and what is told to those who do not see it. */
export const named = (ids: Ids, name: string, alt?: string): string =>
  el('p:cNvPr', { id: ids(), name, descr: alt }, ...(alt === undefined ? [DECORATIVE] : []));

export const transform = (tag: 'a:xfrm' | 'p:xfrm', { x, y, w, h }: Area): string =>
  el(tag, {}, el('a:off', { x: emu(x), y: emu(y) }), el('a:ext', { cx: emu(w), cy: emu(h) }));

/** Hundredths of a unit of the drawing: what geometry is written in. */
const FINE = 100;

const geometry = (
  path: readonly PathCommand[],
  box: { left: number; top: number; right: number; bottom: number },
): string => {
  const tags = { M: 'a:moveTo', L: 'a:lnTo', Q: 'a:quadBezTo', C: 'a:cubicBezTo' } as const;
  const commands = path.map((command) => {
    if (command[0] === 'Z') return '<a:close/>';
    const points: string[] = [];
    for (let at = 1; at + 1 < command.length; at += 2) {
      const x = Math.round(((command[at] as number) - box.left) * FINE);
      const y = Math.round(((command[at + 1] as number) - box.top) * FINE);
      points.push(`<a:pt x="${x}" y="${y}"/>`);
    }
    return `<${tags[command[0]]}>${points.join('')}</${tags[command[0]]}>`;
  });
  const [w, h] = [box.right - box.left, box.bottom - box.top].map((length) => Math.max(1, Math.round(length * FINE)));
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>' +
    `<a:pathLst><a:path w="${w}" h="${h}">${commands.join('')}</a:path></a:pathLst></a:custGeom>`
  );
};

const plainShape = (ids: Ids, name: string, properties: string, alt?: string): string =>
  el('p:sp', {}, el('p:nvSpPr', {}, named(ids, name, alt), '<p:cNvSpPr/><p:nvPr/>'), el('p:spPr', {}, properties));

const DASH = '<a:prstDash val="dash"/>';

/** A part of an artwork, one shape for each of its coats. */
export const flatShapes = (ids: Ids, flat: Exclude<Flat, { kind: 'glow' }>, name: string): string => {
  const box = boundsOf(flat.path);
  if (!box) return '';
  const area = {
    x: box.left / UNITS,
    y: box.top / UNITS,
    w: (box.right - box.left) / UNITS,
    h: (box.bottom - box.top) / UNITS,
  };
  const shape = transform('a:xfrm', area) + geometry(flat.path, box);
  return flat.coats
    .map(({ ink, alpha }: Coat) => {
      const paint =
        flat.kind === 'area'
          ? `${solid(ink, alpha)}<a:ln><a:noFill/></a:ln>`
          : '<a:noFill/>' +
            el('a:ln', { w: Math.round((flat.width / UNITS) * EMU) }, solid(ink, alpha), flat.dash ? DASH : '');
      return plainShape(ids, name, shape + paint);
    })
    .join('');
};

const presets = { rect: 'rect', ellipse: 'ellipse', roundRect: 'roundRect' } as const;

/** A plain form; a mixture is two of them. */
export const formShapes = (ids: Ids, { name, form, area, fill, alpha = 1, rim, alt }: Form): string => {
  const shape = `${transform('a:xfrm', area)}<a:prstGeom prst="${presets[form]}"><a:avLst/></a:prstGeom>`;
  const line = rim
    ? coatsOf(rim.ink)
        .slice(-1)
        .map(({ ink, alpha: clear }) =>
          el('a:ln', { w: Math.round((rim.points / POINTS) * EMU) }, solid(ink, clear), rim.isDashed ? DASH : ''),
        )
        .join('')
    : '<a:ln><a:noFill/></a:ln>';
  const coats = fill === undefined ? [] : coatsOf(fill, alpha);
  if (coats.length === 0) return plainShape(ids, name, `${shape}<a:noFill/>${line}`, alt);
  return coats
    .map(({ ink, alpha: clear }, index) => {
      const isTop = index === coats.length - 1;
      return plainShape(
        ids,
        isTop ? name : `${name} ground`,
        shape + solid(ink, clear) + (isTop ? line : '<a:ln><a:noFill/></a:ln>'),
        isTop ? alt : undefined,
      );
    })
    .join('');
};

const typeface = (face: TextStyle['face']): string =>
  el('a:latin', { typeface: face === 'headline' ? '+mj-lt' : '+mn-lt' });

/** The properties of letters, as a run or as the default of a level has them. */
export const runProperties = (
  tag: 'a:rPr' | 'a:defRPr' | 'a:endParaRPr',
  style: TextStyle,
  fonts: OfficeFonts,
): string => {
  const { isBold, isItalic } = fonts[style.face];
  return el(
    tag,
    {
      ...(tag === 'a:defRPr' ? {} : { lang: 'en-US' }),
      sz: Math.round(style.size * 100),
      b: isBold,
      i: isItalic,
      // letters are kerned at every size, as the preview has them
      kern: 0,
      ...(tag === 'a:rPr' ? { dirty: false } : {}),
    },
    solid(style.ink),
    typeface(style.face),
  );
};

/** Line spacing, bullets and letters of one level. */
export const levelProperties = (tag: string, style: TextStyle, fonts: OfficeFonts): string =>
  el(
    tag,
    { marL: 0, indent: 0, algn: style.align },
    el('a:lnSpc', {}, el('a:spcPct', { val: Math.round(style.leading * 100_000) })),
    '<a:spcBef><a:spcPts val="0"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft><a:buNone/>',
    runProperties('a:defRPr', style, fonts),
  );

export const bodyProperties = ({ anchor }: TextStyle): string =>
  el(
    'a:bodyPr',
    { wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, anchor, vert: 'horz', rtlCol: false },
    '<a:noAutofit/>',
  );

const rtl = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Lines of a text as paragraphs; `run` is what its letters differ in, `level` that of a text without a slot. */
export const paragraphs = (
  text: Pick<Text, 'text' | 'lines' | 'isSoft'>,
  run: string,
  level?: { align: TextStyle['align']; inner?: string },
): string => {
  const split = (lines: readonly string[]) =>
    lines
      .map((line) => (line === '' ? '' : el('a:r', {}, run, el('a:t', {}, escaped(line)))))
      .join(el('a:br', {}, run));
  const whole = text.isSoft ? [text.lines] : text.text.split('\n').map((line) => [line]);
  return whole
    .map((lines) => {
      const side = rtl.test(lines.join('')) ? 1 : undefined;
      const own = level || side ? el('a:pPr', { algn: level?.align, rtl: side }, level?.inner ?? '') : '';
      return el('a:p', {}, own, split(lines));
    })
    .join('');
};

/** A text of the slide's own, with all its properties. */
export const textShape = (ids: Ids, text: Text, fonts: OfficeFonts): string =>
  el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, named(ids, text.name, ''), '<p:cNvSpPr txBox="1"/><p:nvPr/>'),
    el('p:spPr', {}, transform('a:xfrm', text.area), '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/>'),
    el(
      'p:txBody',
      {},
      bodyProperties(text.style),
      '<a:lstStyle/>',
      paragraphs(text, runProperties('a:rPr', text.style, fonts), {
        align: text.style.align,
        inner: el('a:lnSpc', {}, el('a:spcPct', { val: Math.round(text.style.leading * 100_000) })),
      }),
    ),
  );
