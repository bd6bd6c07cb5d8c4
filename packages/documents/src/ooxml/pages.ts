import type { KitBrand } from '@signet/kit';
import { toSvg, type SceneColors } from '@signet/scene';
import { UNITS } from '../deck/look.ts';
import type { Art, Chart, Item, Slot } from '../deck/model.ts';
import { pixelsOf } from '../drawing/sharpness.ts';
import { chartWorkbook, chartXml } from './chart.ts';
import {
  bodyProperties,
  flatShapes,
  formShapes,
  levelProperties,
  named,
  paragraphs,
  runProperties,
  textShape,
  transform,
  type Ids,
  type OfficeFonts,
} from './drawing.ts';
import type { OfficePackage } from './package.ts';
import { tableFrame } from './table.ts';
import { el, escaped, NAMESPACES } from './xml.ts';

export type Writing = {
  file: OfficePackage;
  brand: KitBrand;
  colors: SceneColors;
  fonts: OfficeFonts;
  /** The same picture is stored once, the charts are counted. */
  pictures: Map<string, string>;
  charts: number;
  /** Of a slide, in inches. */
  page: { w: number; h: number };
};
export type Page = { path: string; ids: Ids; writing: Writing };

type Glow = Extract<Art['flats'][number], { kind: 'glow' }>;

const groupFrame = (inside: string, ids: Ids, name: string, alt?: string): string =>
  el(
    'p:grpSp',
    {},
    el('p:nvGrpSpPr', {}, named(ids, name, alt), '<p:cNvGrpSpPr/><p:nvPr/>'),
    '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="12192000" cy="6858000"/>' +
      '<a:chOff x="0" y="0"/><a:chExt cx="12192000" cy="6858000"/></a:xfrm></p:grpSpPr>',
    inside,
  );

const glow = ({ path, ids, writing }: Page, flat: Glow, name: string, alt?: string): string => {
  const { left, top, right, bottom } = flat.box;
  const scene = { x: left, y: top, width: right - left, height: bottom - top, label: name, shapes: [flat.shape] };
  const svg = toSvg(scene, writing.colors);
  const target = writing.pictures.get(svg) ?? `ppt/media/image${writing.pictures.size + 1}.png`;
  if (!writing.pictures.has(svg)) writing.file.addPicture(target, svg, pixelsOf(right - left));
  writing.pictures.set(svg, target);
  const id = writing.file.relate(path, 'image', target);
  const area = { x: left / UNITS, y: top / UNITS, w: (right - left) / UNITS, h: (bottom - top) / UNITS };
  return el(
    'p:pic',
    {},
    el('p:nvPicPr', {}, named(ids, name, alt), '<p:cNvPicPr/><p:nvPr/>'),
    el('p:blipFill', {}, el('a:blip', { 'r:embed': id }), '<a:stretch><a:fillRect/></a:stretch>'),
    el('p:spPr', {}, transform('a:xfrm', area), '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'),
  );
};

/**
 * Artwork as one group, so that a screen reader reads it out or passes it at once. What only a picture shows stands in
 * its place among the areas: one that is drawn before it lies below it. A picture alone needs no group.
 */
const artShapes = (page: Page, { name, flats, alt }: Art): string => {
  const [only] = flats;
  if (only?.kind === 'glow' && flats.length === 1) return glow(page, only, name, alt);
  const inside = flats.map((flat, index) => {
    const part = `${name} ${index + 1}`;
    return flat.kind === 'glow' ? glow(page, flat, part) : flatShapes(page.ids, flat, part);
  });
  return inside.join('') === '' ? '' : groupFrame(inside.join(''), page.ids, name, alt);
};

const chartFrame = ({ path, ids, writing }: Page, chart: Chart): string => {
  writing.charts += 1;
  const [target, book] = [`ppt/charts/chart${writing.charts}.xml`, `ppt/embeddings/chart${writing.charts}.xlsx`];
  const workbook = writing.file.relate(target, 'package', book);
  writing.file.add(target, 'chart', chartXml(chart, workbook));
  writing.file.addFile(book, chartWorkbook(chart));
  const id = writing.file.relate(path, 'chart', target);
  const data = el('a:graphicData', { uri: NAMESPACES.c }, el('c:chart', { 'xmlns:c': NAMESPACES.c, 'r:id': id }));
  return el(
    'p:graphicFrame',
    {},
    el('p:nvGraphicFramePr', {}, named(ids, chart.name, chart.alt), '<p:cNvGraphicFramePr/><p:nvPr/>'),
    transform('p:xfrm', chart.area),
    el('a:graphic', {}, data),
  );
};

const placeholder = ({ type, idx }: Pick<Slot, 'type' | 'idx'>): string =>
  el('p:nvPr', {}, el('p:ph', type === 'title' ? { type } : { type, sz: 'quarter', idx }));

/** A slot as its layout defines it: where it is, how it is set, what it asks for. */
export const layoutSlot = (ids: Ids, slot: Slot, fonts: OfficeFonts): string => {
  const { name, area, style, prompt } = slot;
  const levels = levelProperties('a:lvl1pPr', style, fonts);
  return el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, named(ids, name, ''), '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>', placeholder(slot)),
    el('p:spPr', {}, transform('a:xfrm', area), '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'),
    el(
      'p:txBody',
      {},
      bodyProperties(style),
      el('a:lstStyle', {}, levels),
      el('a:p', {}, el('a:r', {}, '<a:rPr lang="en-US"/>', el('a:t', {}, escaped(prompt)))),
    ),
  );
};

/** A slot on a slide: only what is said there, and what differs from the layout. */
export const filledSlot = (
  ids: Ids,
  slot: Slot,
  text: Extract<Item, { kind: 'text' }> | undefined,
  fonts: OfficeFonts,
): string => {
  const isSame =
    !text ||
    (text.style.size === slot.style.size && text.style.face === slot.style.face && text.style.ink === slot.style.ink);
  const run = isSame || !text ? '<a:rPr lang="en-US" dirty="0"/>' : runProperties('a:rPr', text.style, fonts);
  const body = text && text.text !== '' ? paragraphs(text, run) : '<a:p><a:endParaRPr lang="en-US"/></a:p>';
  return el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, named(ids, slot.name, ''), '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>', placeholder(slot)),
    '<p:spPr/>',
    slot.type === 'pic' ? '' : el('p:txBody', {}, '<a:bodyPr/><a:lstStyle/>', body),
  );
};

/** Everything on a page that stands in no slot. */
export const itemShapes = (page: Page, item: Item): string => {
  const { ids, writing } = page;
  switch (item.kind) {
    case 'form':
      return formShapes(ids, item);
    case 'text':
      return textShape(ids, item, writing.fonts);
    case 'chart':
      return chartFrame(page, item);
    case 'table':
      return tableFrame(ids, writing.brand, item, writing.fonts);
    default:
      return artShapes(page, item);
  }
};

export const shapeTree = (inside: string): string =>
  el(
    'p:spTree',
    {},
    '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>',
    '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/>' +
      '<a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>',
    inside,
  );
