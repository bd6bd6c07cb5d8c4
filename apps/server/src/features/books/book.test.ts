import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Book, MadeFilesStatus } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
let ada: Person;
const { answered, generate, complete, untilMade } = createFounder(() => house);

const openingGroups = ['clearSpace', 'lockup', 'proof', 'ground', 'misuse'];

type Answer = { brandId: string; book: Book; drawings: Record<string, string> };
const bookOf = (as: Person, quizId = '') => house.ask('GET', `/api/books/${quizId}`, { as });
const opened = async (as: Person): Promise<Answer> => (await bookOf(as)).json();
const print = async (as: Person): Promise<MadeFilesStatus> =>
  untilMade(as, (await house.ask('POST', '/api/books/print', { as, body: {} })).json());
const address = (as: Person, paper: string) => house.ask('GET', `/api/books/downloadUrl?paper=${paper}`, { as });
const pdfOf = async (as: Person, paper: string): Promise<Uint8Array> =>
  (await house.ask('GET', (await address(as, paper)).json().url)).rawPayload;

/** Every element of the structure, parents before children, as its type and dictionary. */
const elementsOf = (pdf: PDFDocument): { type: string; dict: PDFDict }[] => {
  const found: { type: string; dict: PDFDict }[] = [];
  const visit = (node: unknown): void => {
    if (node instanceof PDFArray) for (let at = 0; at < node.size(); at += 1) visit(node.lookup(at));
    if (!(node instanceof PDFDict)) return;
    const type = node.lookup(PDFName.of('S'));
    if (type instanceof PDFName) found.push({ type: type.decodeText(), dict: node });
    visit(node.lookup(PDFName.of('K')));
  };
  visit(pdf.catalog.lookup(PDFName.of('StructTreeRoot')));
  return found;
};

const textIn = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
};

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  ada = await answered('Żółć & Söhne', 'founder');
  await generate(ada);
  await complete(ada);
});
afterAll(() => house.close());

describe('the book of a completed brand', () => {
  it('says every color in every notation, with the inks of coated and uncoated paper', async () => {
    const { book } = await opened(ada);
    expect(book.colors.list).toHaveLength(10);
    for (const { hex, rgb, hsl, oklch, cmyk, uncoated } of book.colors.list) {
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
      expect([rgb.length, hsl.length, oklch.length, cmyk.length, uncoated.length]).toEqual([3, 3, 3, 4, 4]);
    }
  });

  it('ties the three keywords to the primary, the secondary and the accent color', async () => {
    const { book } = await opened(ada);
    expect(book.voice.map(({ place, role }) => [place, role])).toEqual([
      ['CORE', 'p1'],
      ['SUPPORTING', 's1'],
      ['NUANCE', 'a1'],
    ]);
    for (const { look, words, say, not } of book.voice)
      for (const told of [look, words, say, not]) expect(told).not.toBe('');
  });

  it('shows eight misuses with the founder’s own logo', async () => {
    const { book } = await opened(ada);
    expect(book.drawings.filter(({ group }) => group === 'misuse')).toHaveLength(8);
  });

  it('argues for color, type, logo and kit, and counts how much of each piece is which color', async () => {
    const { book } = await opened(ada);
    expect(book.argument.parts).toHaveLength(4);
    for (const { idea, text } of book.argument.parts) expect([idea, text]).not.toContain('');
    expect(book.colors.applied.length).toBeGreaterThan(5);
    for (const { name, ground, primary, secondary, accent } of book.colors.applied)
      expect(ground + primary + secondary + accent, name).toBe(100);
  });

  it('has every drawing at an address that needs no token, and that nobody can change', async () => {
    const { book, drawings } = await opened(ada);
    for (const { name } of book.drawings) {
      const answer = await house.ask('GET', drawings[name] ?? '');
      expect(answer.headers['content-type'], name).toContain('image/svg+xml');
    }
    const [one = ''] = Object.values(drawings);
    expect((await house.ask('GET', one.replace('clear-space', 'layout-dark'))).json().errorCode).toBe('linkInvalid');
    expect((await house.ask('GET', one.replace(/expires=\d+/, 'expires=9999999999999'))).json().errorCode).toBe(
      'linkInvalid',
    );
  });

  it('opens on logo and type, word for word as the whole says them, with the drawings of the logo', async () => {
    const { book, drawings } = await opened(ada);
    const opening: Answer = (await house.ask('GET', '/api/books/opening/', { as: ada })).json();
    expect(opening.book).toEqual({
      logo: book.logo,
      type: book.type,
      drawings: book.drawings.filter(({ group }) => openingGroups.includes(group)),
    });
    expect(drawings).toMatchObject(opening.drawings);
    expect(Object.keys(opening.drawings)).toContain('misuse-stretch');
    expect(Object.keys(opening.drawings)).not.toContain('layout-light');
  });

  it('is nobody else’s', async () => {
    const stranger = await house.person({ tier: 'founder' });
    expect((await house.ask('GET', `/api/books/opening/${ada.quizId}`, { as: stranger })).statusCode).toBe(404);
    expect((await bookOf(stranger, ada.quizId)).statusCode).toBe(404);
    expect(
      (await house.ask('POST', '/api/books/print', { as: stranger, body: { quizId: ada.quizId } })).statusCode,
    ).toBe(404);
  });
});

