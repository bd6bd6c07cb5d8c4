import type { KitBrand } from '@signet/kit';
import { cellPad, tableCells } from '../deck/parts.ts';
import type { Table } from '../deck/model.ts';
import { emu, named, paragraphs, runProperties, solid, transform, type Ids, type OfficeFonts } from './drawing.ts';
import { el } from './xml.ts';

const NO_LINE = '<a:noFill/>';

/** A table of the file, to be edited as one; its first row is its head. */
export const tableFrame = (ids: Ids, brand: KitBrand, table: Table, fonts: OfficeFonts): string => {
  const cells = tableCells(brand, table);
  const line = el('a:lnB', { w: 9_525 }, solid(table.rule));
  const rows = table.rows.map((row, down) =>
    el(
      'a:tr',
      { h: emu(table.rowHeight) },
      ...row.map((_, column) => {
        const cell = cells.find((one) => one.row === down && one.column === column);
        if (!cell) return '';
        const { text, fill } = cell;
        const body = el(
          'a:txBody',
          {},
          '<a:bodyPr/><a:lstStyle/>',
          paragraphs(text, runProperties('a:rPr', text.style, fonts), { align: text.style.align }),
        );
        const surface = fill ? solid(table.accent, fill.alpha) : NO_LINE;
        const edges = ['a:lnL', 'a:lnR', 'a:lnT'].map((tag) => el(tag, { w: 0 }, NO_LINE)).join('');
        const pads = { marL: emu(cellPad), marR: emu(cellPad), marT: 0, marB: 0 };
        return el('a:tc', {}, body, el('a:tcPr', { ...pads, anchor: text.style.anchor }, edges, line, surface));
      }),
    ),
  );
  const grid = el('a:tblGrid', {}, ...table.columns.map((wide) => el('a:gridCol', { w: emu(wide) })));
  const data = el(
    'a:graphicData',
    { uri: 'http://schemas.openxmlformats.org/drawingml/2006/table' },
    el('a:tbl', {}, el('a:tblPr', { firstRow: true }), grid, ...rows),
  );
  return el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      named(ids, table.name, table.alt),
      '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/>',
    ),
    transform('p:xfrm', table.area),
    el('a:graphic', {}, data),
  );
};
