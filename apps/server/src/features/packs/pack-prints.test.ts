import { PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { logoFiles, multipart } from '../../testing/logo-upload.ts';

const MM = 72 / 25.4;
/** A logo of so many forms: no letter and no piece of a kit has as many in one outline. */
const FORMS = 37;
const forms = Array.from(
  { length: FORMS },
  (_, at) => `<path d="M${(at % 8) * 12} ${Math.floor(at / 8) * 12}h8v8h-8z"/>`,
);
const SVG = 'http://www.w3.org/2000/svg';
const brought = `<svg xmlns="${SVG}" viewBox="0 0 100 60"><g fill="#7a1f3d">${forms.join('')}</g></svg>`;

let house: TestHouse;
let files: Record<string, Uint8Array>;
const { answered, generate, complete, untilMade } = createFounder(() => house);

const fileAt = (path: string): Uint8Array =>
  Object.entries(files).find(([name]) => name.endsWith(`/${path}`))?.[1] ?? new Uint8Array();
const pdfAt = (path: string): Promise<PDFDocument> => PDFDocument.load(fileAt(path), { updateMetadata: false });

/** Every stream of a document: its kind, and what it says where that is drawing. */
const streamsOf = (pdf: PDFDocument): { subtype: string; text: string }[] =>
  pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const subtype = object.dict.lookup(PDFName.of('Subtype'));
    const name = subtype instanceof PDFName ? subtype.decodeText() : '';
    const isDrawing = name === '' || name === 'Form';
    return [
      { subtype: name, text: isDrawing ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : '' },
    ];
  });

/** How many forms each outline has: places where a line begins, up to where it is filled. */
const outlinesOf = (pdf: PDFDocument): number[] =>
  streamsOf(pdf).flatMap(({ text }) =>
    text.split(/\bf\*?(?=\s|$)/).map((part) => part.match(/(?:^|\s)(?:m|re)(?=\s)/g)?.length ?? 0),
  );

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  const [founder, staff] = [await answered('Quern'), await house.person({ role: 'staff' })];
  await generate(founder);
  await complete(founder);
  const picture = sharp({ create: { width: 9, height: 5, channels: 4, background: '#7a1f3d' } });
  const sent = logoFiles({ 'logo-p1.svg': Buffer.from(brought), 'logo-p1.png': await picture.png().toBuffer() });
  const upload = `/api/brandedAssets/uploadLogos?quizId=${founder.quizId}`;
  await house.ask('POST', upload, { as: staff, ...multipart(sent) });
  const redraw = `/api/brandedAssets/generateAllLogos?quizId=${founder.quizId}`;
  const whole = async () => (await house.ask('POST', redraw, { as: staff, body: {} })).json().status;
  await vi.waitFor(async () => expect(await whole()).toBe('complete'), { timeout: 20_000 });
  await untilMade(founder, (await house.ask('POST', '/api/brands/pack', { as: founder, body: {} })).json());
  const { url } = (await house.ask('GET', '/api/brands/pack/downloadUrl', { as: founder })).json();
  files = unzipSync((await house.ask('GET', url)).rawPayload);
});
afterAll(() => house.close());

it('a drawing of a logo that was brought along is outlines in its PDF, in its own color, and no picture', async () => {
  const pdf = await pdfAt('logos/logo-p1.pdf');
  const streams = streamsOf(pdf);
  expect(streams.filter(({ subtype }) => subtype === 'Image')).toEqual([]);
  const drawing = streams.map(({ text }) => text).join('\n');
  expect(drawing.match(/(?:^|\s)(?:m|re)(?=\s)/g)?.length).toBeGreaterThanOrEqual(FORMS);
  const [red = 0] = /(0?\.4\d+) (0?\.1\d+) (0?\.2\d+) (?:rg|scn?)/.exec(drawing)?.slice(1).map(Number) ?? [];
  expect(red * 255).toBeCloseTo(0x7a, 0);
});

it('it is outlines in the book as well, traced from the file', async () => {
  const pdf = await pdfAt('brand-book-a4.pdf');
  expect(streamsOf(pdf).filter(({ subtype }) => subtype === 'Image')).toEqual([]);
  expect(outlinesOf(pdf)).toContain(FORMS);
});

it('the picture that was brought along is the picture of the pack', async () => {
  const { data, info } = await sharp(fileAt('logos/logo-p1.png')).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([9, 5]);
  expect([...data.subarray(0, 3)]).toEqual([0x7a, 0x1f, 0x3d]);
});

it.each([
  ['a4', 297, 210, 3],
  ['letter', 279.4, 215.9, 3.2],
])(
  'a printer finds on %s where to cut, color beyond that, marks, and pages by four',
  async (paper, width, height, bleed) => {
    const pdf = await pdfAt(`brand-book-${paper}-for-printer.pdf`);
    expect(pdf.getPageCount() % 4).toBe(0);
    for (const page of pdf.getPages()) {
      const [trim, printed, sheet] = [page.getTrimBox(), page.getBleedBox(), page.getMediaBox()];
      expect(trim.width / MM).toBeCloseTo(width, 1);
      expect(trim.height / MM).toBeCloseTo(height, 1);
      expect((printed.width - trim.width) / 2 / MM).toBeCloseTo(bleed, 1);
      expect((trim.x - printed.x) / MM).toBeCloseTo(bleed, 1);
      expect(sheet.width).toBeGreaterThan(printed.width + 20);
    }
    const reading = await pdfAt(`brand-book-${paper}.pdf`);
    expect(reading.getPage(0).getTrimBox()).toEqual(reading.getPage(0).getMediaBox());
  },
);
