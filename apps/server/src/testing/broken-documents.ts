import { deflateSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { DocumentEnding } from '@signet/contract';

/** A document that somebody made to break what reads it, and whether something readable is left of it. */
export type Broken = { what: string; kind: DocumentEnding; bytes: Uint8Array; reads?: true };

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const zip = (files: Zippable): Uint8Array => zipSync(files, { level: 6 });

/** Where each Office kind has its words, and how a part with these words is written. */
const office = {
  docx: {
    path: 'word/document.xml',
    part: (inside: string) =>
      `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${inside}</w:t></w:r></w:p></w:body></w:document>`,
  },
  pptx: {
    path: 'ppt/slides/slide1.xml',
    part: (inside: string) => `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${inside}</a:t></a:r></a:p></p:sld>`,
  },
  xlsx: {
    path: 'xl/worksheets/sheet1.xml',
    part: (inside: string) =>
      `<worksheet><sheetData><row><c t="str"><v>${inside}</v></c></row></sheetData></worksheet>`,
  },
} as const satisfies Partial<Record<DocumentEnding, { path: string; part: (inside: string) => string }>>;

const OUTSIDE = '<!DOCTYPE x [<!ENTITY out SYSTEM "file:///etc/passwd">]>';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`;
/** More than any document may unpack to. */
const BOMB = 80 * 1024 * 1024;

const brokenOffice = (kind: keyof typeof office): Broken[] => {
  const { path, part } = office[kind];
  const sound = zip({ [path]: text(part('Hello')) });
  const of = (what: string, inside: string): Broken => ({ what, kind, bytes: zip({ [path]: text(inside) }) });
  return [
    of('names a file outside', OUTSIDE + part('&out;')),
    of('entities that grow tenfold nine times', LAUGHS + part('&j;')),
    of('tags 300 deep', part('<b>'.repeat(300) + '</b>'.repeat(300))),
    of('a part that ends in the middle', part('Hello').slice(0, -12)),
    of('tags that cross', part('<a><b></a></b>')),
    of('an entity that nobody declared', part('&nobody;')),
    of('signs that XML forbids', part('\u0001\u0002\uFFFE')),
    { what: 'unpacks to 80 MB', kind, bytes: zip({ [path]: new Uint8Array(BOMB).fill(97) }) },
    { what: 'cut in the middle', kind, bytes: sound.subarray(0, Math.floor(sound.length / 2)) },
    { what: 'nothing of its kind in it', kind, bytes: zip({ 'other.xml': text('<x/>') }) },
    { what: 'files that lead out of it', kind, bytes: zip({ [`../../${path}`]: text(part('out')) }) },
    { what: 'no archive at all', kind, bytes: text('PK\u0003\u0004 and then nothing') },
    {
      what: 'an archive with bytes turned over',
      kind,
      bytes: sound.map((byte, at) => (at > 30 && at % 7 === 0 ? byte ^ 255 : byte)),
    },
    { what: 'an old file with a password', kind, bytes: new Uint8Array(8192).fill(0xd0) },
  ];
};

const CALLS_OUT = 'WEBSERVICE("http://127.0.0.1:1/")';
const X32 = 'x'.repeat(32);
const CATALOG = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj';
const pdf = (body: string): Uint8Array => text(`%PDF-1.7\n${body}\n%%EOF`);
const stream = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const onePage = (content: Uint8Array, more = ''): Uint8Array =>
  Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n' +
      `4 0 obj<</Length ${content.length}${more}>>stream\n${stream(content)}\nendstream endobj\n` +
      'trailer<</Root 1 0 R>>\n%%EOF',
    'latin1',
  );

const brokenPdfs: Broken[] = [
  { what: 'no PDF', kind: 'pdf', bytes: text('this is no PDF') },
  { what: 'only a head', kind: 'pdf', bytes: pdf('') },
  {
    what: 'pages that are their own parents',
    kind: 'pdf',
    bytes: pdf(`${CATALOG}<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>endobj\ntrailer<</Root 1 0 R>>`),
  },
  {
    what: 'a table of places that names itself',
    kind: 'pdf',
    bytes: pdf('xref\n0 1\n0000000000 65535 f\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9'),
  },
  {
    what: 'says it has a million pages',
    kind: 'pdf',
    bytes: pdf(`${CATALOG}<</Type/Pages/Count 1000000/Kids[]>>endobj\ntrailer<</Root 1 0 R>>`),
  },
  {
    what: 'asks for a password',
    kind: 'pdf',
    bytes: pdf(
      `${CATALOG}<</Type/Pages/Count 0/Kids[]>>endobj\n5 0 obj<</Filter/Standard/V 2/R 3/O(${X32})/U(${X32})/P -1>>` +
        'endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R/ID[(a)(a)]>>',
    ),
  },
  {
    what: 'a page that unpacks to 80 MB',
    kind: 'pdf',
    bytes: onePage(deflateSync(Buffer.alloc(BOMB, 32)), '/Filter/FlateDecode'),
  },
  {
    what: 'a page with a filter that is none',
    kind: 'pdf',
    bytes: onePage(text('BT (x) Tj ET'), '/Filter/NoSuchDecode'),
  },
  { what: 'a page without words', kind: 'pdf', bytes: onePage(text('0 0 9 9 re f')) },
];

const brokenTexts: Broken[] = [
  { what: 'nothing but spaces', kind: 'txt', bytes: text('   \n\t\n') },
  { what: 'nothing at all', kind: 'txt', bytes: new Uint8Array(0) },
  { what: 'a program', kind: 'txt', bytes: new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4]) },
  { what: 'five million letters', kind: 'txt', bytes: new Uint8Array(5_000_000).fill(97) },
  { what: 'bytes of another encoding', kind: 'txt', bytes: new Uint8Array([72, 228, 117, 115, 101, 114]), reads: true },
  { what: 'half letters', kind: 'txt', bytes: new Uint8Array([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]), reads: true },
  { what: 'a hundred thousand headings', kind: 'md', bytes: text('# \n'.repeat(100_000)), reads: true },
  { what: 'quotes a hundred thousand deep', kind: 'md', bytes: text(`${'> '.repeat(100_000)}deep`), reads: true },
  { what: 'brackets that never close', kind: 'md', bytes: text('['.repeat(200_000)), reads: true },
  { what: 'a script and nothing else', kind: 'html', bytes: text('<script>alert(1)</script><style>p{}</style>') },
  { what: 'tags 200,000 deep', kind: 'html', bytes: text(`${'<div>'.repeat(200_000)}deep`), reads: true },
  { what: 'a comment that never ends', kind: 'html', bytes: text(`<!-- ${'x'.repeat(500_000)}`) },
  {
    what: 'an attribute of two megabytes',
    kind: 'html',
    bytes: text(`<p title="${'x'.repeat(2_000_000)}">words</p>`),
    reads: true,
  },
  {
    what: 'a frame of a foreign page',
    kind: 'html',
    bytes: text('<iframe src="http://127.0.0.1:1/x">inside</iframe><p>words</p>'),
    reads: true,
  },
  { what: 'a quote that never ends', kind: 'csv', bytes: text(`name,"${'x,\n'.repeat(400_000)}`), reads: true },
  { what: 'a million empty cells', kind: 'csv', bytes: text(','.repeat(1_000_000)) },
  { what: 'a row for each of a million', kind: 'csv', bytes: text(`a,b\n${'1,2\n'.repeat(1_000_000)}`), reads: true },
  { what: 'bytes that are no table', kind: 'csv', bytes: new Uint8Array(4096) },
];

const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`word/${at}.xml`, strToU8('')]));

/** Some eighty documents, each broken in its own way. */
export const brokenDocuments = (): Broken[] => [
  ...brokenOffice('docx'),
  ...brokenOffice('pptx'),
  ...brokenOffice('xlsx'),
  { what: 'ten thousand and one files', kind: 'docx', bytes: zip(many) },
  {
    what: 'a cell far away',
    kind: 'xlsx',
    bytes: zip({
      'xl/worksheets/sheet1.xml': text(
        '<worksheet><sheetData><row r="1048576"><c r="XFD1048576" t="str"><v>far</v></c></row></sheetData></worksheet>',
      ),
    }),
    reads: true,
  },
  {
    what: 'a formula that calls out',
    kind: 'xlsx',
    bytes: zip({
      'xl/worksheets/sheet1.xml': text(
        `<worksheet><sheetData><row><c><f>${CALLS_OUT}</f><v>1</v></c></row></sheetData></worksheet>`,
      ),
    }),
    reads: true,
  },
  ...brokenPdfs,
  ...brokenTexts,
];
