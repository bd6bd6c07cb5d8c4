import { officeTheme } from '@signet/pack';
import { toneHex } from '@signet/scene';
import { POINTS } from '../drawing/measure.ts';
import { CELL_PAD, cellStyle, isHeavy, isRuled, rowHigh, written } from '../paper/flow.ts';
import type { Block, Paper, Paragraph, PaperStyle, PaperTable, Run, Sheet } from '../paper/model.ts';
import { senderLines } from '../paper/sender.ts';
import type { DeckFile } from './deck-file.ts';
import { createPackage, type DocumentPart } from './package.ts';
import { pictureXml } from './paper-picture.ts';
import { fontOf, hexOf, placeIn, stylesXml, twips, twipsOf, type PaperWriting } from './paper-styles.ts';
import { coreProperties } from './properties.ts';
import { DECLARATION, el, escaped, names } from './xml.ts';

const DOCUMENT = 'word/document.xml';
const WP = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';

const runXml = (writing: PaperWriting, run: Run, face: PaperStyle['face'] | undefined): string => {
  const text = el('w:t', { 'xml:space': 'preserve' }, escaped(written(run)));
  const font = face ? fontOf(face) : '';
  const strong = run.isStrong ? '<w:b/>' : '';
  if (run.key === undefined) return el('w:r', {}, font || strong ? el('w:rPr', {}, font, strong) : '', text);
  const { sticker } = writing.paper.look;
  const fill = toneHex(sticker.tone, writing.paper.look.brand.colors).slice(1).toUpperCase();
  const properties = el(
    'w:rPr',
    {},
    font,
    el('w:color', { 'w:val': hexOf(writing, sticker.ink), 'w:themeColor': placeIn(sticker.ink) }),
    el('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': fill }),
  );
  // a field that is typed over as a whole
  return el(
    'w:sdt',
    {},
    el('w:sdtPr', {}, el('w:alias', { 'w:val': run.text }), el('w:tag', { 'w:val': run.key }), '<w:text/>'),
    el('w:sdtContent', {}, el('w:r', {}, properties, text)),
  );
};

/** The face of a paragraph where its style's own lacks a letter of it. */
const otherFace = (paper: Paper, style: PaperStyle, runs: readonly Run[]): PaperStyle['face'] | undefined => {
  const { brand } = paper.look;
  const text = runs.map(({ text: one }) => one).join('');
  const other = style.face === 'headline' ? 'text' : 'headline';
  return brand[style.face].covers(text) || !brand[other].covers(text) ? undefined : other;
};

const paragraphXml = (writing: PaperWriting, { style: key, runs }: Paragraph, more = ''): string => {
  const style = writing.paper.styles[key];
  const face = otherFace(writing.paper, style, runs);
  const properties = el('w:pPr', {}, key === 'body' ? '' : el('w:pStyle', { 'w:val': style.name }), more);
  return el('w:p', {}, properties, ...runs.map((run) => runXml(writing, run, face)));
};

/** Room without words, as a paragraph so high. */
const spaceXml = (points: number): string => {
  const line = Math.max(1, twipsOf(points));
  return (
    '<w:p><w:pPr>' +
    el('w:spacing', { 'w:before': 0, 'w:after': 0, 'w:line': line, 'w:lineRule': 'exact' }) +
    '<w:rPr><w:sz w:val="2"/></w:rPr></w:pPr></w:p>'
  );
};

/** Eighths of a point. */
const LINES = { fine: 4, heavy: 12 } as const;

const cellEdge = (writing: PaperWriting, heavy: boolean): string => {
  const { accent, line } = writing.paper.look;
  const ink = heavy ? accent : line;
  return el('w:bottom', {
    'w:val': 'single',
    'w:sz': heavy ? LINES.heavy : LINES.fine,
    'w:space': 0,
    'w:color': hexOf(writing, ink),
    'w:themeColor': placeIn(ink),
  });
};

