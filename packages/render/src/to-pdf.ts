import {
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFRawStream,
  cmyk,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { initSync, TypstCompilerBuilder, type TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';

/** Pages to be set: a Typst template, what it reads as `sys.inputs.data`, its pictures by path, and its fonts. */
export type PdfJob = {
  template: string;
  data: object;
  pictures: ReadonlyMap<string, string>;
  fonts: readonly Uint8Array[];
  /** Points on every side that a printer cuts off again: the pages are so much larger, and crop marks stand beside. */
  bleed?: number;
};

/** A picture to be a page of its own; `title` says what it shows. */
export type VectorPicture = { svg: string; title: string; width: number; height: number };

/** What XML, and with it the metadata of a PDF, does not allow at all. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const MAIN = '/main.typ';
/** Diagnostics as short text. */
const DIAGNOSTICS = 1;

const clean = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replace(forbidden, '') : value;

const compilerWith = async (fonts: readonly Uint8Array[]): Promise<TypstCompiler> => {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  return builder.build();
};

const PDF_UA =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
  '<pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** Points that crop marks are long, and how far they keep from what is printed. */
const [MARK, AWAY] = [14, 6];
/** On every plate: the marks are to lie on each other. */
const REGISTRATION = cmyk(1, 1, 1, 1);

/**
 * Says where each page is cut (ISO 32000, 14.11.2), and draws that at its corners. Marks are no content: they are left
 * out when the page is read aloud.
 */
const addCropMarks = (pdf: PDFDocument, bleed: number): void => {
  const around = AWAY + MARK;
  for (const page of pdf.getPages()) {
    const { width, height } = page.getSize();
    page.setMediaBox(-around, -around, width + 2 * around, height + 2 * around);
    page.setCropBox(-around, -around, width + 2 * around, height + 2 * around);
    page.setBleedBox(0, 0, width, height);
    page.setTrimBox(bleed, bleed, width - 2 * bleed, height - 2 * bleed);
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    const line = (x: number, y: number, toX: number, toY: number): void =>
      page.drawLine({ start: { x, y }, end: { x: toX, y: toY }, thickness: 0.25, color: REGISTRATION });
    for (const x of [bleed, width - bleed])
      for (const [from, to] of [
        [-AWAY, -around],
        [height + AWAY, height + around],
      ] as const)
        line(x, from, x, to);
    for (const y of [bleed, height - bleed])
      for (const [from, to] of [
        [-AWAY, -around],
        [width + AWAY, width + around],
      ] as const)
        line(from, y, to, y);
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
};

/** Says of a tagged document that it is one (ISO 14289-1, clauses 5 and 7.1): Typst's WASM build takes no standard. */
const declared = async (bytes: Uint8Array, bleed: number): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  const name = PDFName.of('Metadata');
  const metadata = pdf.catalog.lookup(name);
  if (metadata instanceof PDFRawStream) {
    const xmp = new TextDecoder().decode(decodePDFRawStream(metadata).decode());
    const told = xmp.replace('</rdf:RDF>', `${PDF_UA}</rdf:RDF>`);
    const stream = pdf.context.stream(new TextEncoder().encode(told), { Type: 'Metadata', Subtype: 'XML' });
    pdf.catalog.set(name, pdf.context.register(stream));
  }
  if (bleed > 0) addCropMarks(pdf, bleed);
  return pdf.save();
};

/** Where the compiler's file lies: whoever makes a press reads it. */
export const pressFile: string = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');

/** One page, exactly as large as its picture. */
const PICTURE_PAGE = `#let d = json(bytes(sys.inputs.data))
#set document(title: d.title, date: none)
#set text(lang: "en")
#set page(width: d.width * 1pt, height: d.height * 1pt, margin: 0pt)
#image("/picture.svg", width: 100%, height: 100%, alt: d.title)`;
/** Points that the longer side of a picture's page has: as an SVG it fits any size. */
const LONGER_SIDE = 600;

/**
 * Sets pages as a tagged PDF with its fonts embedded in part. Blocks while it works, half a second for a book: meant
 * for a thread of its own. The same job gives the same bytes.
 * @param wasm The compiler out of `@myriaddreamin/typst-ts-web-compiler/wasm`. To compile that costs more than a book,
 * so threads are given the same.
 */
export const createPress = (wasm: WebAssembly.Module) => {
  initSync({ module: wasm });

  const set = async (compiler: TypstCompiler, { template, data, pictures, bleed = 0 }: Omit<PdfJob, 'fonts'>) => {
    compiler.add_source(MAIN, template);
    for (const [path, svg] of pictures) compiler.map_shadow(path, new TextEncoder().encode(svg));
    const inputs = [['data', JSON.stringify(data, clean)]];
    const { result, diagnostics } = compiler.compile(MAIN, inputs, 'pdf', DIAGNOSTICS);
    if (!result) throw new Error(`The pages could not be set: ${JSON.stringify(diagnostics)}`);
    return declared(result, bleed);
  };

  return {
    /** @throws Error with what the compiler says of a template or picture that it cannot set. */
    async pdf({ fonts, ...job }: PdfJob): Promise<Uint8Array> {
      const compiler = await compilerWith(fonts);
      try {
        return await set(compiler, job);
      } finally {
        compiler.free();
      }
    },

    /** Pictures, each as a document of one page of its size. @throws as `pdf`. */
    async pictures(list: readonly VectorPicture[]): Promise<Uint8Array[]> {
      const compiler = await compilerWith([]);
      const documents: Uint8Array[] = [];
      try {
        for (const { svg, title, width, height } of list) {
          const scale = LONGER_SIDE / Math.max(width, height);
          const data = { title, width: width * scale, height: height * scale };
          const pictures = new Map([['/picture.svg', svg]]);
          documents.push(await set(compiler, { template: PICTURE_PAGE, data, pictures }));
        }
        return documents;
      } finally {
        compiler.free();
      }
    },
  };
};
