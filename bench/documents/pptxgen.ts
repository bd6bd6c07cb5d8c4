import type { Deck } from '@signet/documents';
import type { KitBrand } from '@signet/kit';
import { toneHex, type Tone } from '@signet/scene';
import type { PathCommand } from '@signet/type';
import pptxgen from 'pptxgenjs';

type Slide = Deck['slides'][number];
type Item = Slide['items'][number];
type Maker = InstanceType<typeof pptxgen.default>;
type Page = ReturnType<Maker['addSlide']>;

/** Its types say what its other build exports; what is loaded is the class itself. */
const Made = pptxgen as unknown as typeof pptxgen.default;

const UNITS = 120;
/** An outline of its own; the types leave it out of the list. */
const OUTLINE = 'custGeom' as Parameters<Page['addShape']>[0];

/** A path as pptxgenjs takes it: points in inches. */
const pointsOf = (path: readonly PathCommand[]) =>
  path.map((command) => {
    const [kind, ...numbers] = command as unknown as [string, ...number[]];
    const n = numbers.map((one) => one / UNITS) as [number, number, number, number, number, number];
    if (kind === 'M') return { x: n[0], y: n[1], moveTo: true };
    if (kind === 'L') return { x: n[0], y: n[1] };
    if (kind === 'Q') return { x: n[2], y: n[3], curve: { type: 'quadratic' as const, x1: n[0], y1: n[1] } };
    if (kind === 'C')
      return { x: n[4], y: n[5], curve: { type: 'cubic' as const, x1: n[0], y1: n[1], x2: n[2], y2: n[3] } };
    return { close: true as const };
  });

/** The same objects by pptxgenjs: texts, forms, charts, tables and the outlines of artwork. */
export const asPptxgen = async (deck: Deck, brand: KitBrand): Promise<Buffer> => {
  const file = new Made();
  file.defineLayout({ name: 'slide', width: 13.333, height: 7.5 });
  file.layout = 'slide';
  const hex = (tone: Tone): string => toneHex(typeof tone === 'object' ? tone.to : tone, brand.colors).slice(1);

  const put = (page: Page, item: Item): void => {
    if (item.kind === 'text') {
      const { x, y, w, h } = item.area;
      page.addText(item.text, { x, y, w, h, fontSize: item.style.size, color: hex(item.style.ink), margin: 0 });
    } else if (item.kind === 'form') {
      const { x, y, w, h } = item.area;
      page.addShape(item.form, { x, y, w, h, fill: { color: hex(item.fill ?? 'w1') } });
    } else if (item.kind === 'chart') {
      const data = [
        { name: 'Values', labels: item.bars.map((bar) => bar.label), values: item.bars.map((bar) => bar.value) },
      ];
      page.addChart(file.ChartType.bar, data, { ...item.area });
    } else if (item.kind === 'table') {
      const { x, y, w } = item.area;
      page.addTable(
        item.rows.map((cells) => cells.map(({ text }) => ({ text }))),
        { x, y, w },
      );
    } else {
      for (const flat of item.flats) {
        if (flat.kind === 'glow') continue;
        page.addShape(OUTLINE, {
          x: 0,
          y: 0,
          w: 13.333,
          h: 7.5,
          fill: { color: hex(flat.coats[0]?.ink ?? 'p1') },
          points: pointsOf(flat.path),
        });
      }
    }
  };

  const drawn = new Set<string>();
  for (const slide of deck.slides) {
    const page = file.addSlide();
    const layout = deck.layouts.find(({ key }) => key === slide.layout);
    // what a layout shows is in our file once
    if (layout && !drawn.has(layout.key)) for (const item of layout.items) put(page, item);
    drawn.add(slide.layout);
    for (const item of slide.items) put(page, item);
    page.addNotes(slide.notes);
  }
  return (await file.write({ outputType: 'nodebuffer', compression: true })) as Buffer;
};
