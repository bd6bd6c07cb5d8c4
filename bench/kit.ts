import { kitPieceKeys } from '@signet/contract';
import { drawKitPiece, kits, type KitBrand, type KitKey } from '@signet/kit';
import { drawWordmark } from '@signet/logo';
import { toPixels } from '@signet/render';
import { toSvg } from '@signet/scene';
import { kitBrand, schemes, type BrandName, type SchemeName } from '../gallery/kit-brands.ts';
import { leastContrast, misplaced } from '../gallery/kit-checks.ts';
import { sampleName } from '../gallery/kit-names.ts';
import { leastAgreement } from './kit/agreement.ts';
import { percentile, row, type Row } from './report.ts';

const FEW = 20;
const MANY = 1000;
/** Of all pictures drawn, one in so many is also looked at pixel by pixel. */
const LOOKED_AT = 40;
const WARM_UP = 2;
const LEGIBLE = 4.5;

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
const cost = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const logoSvg = ({ name: text, headline: font, colors }: KitBrand): string => {
  const { path, width, height } = drawWordmark({ text, font });
  return toSvg({ x: 0, y: 0, width, height, label: text, shapes: [{ kind: 'path', path, ink: 'p1' }] }, colors);
};

/** Of the pixels of two covers, the share that differs to the eye: by more than 12 of 255 in any channel. */
const differing = async (kit: KitKey, one: KitBrand, other: KitBrand): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((brand) => toPixels(toSvg(drawKitPiece(kit, 'cover', brand).scene, brand.colors), { edge: 320 })),
  );
  if (!a || !b) return 0;
  let count = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > 12))
      count += 1;
  return (100 * count) / (a.data.length / 4);
};

/** How much of a cover changes with nothing but the name: the mean of neighbors in a list, a kit. */
const changes = async (): Promise<number[]> => {
  const brand = { ...(await kitBrand('short', 'earth')), mark: undefined };
  const names = ['Quern', 'Acme', 'Northwind', 'Lumen', 'Bramble & Co', 'Ox', 'Velvet Hour'];
  const found: number[] = [];
  for (const kit of kitKeys) {
    const shares: number[] = [];
    for (const [at, name] of names.slice(1).entries())
      shares.push(await differing(kit, { ...brand, name: names[at] ?? '' }, { ...brand, name }));
    const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    console.log(`${kit}: ${mean.toFixed(0)} % of the cover change with the name`);
    found.push(mean);
  }
  return found;
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
    if (at >= WARM_UP) logos.push(cost(() => logoSvg(brand)));
    for (const kit of kitKeys)
      for (const piece of kitPieceKeys) {
        let svg = '';
        const spent = cost(() => {
          svg = toSvg(drawKitPiece(kit, piece, brand).scene, brand.colors);
        });
        if (at >= WARM_UP) costs.push(spent);
        bytes.push(svg.length);
        counts.drawn += 1;
        const faults = misplaced(drawKitPiece(kit, piece, brand));
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
      name: 'kit: pictures with words off the page or over each other',
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
      name: 'kit: of a cover changes with the name, least of ten kits',
      value: Math.min(...changed),
      unit: '%',
      baseline: 15,
    }),
  ];
};
