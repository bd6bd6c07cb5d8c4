import { kitPieceKeys } from '@signet/contract';
import { drawKitPiece, kits, type KitBrand, type KitKey } from '@signet/kit';
import { drawWordmark } from '@signet/logo';
import { toPixels, type Pixels } from '@signet/render';
import { toSvg } from '@signet/scene';
import { mean } from '@signet/statistics';
import { kitBrand, schemes, type BrandName, type SchemeName } from '../gallery/kit-brands.ts';
import { forbiddenIn, leastContrast, misplaced } from '../gallery/kit-checks.ts';
import { sampleName } from '../gallery/kit-names.ts';
import { leastAgreement } from './kit/agreement.ts';
import { writeContactSheets } from './kit/contact-sheets.ts';
import { percentile, row, type Row } from './report.ts';

const FEW = 20;
const MANY = 1000;
/** Of all pictures drawn, one in so many is also looked at pixel by pixel. */
const LOOKED_AT = 40;
const WARM_UP = 2;
const LEGIBLE = 4.5;
/** Two founders with the same kit are no twins from here on, percent of the pixels of their covers. */
const APART = 15;

const brandNames = ['short', 'three-lines', 'cyrillic', 'one-letter'] as const satisfies BrandName[];
const schemeNames = Object.keys(schemes) as SchemeName[];
const kitKeys = Object.keys(kits) as KitKey[];

/** A brand with the name of that number, in a face that draws it. */
const brandAt = async (at: number): Promise<KitBrand> => {
  const brand = await kitBrand(brandNames[at % 4] ?? 'short', schemeNames[at % 6] ?? 'earth');
  const name = sampleName(at);
  return brand.headline.covers(name) ? { ...brand, name } : brand;
};

/** Milliseconds of this process's own time: a busy machine makes a picture late, not dear. */
const spentSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const logoSvg = ({ name: text, headline: font, colors }: KitBrand): string => {
  const { path, width, height } = drawWordmark({ text, font });
  return toSvg({ x: 0, y: 0, width, height, label: text, shapes: [{ kind: 'path', path, ink: 'p1' }] }, colors);
};

/** How many pixels of two pictures of one size differ to the eye, by more than 12 of 255 in any channel; percent. */
const differing = (one: Pixels, other: Pixels): number => {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > 12))
      count += 1;
  return (100 * count) / (one.data.length / 4);
};

const TWINS = ['Quern', 'Acme', 'Northwind', 'Lumen', 'Bramble & Co', 'Ox', 'Velvet Hour', 'Fjord', 'Aster Kiln'];
const EDGE = 320;

/** How much of a cover changes with nothing but the name: every pair of nine names that have no mark, a kit. */
const changes = async (): Promise<number[]> => {
  const brand = { ...(await kitBrand('short', 'earth')), mark: undefined };
  const means: number[] = [];
  for (const kit of kitKeys) {
    const pictures: Pixels[] = [];
    for (const name of TWINS) {
      const { scene } = drawKitPiece(kit, 'cover', { ...brand, name });
      pictures.push(await toPixels(toSvg(scene, brand.colors), { edge: EDGE }));
    }
    const shares = pictures.flatMap((one, at) => pictures.slice(at + 1).map((other) => differing(one, other)));
    const share = mean(shares);
    const [least, alike] = [Math.min(...shares), shares.filter((one) => one < APART).length];
    console.log(
      `${kit}: ${share.toFixed(0)} % of the cover change with the name; least ${least.toFixed(1)} %, ` +
        `${alike} of ${shares.length} pairs under ${APART} %`,
    );
    means.push(share);
  }
  return means;
};

/** A cover of each kit, as Chromium shows it and as sharp does. */
const agreement = async (): Promise<number> => {
  const brand = await kitBrand('short', 'earth');
  const pictures = kitKeys.map((kit) => ({
    name: kit,
    svg: toSvg(drawKitPiece(kit, 'cover', brand).scene, brand.colors),
  }));
  const { name, similarity } = await leastAgreement(pictures);
  console.log(`Chromium and sharp differ most on ${name}`);
  return similarity;
};

/** The bars of the kits: every piece of every kit for 20 names, for 1,000 with --full. */
export const benchKit = async ({ full }: { full: boolean }): Promise<Row[]> => {
  const costs: number[] = [];
  const logos: number[] = [];
  const bytes: number[] = [];
  const counts = { drawn: 0, misplaced: 0, looked: 0, illegible: 0 };
  for (let at = 0; at < (full ? MANY : FEW); at += 1) {
    const brand = await brandAt(at);
    const begun = process.cpuUsage();
    logoSvg(brand);
    if (at >= WARM_UP) logos.push(spentSince(begun));
    for (const kit of kitKeys)
      for (const piece of kitPieceKeys) {
        const before = process.cpuUsage();
        const drawn = drawKitPiece(kit, piece, brand);
        const svg = toSvg(drawn.scene, brand.colors);
        if (at >= WARM_UP) costs.push(spentSince(before));
        bytes.push(svg.length);
        counts.drawn += 1;
        const faults = [...misplaced(drawn), ...forbiddenIn(svg)];
        if (faults.length > 0) console.log(`${kit} ${piece} ${JSON.stringify(brand.name)}: ${faults[0]}`);
        counts.misplaced += faults.length > 0 ? 1 : 0;
        if (counts.drawn % LOOKED_AT !== 0) continue;
        const least = await leastContrast(kit, piece, brand);
        counts.looked += 1;
        if (least < LEGIBLE) console.log(`${kit} ${piece} ${JSON.stringify(brand.name)}: ${least.toFixed(2)} to 1`);
        counts.illegible += least < LEGIBLE ? 1 : 0;
      }
  }
  const changed = await changes();
  if (full) await writeContactSheets();
  return [
    row({
      name: 'kit: picture as SVG, p95, beside a logo, p50',
      value: percentile(costs, 0.95),
      unit: 'ms',
      baseline: percentile(logos, 0.5),
      target: { of: 'value', is: '<=', than: 15 },
    }),
    row({
      name: 'kit: picture as SVG, p50',
      value: percentile(costs, 0.5),
      unit: 'ms',
      baseline: percentile(logos, 0.5),
    }),
    row({
      name: 'kit: pictures with words off the page or over each other, scripts or outside references',
      value: counts.misplaced,
      unit: 'pictures',
      baseline: counts.drawn,
      target: { of: 'value', is: '<=', than: 0 },
    }),
    row({
      name: 'kit: pictures with lettering under 4.5 to 1',
      value: counts.illegible,
      unit: 'pictures',
      baseline: counts.looked,
      target: { of: 'value', is: '<=', than: 0 },
    }),
    row({
      name: 'kit: size of a picture, p95',
      value: percentile(bytes, 0.95) / 1000,
      unit: 'kB',
      baseline: counts.drawn,
    }),
    row({
      name: 'kit: Chromium and sharp agree, least SSIM of ten covers',
      value: await agreement(),
      unit: '',
      baseline: 1,
      target: { of: 'value', is: '>=', than: 0.99 },
    }),
    row({
      name: 'kit: of a cover changes with the name alone, mean of all pairs, least of ten kits',
      value: Math.min(...changed),
      unit: '%',
      baseline: APART,
      target: { of: 'value', is: '>=', than: APART },
    }),
  ];
};
