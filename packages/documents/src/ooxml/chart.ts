import { chartShares, CHART_WORDS, GAP_WIDTH, reachOf } from '../deck/parts.ts';
import type { Chart } from '../deck/model.ts';
import { colorOf, solid } from './drawing.ts';
import { createPackage, type DocumentPart } from './package.ts';
import { el, escaped, names } from './xml.ts';

const fill = (color: string): string => el('c:spPr', {}, el('a:solidFill', {}, color), '<a:ln><a:noFill/></a:ln>');
const val = (tag: string, value: string | number): string => el(tag, { val: value });

const pale = (idx: number, color: string): string =>
  el('c:dPt', {}, val('c:idx', idx), val('c:invertIfNegative', 0), val('c:bubble3D', 0), fill(color));

const letters = (chart: Chart): string =>
  el(
    'c:txPr',
    {},
    '<a:bodyPr/><a:lstStyle/>',
    el(
      'a:p',
      {},
      el(
        'a:pPr',
        {},
        el(
          'a:defRPr',
          { sz: (chart.size ?? CHART_WORDS) * 100, b: false },
          el('a:solidFill', {}, colorOf(chart.text)),
          '<a:latin typeface="+mn-lt"/>',
        ),
      ),
      '<a:endParaRPr lang="en-US"/>',
    ),
  );

const cached = (tag: string, reference: string, values: readonly (string | number)[], isNumber: boolean): string => {
  const cache = isNumber ? 'c:numCache' : 'c:strCache';
  const points = values.map((value, idx) => el('c:pt', { idx }, el('c:v', {}, escaped(String(value)))));
  const format = isNumber ? '<c:formatCode>General</c:formatCode>' : '';
  return el(
    tag,
    {},
    el(
      isNumber ? 'c:numRef' : 'c:strRef',
      {},
      el('c:f', {}, reference),
      el(cache, {}, format, val('c:ptCount', values.length), ...points),
    ),
  );
};

const label = (idx: number, chart: Chart): string =>
  el(
    'c:dLbl',
    {},
    val('c:idx', idx),
    el(
      'c:tx',
      {},
      el(
        'c:rich',
        {},
        '<a:bodyPr/><a:lstStyle/>',
        el('a:p', {}, el('a:r', {}, '<a:rPr lang="en-US"/>', el('a:t', {}, escaped(chart.bars[idx]?.shown ?? '')))),
      ),
    ),
    val('c:dLblPos', 'outEnd'),
    '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/>' +
      '<c:showPercent val="0"/><c:showBubbleSize val="0"/>',
  );

