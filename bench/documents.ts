import { fullDeck, deckFile, slideScene, type Deck } from '@signet/documents';
import { toPng } from '@signet/render';
import { toSvg } from '@signet/scene';
import { kits, type KitKey } from '@signet/kit';
import { officeFile } from '../apps/server/src/features/asset-library/document-zip.ts';
import { kitBrand } from '../gallery/kit-brands.ts';
import { answered } from '../packages/documents/src/testing/subjects.ts';
import { everyKitInOffice } from './documents/every-kit.ts';
import { benchLibraryPage } from './documents/library-page.ts';
import { asPptxgen } from './documents/pptxgen.ts';
import { written } from './documents/every-document.ts';
import { median, percentile, row, type Row } from './report.ts';

const SLIDES = 40;
const ROUNDS = 5;
/** Of the pages of a kit, so many are drawn for the figure. */
const EVERY = 4;
/** What a card of the library shows. */
const CARD_PIXELS = 640;
/** Pages that are drawn before any is measured, as a server in use has. */
const WARM_UP = 2;
const MB = 1_000_000;

/** Milliseconds of this process's own time: a busy machine makes a picture late, not dear. */
const spent = async (work: () => Promise<unknown>): Promise<number> => {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

/** The first slides of a full deck, all of them shown. */
const deckOf = (kit: KitKey, brand: Awaited<ReturnType<typeof kitBrand>>): Deck => {
  const deck = fullDeck(kit, brand, answered);
  const slides = deck.slides.slice(0, SLIDES);
  const used = new Set(slides.map(({ layout }) => layout));
  return { ...deck, slides, layouts: deck.layouts.filter(({ key }) => used.has(key)) };
};

const isKit = (key: string): key is KitKey => key in kits;

/**
 * A deck of forty slides written beside pptxgenjs with the same objects, its size, and how long a preview takes; with
 * `--full` every document of every kit is opened by LibreOffice as well and laid beside our own preview, with
 * `--show=contour,orbit:short` those of these kits (and of this brand) and nothing else.
 */
export const benchDocuments = async ({ full, show }: { full: boolean; show: string | undefined }): Promise<Row[]> => {
  if (show !== undefined) {
    const [wanted = '', whose] = show.split(':');
    return everyKitInOffice(wanted.split(',').filter(isKit), whose);
  }
  const brand = await kitBrand('short', 'ink');
  const face = (name: string) => ({ name, isBold: false, isItalic: false });
  const fonts = { headline: face('Young Serif'), text: face('Figtree') };
  const deck = deckOf('contour', brand);
  const at = new Date('2026-10-01T00:00:00.000Z');
  const ours = async (): Promise<Buffer> =>
    officeFile(deckFile(deck, { ...written(brand, deck.company, fonts), brand }), at);
  const theirs = (): Promise<Buffer> => asPptxgen(deck, brand);
  const [own, other]: [number[], number[]] = [[], []];
  // by turns, so that both meet the same machine
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [one, two] = [await timed(ours), await timed(theirs)];
    if (round === 0) continue;
    own.push(one);
    other.push(two);
  }
  const bytes = (await ours()).byteLength;
  const previews: number[] = [];
  for (const kit of Object.keys(kits) as KitKey[]) {
    const shown = deckOf(kit, brand);
    const draw = (slide: Deck['slides'][number]) =>
      toPng(toSvg(slideScene(brand, shown, slide), brand.colors, CARD_PIXELS), { width: CARD_PIXELS });
    for (const slide of shown.slides.slice(0, WARM_UP)) await draw(slide);
    for (const slide of shown.slides.filter((_, index) => index % EVERY === 0))
      previews.push(await spent(() => draw(slide)));
  }
  return [
    row({
      name: `deck of ${SLIDES} slides, beside pptxgenjs`,
      value: median(own),
      unit: 'ms',
      baseline: median(other),
      target: { of: 'ratio', is: '<=', than: 1.5 },
    }),
    row({
      name: `deck of ${SLIDES} slides`,
      value: bytes / MB,
      unit: 'MB',
      baseline: (await theirs()).byteLength / MB,
      target: { of: 'value', is: '<=', than: 6 },
    }),
    row({
      name: 'preview of a page, 95 of 100',
      value: percentile(previews, 0.95),
      unit: 'ms',
      baseline: 0,
      target: { of: 'value', is: '<=', than: 25 },
    }),
    ...(await benchLibraryPage()),
    ...(full ? await everyKitInOffice() : []),
  ];
};