describe('the printed book', () => {
  beforeAll(async () => {
    expect((await address(ada, 'a4')).json().errorCode).toBe('bookMissing');
    expect((await print(ada)).status).toBe('complete');
  });

  it('comes on A4 and on US Letter, lying on their side, in at most 5 MB', async () => {
    for (const [paper, width] of [
      ['a4', 842],
      ['letter', 792],
    ] as const) {
      const bytes = await pdfOf(ada, paper);
      expect(bytes.length).toBeLessThan(5_000_000);
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(Math.round(pdf.getPage(0).getWidth())).toBe(width);
    }
  });

  it('is tagged for people who listen to it: language, title, headings in order, pictures with words', async () => {
    const pdf = await PDFDocument.load(await pdfOf(ada, 'a4'), { updateMetadata: false });
    expect(textIn(pdf.catalog, 'Lang')).toBe('en');
    expect(pdf.catalog.getOrCreateViewerPreferences().getDisplayDocTitle()).toBe(true);
    expect(pdf.getTitle()).toContain('Żółć & Söhne');
    const metadata = pdf.catalog.lookup(PDFName.of('Metadata'));
    expect(Buffer.from((metadata as PDFRawStream).getContents()).toString()).toContain(
      '<pdfuaid:part>1</pdfuaid:part>',
    );
    const elements = elementsOf(pdf);
    const levels = elements.filter(({ type }) => /^H\d$/.test(type)).map(({ type }) => Number(type[1]));
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    const figures = elements.filter(({ type }) => type === 'Figure');
    expect(figures.length).toBeGreaterThan(20);
    for (const { dict } of figures) expect(textIn(dict, 'Alt')).not.toBe('');
    expect(elements.filter(({ type }) => type === 'TH').length).toBeGreaterThan(5);
    expect(pdf.catalog.lookup(PDFName.of('Outlines'))).toBeInstanceOf(PDFDict);
  });

  it('carries its fonts, each as the part that is used', async () => {
    const pdf = await PDFDocument.load(await pdfOf(ada, 'a4'), { updateMetadata: false });
    const fonts = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFDict)
      .filter((dict) => dict.lookup(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      expect((font.lookup(PDFName.of('FontName')) as PDFName).decodeText()).toMatch(/^[A-Z]{6}\+/);
      expect(font.has(PDFName.of('FontFile2')) || font.has(PDFName.of('FontFile3'))).toBe(true);
    }
  });

  it('is of the same bytes when it is printed again', async () => {
    const before = await pdfOf(ada, 'a4');
    await house.database.db.deleteFrom('made_files').where('kind', '=', 'books').execute();
    await print(ada);
    expect(Buffer.compare(await pdfOf(ada, 'a4'), before)).toBe(0);
  });
});