/** A chart as its part: bars from zero, up or down, the first and the last with their number, nothing else. */
export const chartXml = (chart: Chart, workbook: string): string => {
  const { bars, ink, others } = chart;
  const { least, most } = reachOf(bars);
  const { top, foot } = chartShares(chart);
  const shown = bars.flatMap((bar, idx) => (bar.shown ? [label(idx, chart)] : []));
  const series = el(
    'c:ser',
    {},
    val('c:idx', 0),
    val('c:order', 0),
    cached('c:tx', 'Sheet1!$B$1', [chart.name], false),
    // some readers let a bar inherit how clear its series is: the series is opaque, the bars before the last are not
    fill(colorOf(ink)),
    val('c:invertIfNegative', 0),
    ...bars.slice(0, -1).map((_, idx) => pale(idx, colorOf(ink, others))),
    el(
      'c:dLbls',
      {},
      ...shown,
      '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>',
      letters(chart),
      '<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/><c:showSerName val="0"/>' +
        '<c:showPercent val="0"/><c:showBubbleSize val="0"/>',
    ),
    cached(
      'c:cat',
      `Sheet1!$A$2:$A$${bars.length + 1}`,
      bars.map((bar) => bar.label),
      false,
    ),
    cached(
      'c:val',
      `Sheet1!$B$2:$B$${bars.length + 1}`,
      bars.map(({ value }) => value),
      true,
    ),
  );
  const plot = el(
    'c:layout',
    {},
    el(
      'c:manualLayout',
      {},
      val('c:layoutTarget', 'inner'),
      val('c:xMode', 'edge'),
      val('c:yMode', 'edge'),
      val('c:x', 0),
      val('c:y', top),
      val('c:w', 1),
      val('c:h', 1 - top - foot),
    ),
  );
  const bar = el(
    'c:barChart',
    {},
    val('c:barDir', 'col'),
    val('c:grouping', 'clustered'),
    val('c:varyColors', 0),
    series,
    val('c:gapWidth', GAP_WIDTH),
    val('c:axId', 1001),
    val('c:axId', 1002),
  );
  const noLine = '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>';
  const zeroLine = el('c:spPr', {}, '<a:noFill/>', el('a:ln', { w: 12_700 }, solid(chart.text)));
  const categories = el(
    'c:catAx',
    {},
    val('c:axId', 1001),
    el('c:scaling', {}, val('c:orientation', 'minMax')),
    val('c:delete', 0),
    val('c:axPos', 'b'),
    val('c:numFmt', '').replace('val=""', 'formatCode="General" sourceLinked="0"'),
    val('c:majorTickMark', 'none'),
    val('c:minorTickMark', 'none'),
    // where bars hang below the line of zero, words stand below the deepest
    val('c:tickLblPos', least < 0 ? 'low' : 'nextTo'),
    least < 0 ? zeroLine : noLine,
    letters(chart),
    val('c:crossAx', 1002),
    val('c:crosses', 'autoZero'),
    val('c:auto', 1),
    val('c:lblAlgn', 'ctr'),
    val('c:lblOffset', 60),
    val('c:noMultiLvlLbl', 0),
  );
  const values = el(
    'c:valAx',
    {},
    val('c:axId', 1002),
    el('c:scaling', {}, val('c:orientation', 'minMax'), most > least ? val('c:max', most) : '', val('c:min', least)),
    val('c:delete', 1),
    val('c:axPos', 'l'),
    val('c:numFmt', '').replace('val=""', 'formatCode="General" sourceLinked="0"'),
    val('c:majorTickMark', 'none'),
    val('c:minorTickMark', 'none'),
    val('c:tickLblPos', 'nextTo'),
    val('c:crossAx', 1001),
    val('c:crosses', 'autoZero'),
    val('c:crossBetween', 'between'),
  );
  return el(
    'c:chartSpace',
    names('c', 'a', 'r'),
    val('c:roundedCorners', 0),
    el(
      'c:chart',
      {},
      val('c:autoTitleDeleted', 1),
      el('c:plotArea', {}, plot, bar, categories, values, '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>'),
      val('c:plotVisOnly', 1),
      val('c:dispBlanksAs', 'gap'),
    ),
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>',
    el(
      'c:txPr',
      {},
      '<a:bodyPr/><a:lstStyle/>',
      el('a:p', {}, '<a:pPr><a:defRPr/></a:pPr>', '<a:endParaRPr lang="en-US"/>'),
    ),
    el('c:externalData', { 'r:id': workbook }, val('c:autoUpdate', 0)),
  );
};

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The numbers of a chart as a workbook, so that 'edit data' finds them. */
export const chartWorkbook = (chart: Chart): DocumentPart[] => {
  const file = createPackage();
  const book = 'xl/workbook.xml';
  const sheet = 'xl/worksheets/sheet1.xml';
  file.relate('', 'workbook', book);
  const id = file.relate(book, 'worksheet', sheet);
  const sheets = el('sheets', {}, el('sheet', { name: 'Sheet1', sheetId: 1, 'r:id': id }));
  file.add(book, 'workbook', el('workbook', { xmlns: SHEET, ...names('r') }, sheets));
  const word = (r: string, text: string) =>
    el('c', { r, t: 'inlineStr' }, el('is', {}, el('t', { 'xml:space': 'preserve' }, escaped(text))));
  const rows = chart.bars.map(({ label: said, value }, index) => {
    const r = index + 2;
    return el('row', { r }, word(`A${r}`, said), el('c', { r: `B${r}` }, el('v', {}, String(value))));
  });
  const head = el('row', { r: 1 }, word('A1', ''), word('B1', chart.name));
  file.add(sheet, 'worksheet', el('worksheet', { xmlns: SHEET }, el('sheetData', {}, head, ...rows)));
  return file.finish();
};