const tableXml = (writing: PaperWriting, table: PaperTable): string => {
  const { columns, right, rows, head = 0, indent = 0 } = table;
  const rowXml = (cells: readonly Run[], down: number): string =>
    el(
      'w:tr',
      {},
      el(
        'w:trPr',
        {},
        '<w:cantSplit/>',
        el('w:trHeight', { 'w:val': twips(rowHigh(table, down)), 'w:hRule': 'exact' }),
        down === 0 && head === 0 ? '<w:tblHeader/>' : '',
      ),
      ...cells.map((run, column) =>
        el(
          'w:tc',
          {},
          el(
            'w:tcPr',
            {},
            el('w:tcW', { 'w:w': twips(columns[column] ?? 0), 'w:type': 'dxa' }),
            isRuled(table, down, column) ? el('w:tcBorders', {}, cellEdge(writing, isHeavy(table, down))) : '',
            '<w:vAlign w:val="center"/>',
          ),
          paragraphXml(
            writing,
            { kind: 'paragraph', style: cellStyle(table, down, column), runs: [run] },
            right.includes(column) ? '<w:jc w:val="right"/>' : '',
          ),
        ),
      ),
    );
  const margins = (['left', 'right'] as const).map((side) =>
    el(`w:${side}`, { 'w:w': twips(CELL_PAD), 'w:type': 'dxa' }),
  );
  const wide = columns.reduce((sum, one) => sum + one, 0);
  return el(
    'w:tbl',
    {},
    el(
      'w:tblPr',
      {},
      el('w:tblW', { 'w:w': twips(wide), 'w:type': 'dxa' }),
      // the words of the first column stand under those above the table
      el('w:tblInd', { 'w:w': twips(indent) - twips(CELL_PAD), 'w:type': 'dxa' }),
      '<w:tblLayout w:type="fixed"/>',
      el('w:tblCellMar', {}, ...margins),
    ),
    el('w:tblGrid', {}, ...columns.map((one) => el('w:gridCol', { 'w:w': twips(one) }))),
    ...rows.map(rowXml),
  );
};

const blockXml = (writing: PaperWriting, block: Block): string => {
  if (block.kind === 'paragraph') return paragraphXml(writing, block);
  return block.kind === 'table' ? tableXml(writing, block) : spaceXml(block.points);
};

const HEAD_NAMES = { ...names('w', 'r', 'a'), 'xmlns:wp': WP };

/** Inches from the page's upper edge to its head. */
const HEAD = 0.3;

/** Who sends it, below the first line of the head, which holds the pictures, and as far to the right as it stands. */
const senderXml = (writing: PaperWriting, sheet: Sheet): string => {
  const { paper } = writing;
  const { sender } = sheet;
  if (!sender) return '';
  const { name, line, face } = paper.styles.small;
  const above = (sender.y - HEAD) * POINTS - line;
  const [from, to] = [sender.x - paper.left, paper.size.w - paper.right - (sender.x + sender.w)];
  const lines = senderLines(paper, sheet).map((one) => {
    const runs = one.pieces.map(({ text }) => runXml(writing, { text }, one.face === face ? undefined : one.face));
    const place = el('w:ind', { 'w:left': twips(from), 'w:right': twips(to) });
    return el('w:p', {}, el('w:pPr', {}, el('w:pStyle', { 'w:val': name }), place), ...runs);
  });
  return (above > 0 ? spaceXml(above) : '') + lines.join('');
};

const headXml = (writing: PaperWriting, part: string, sheet: Sheet): string => {
  const { company } = writing.paper;
  const { art, logo } = sheet;
  const pictures = pictureXml(writing, part, art, undefined) + pictureXml(writing, part, logo, `${company} logo`);
  const first = el('w:p', {}, '<w:pPr><w:pStyle w:val="Small"/></w:pPr>', pictures);
  return el('w:hdr', HEAD_NAMES, first, senderXml(writing, sheet));
};

