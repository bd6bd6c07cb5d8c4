import { expect, test } from 'vitest';
import type { Chart } from '../deck/model.ts';
import { chartBox } from '../deck/parts.ts';
import { chartXml } from './chart.ts';

const chartOf = (...values: number[]): Chart => ({
  kind: 'chart',
  name: 'Chart',
  area: { x: 1, y: 2, w: 8, h: 4 },
  bars: values.map((value, at) => ({ label: `Q${at + 1}`, value, shown: String(value) })),
  ink: 'p1',
  others: 0.6,
  text: 'n1',
  alt: 'Cash.',
});
const axisOf = (chart: Chart) =>
  ['max', 'min'].map((end) => {
    const found = new RegExp(`<c:${end} val="([^"]+)"`, 'u').exec(chartXml(chart, 'rId1'))?.[1];
    return found === undefined ? undefined : Number(found);
  });

test('bars above zero stand on the foot of the plot and the highest fills it', () => {
  const { plot, bar, axis } = chartBox(chartOf(50, 100));
  expect(bar(1).y).toBeCloseTo(plot.y);
  expect(bar(0).h).toBeCloseTo(plot.h / 2);
  expect(axis).toBeUndefined();
  expect(axisOf(chartOf(50, 100))).toEqual([100, 0]);
});

test('words of a low chart have their room above and below its bars, in the picture as in the file', () => {
  const area = { x: 1, y: 2, w: 8, h: 1.2 };
  const chart: Chart = { ...chartOf(50, 100), area, size: 9 };
  const { plot, label, value } = chartBox(chart);
  const line = (9 * 1.2) / 72;
  expect(value(1).y).toBeGreaterThanOrEqual(area.y - 0.02);
  expect(label(0).y + line).toBeLessThanOrEqual(area.y + area.h);
  // a reader keeps a little between the axis and its words
  expect(area.y + area.h - plot.y - plot.h).toBeGreaterThan(line + 0.08);
  const said = ['y', 'h'].map((key) =>
    Number(new RegExp(`<c:${key} val="([^"]+)"`, 'u').exec(chartXml(chart, 'r'))?.[1]),
  );
  expect(area.y + area.h * (said[0] ?? 0)).toBeCloseTo(plot.y);
  expect(area.h * (said[1] ?? 0)).toBeCloseTo(plot.h);
});

test('a loss hangs below the line of zero, in the picture as in the file', () => {
  const chart = chartOf(-120, 60, -30);
  const { plot, bar, value, axis } = chartBox(chart);
  const zero = (axis?.y ?? 0) + (axis?.h ?? 0) / 2;
  expect(bar(0).y).toBeCloseTo(zero);
  expect(bar(1).y + bar(1).h).toBeCloseTo(zero);
  expect(bar(0).h).toBeCloseTo(2 * bar(1).h);
  expect(bar(2).h).toBeCloseTo(bar(1).h / 2);
  const below = value(0);
  expect(below.y).toBeGreaterThan(bar(0).y + bar(0).h);
  expect(below.y + below.h).toBeLessThan(plot.y + plot.h + 0.01);
  const [most, least] = axisOf(chart);
  expect(most).toBe(60);
  expect(((most as number) - 0) / ((most as number) - (least as number))).toBeCloseTo((zero - plot.y) / plot.h);
  expect(chartXml(chart, 'rId1')).toContain('<c:tickLblPos val="low"/>');
});

test('only losses hang from the top of the plot', () => {
  const { plot, bar } = chartBox(chartOf(-10, -20));
  expect(bar(0).y).toBeCloseTo(plot.y);
  expect(axisOf(chartOf(-10, -20))[0]).toBe(0);
});

test('nothing but zeros is an axis that begins at zero and ends nowhere', () => {
  const { plot, bar } = chartBox(chartOf(0, 0, 0));
  expect(bar(1)).toMatchObject({ y: plot.y + plot.h, h: 0 });
  expect(axisOf(chartOf(0, 0, 0))).toEqual([undefined, 0]);
});

test('the last bar is whole, each before it a share of its color by itself: no reader has to inherit', () => {
  const xml = chartXml(chartOf(1, 2, 3), 'rId1');
  const series = /<c:ser>.*?<c:spPr>(.*?)<\/c:spPr>/u.exec(xml)?.[1];
  expect(series).not.toContain('a:alpha');
  const points = Array.from(xml.matchAll(/<c:dPt><c:idx val="(\d+)"\/>.*?<a:alpha val="(\d+)"\/>/gu), (found) =>
    found.slice(1).map(Number),
  );
  expect(points).toEqual([
    [0, 60_000],
    [1, 60_000],
  ]);
});
