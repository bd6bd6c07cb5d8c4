import { toSvg, type Shape } from '@signet/scene';
import { boundsOf } from '@signet/type';
import { UNITS } from '../deck/look.ts';
import { flatten } from '../drawing/flatten.ts';
import { emu } from './drawing.ts';
import type { PaperWriting } from './paper-styles.ts';
import { el } from './xml.ts';

/** Pictures on paper: 220 to an inch. */
const PIXELS_A_UNIT = 220 / UNITS;
const PIC = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
const SVG = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main';
const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative ' +
  'xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

/** A drawing that lies behind the words of every page with this head, at its place on the page. */
export const pictureXml = (
  writing: PaperWriting,
  part: string,
  shapes: readonly Shape[],
  alt: string | undefined,
): string => {
  const { file, paper } = writing;
  const page = { left: 0, top: 0, right: paper.size.w * UNITS, bottom: paper.size.h * UNITS };
  const boxes = flatten(shapes, page).flatMap((flat) =>
    flat.kind === 'glow' ? [flat.box] : (boundsOf(flat.path) ?? []),
  );
  if (boxes.length === 0) return '';
  const pad = 2;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - pad);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - pad);
  const right = Math.min(page.right, Math.max(...boxes.map((box) => box.right)) + pad);
  const bottom = Math.min(page.bottom, Math.max(...boxes.map((box) => box.bottom)) + pad);
  const [width, height] = [right - left, bottom - top];
  const scene = { x: left, y: top, width, height, label: alt ?? 'Artwork', shapes: [...shapes] };
  const svg = toSvg(scene, paper.look.brand.colors);
  writing.pictures += 1;
  writing.drawings += 1;
  const [png, vector] = [`word/media/image${writing.pictures}.png`, `word/media/image${writing.pictures}.svg`];
  file.addPicture(png, svg, Math.round(width * PIXELS_A_UNIT));
  file.addDrawing(vector, svg);
  const name = alt ?? 'Artwork';
  const size = { cx: emu(width / UNITS), cy: emu(height / UNITS) };
  const picture = el(
    'pic:pic',
    { 'xmlns:pic': PIC },
    el('pic:nvPicPr', {}, el('pic:cNvPr', { id: writing.drawings, name, descr: alt ?? '' }), '<pic:cNvPicPr/>'),
    el(
      'pic:blipFill',
      {},
      el(
        'a:blip',
        { 'r:embed': file.relate(part, 'image', png) },
        '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">' +
          el('asvg:svgBlip', { 'xmlns:asvg': SVG, 'r:embed': file.relate(part, 'image', vector) }) +
          '</a:ext></a:extLst>',
      ),
      '<a:stretch><a:fillRect/></a:stretch>',
    ),
    el(
      'pic:spPr',
      {},
      el('a:xfrm', {}, '<a:off x="0" y="0"/>', el('a:ext', size)),
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
    ),
  );
  const offset = (axis: 'H' | 'V', inches: number) =>
    el(`wp:position${axis}`, { relativeFrom: 'page' }, `<wp:posOffset>${emu(inches)}</wp:posOffset>`);
  return el(
    'w:r',
    {},
    el(
      'w:drawing',
      {},
      el(
        'wp:anchor',
        {
          distT: 0,
          distB: 0,
          distL: 0,
          distR: 0,
          simplePos: false,
          relativeHeight: writing.drawings,
          behindDoc: true,
          locked: false,
          layoutInCell: true,
          allowOverlap: true,
        },
        '<wp:simplePos x="0" y="0"/>',
        offset('H', left / UNITS),
        offset('V', top / UNITS),
        el('wp:extent', size),
        '<wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/>',
        el('wp:docPr', { id: writing.drawings, name, descr: alt ?? '' }, alt === undefined ? DECORATIVE : ''),
        '<wp:cNvGraphicFramePr/>',
        el('a:graphic', {}, el('a:graphicData', { uri: PIC }, picture)),
      ),
    ),
  );
};