const section = (
  writing: PaperWriting,
  ids: { head: string; headFirst: string; foot: string; footFirst: string },
): string => {
  const { paper } = writing;
  const { first, next, size, left, right } = paper;
  const reference = (kind: 'header' | 'footer', type: 'first' | 'default', id: string) =>
    el(`w:${kind}Reference`, { 'w:type': type, 'r:id': id });
  return el(
    'w:sectPr',
    {},
    reference('header', 'first', ids.headFirst),
    reference('header', 'default', ids.head),
    reference('footer', 'first', ids.footFirst),
    reference('footer', 'default', ids.foot),
    el('w:pgSz', { 'w:w': twips(size.w), 'w:h': twips(size.h) }),
    el('w:pgMar', {
      'w:top': twips(next.top),
      'w:right': twips(right),
      'w:bottom': twips(first.bottom),
      'w:left': twips(left),
      'w:header': twips(HEAD),
      'w:footer': twips(first.foot),
      'w:gutter': 0,
    }),
    '<w:titlePg/>',
  );
};

const settings = el(
  'w:settings',
  names('w'),
  '<w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/>',
  // the room after a paragraph and the room before the next are added, as the preview and Google Docs do
  '<w:compat><w:doNotUseHTMLParagraphAutoSpacing/><w:compatSetting w:name="compatibilityMode" ' +
    'w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>',
  el('w:clrSchemeMapping', {
    'w:bg1': 'light1',
    'w:t1': 'dark1',
    'w:bg2': 'light2',
    'w:t2': 'dark2',
    'w:accent1': 'accent1',
    'w:accent2': 'accent2',
    'w:accent3': 'accent3',
    'w:accent4': 'accent4',
    'w:accent5': 'accent5',
    'w:accent6': 'accent6',
    'w:hyperlink': 'hyperlink',
    'w:followedHyperlink': 'followedHyperlink',
  }),
);

/**
 * A paper as the parts of a DOCX: styles in the brand's fonts and theme colors, heads with logo and artwork as vectors
 * with a picture beside them, questions as fields. The same paper gives the same parts.
 */
export const paperFile = (paper: Paper, of: Omit<DeckFile, 'brand'>): DocumentPart[] => {
  const file = createPackage();
  const writing: PaperWriting = { file, paper, fonts: of.fonts, pictures: 0, drawings: 0 };
  file.relate('', 'document', DOCUMENT);
  const theme = 'word/theme/theme1.xml';
  file.add(theme, 'theme', officeTheme(of.theme).slice(DECLARATION.length));
  file.add('word/styles.xml', 'styles', stylesXml(writing));
  file.add('word/settings.xml', 'settings', settings);
  const heads = { headFirst: 'word/header1.xml', head: 'word/header2.xml' } as const;
  const feet = { footFirst: 'word/footer1.xml', foot: 'word/footer2.xml' } as const;
  file.add(heads.headFirst, 'header', headXml(writing, heads.headFirst, paper.first));
  file.add(heads.head, 'header', headXml(writing, heads.head, paper.next));
  for (const foot of Object.values(feet))
    file.add(foot, 'footer', el('w:ftr', { ...names('w', 'r') }, paragraphXml(writing, paper.footer)));
  file.relate(DOCUMENT, 'styles', 'word/styles.xml');
  file.relate(DOCUMENT, 'settings', 'word/settings.xml');
  file.relate(DOCUMENT, 'theme', theme);
  const ids = {
    headFirst: file.relate(DOCUMENT, 'header', heads.headFirst),
    head: file.relate(DOCUMENT, 'header', heads.head),
    footFirst: file.relate(DOCUMENT, 'footer', feet.footFirst),
    foot: file.relate(DOCUMENT, 'footer', feet.foot),
  };
  // the first page begins lower than the others: a file has one margin for both
  const lower = Math.max(0, paper.first.top - paper.next.top) * POINTS;
  const blocks = paper.blocks.map((block) => blockXml(writing, block));
  const body = el('w:body', {}, lower > 0 ? spaceXml(lower) : '', ...blocks, section(writing, ids));
  file.add(DOCUMENT, 'document', el('w:document', { ...names('w', 'r', 'a'), 'xmlns:wp': WP }, body));
  file.relate('', 'core-properties', 'docProps/core.xml');
  file.add('docProps/core.xml', 'core-properties', coreProperties(paper, of.savedAt));
  return file.finish();
};
