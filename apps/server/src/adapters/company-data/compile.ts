import { siteKey } from './name-uuid.ts';
import { squash } from './names.ts';
import { siteImageId } from './pictures.ts';
import { readBrands, readLogos, readTable, type Brand, type Logos } from './sources.ts';
import { isOnSharedHost, registeredName } from './website.ts';

/** One line of tables/directory.tsv. */
type Row = { key: string; name: string; website: string; image: string; also: string[] };

/**
 * A picture about as wide as it is high is an icon; beyond that it is lettering, which nobody can read in a small
 * square.
 */
const ICON_SHAPE = { narrowest: 0.55, widest: 1.75 };

/** Builds the directory from the two logo packages and the tables beside it. Deterministic. */
export const compileDirectory = (): string => {
  const leftOut = new Set(readTable('left-out').map(([key]) => key ?? ''));
  const brands = readBrands().filter((brand) => !leftOut.has(`si:${brand.slug}`));
  const logos = readLogos();
  const joined = joinLogos(brands, logos, leftOut);
  const websites = new Map(readTable('websites').map(([slug = '', website = '']) => [slug, website]));
  const rows = [
    ...brands.map((brand) =>
      brandRow(brand, joined.get(brand.slug), websites.get(brand.slug) ?? websiteOfBrand(brand)),
    ),
    ...addedRows(logos),
    ...knownRows(),
  ];
  const lines = rows
    .toSorted(byName)
    .map((row) => [row.key, row.name, row.website, row.image, row.also.join('|')].join('\t').trimEnd());
  return ['key\tname\twebsite\timage\talso known as', ...lines, ''].join('\n');
};

/** By code unit, not by locale: the file is the same on every machine. */
const byName = (a: Row, b: Row): number => {
  const [first, second] = [`${squash(a.name)} ${a.key}`, `${squash(b.name)} ${b.key}`];
  return first < second ? -1 : 1;
};

const brandRow = (brand: Brand, logo: string | undefined, website: string): Row => {
  const name = squash(brand.title);
  const also = brand.also.filter((other) => squash(other) !== name && squash(other) !== '');
  return { key: `si:${brand.slug}`, name: brand.title, website, image: logo ? `lg-${logo}` : `si-${brand.slug}`, also };
};

/** Brands that only the full-color set has: those named by hand in tables/logos.tsv. */
const addedRows = (logos: Logos): Row[] => {
  return readTable('logos').flatMap(([base = '', name = '', website = '', also = '']) =>
    name.startsWith('=')
      ? []
      : [
          {
            key: `lg:${base}`,
            name,
            website,
            image: `lg-${iconOf(base, logos) ?? letteringOf(base, logos)}`,
            also: also.split('|').filter(Boolean),
          },
        ],
  );
};

/**
 * Companies that everybody knows and neither set draws: those of tables/known.tsv, as if their address had been typed.
 */
const knownRows = (): Row[] =>
  readTable('known').map(([name = '', website = '']) => ({
    key: siteKey(website),
    name,
    website,
    image: siteImageId(website),
    also: [],
  }));

/** Which full-color icon belongs to which brand, by slug: the joins of tables/logos.tsv, then equal names. */
const joinLogos = (brands: Brand[], logos: Logos, leftOut: ReadonlySet<string>): Map<string, string> => {
  const byName = namesOf(brands);
  const joined = new Map<string, string>();
  const join = (base: string, slug: string | undefined) => {
    const icon = iconOf(base, logos);
    if (slug && icon && !joined.has(slug)) joined.set(slug, icon);
  };
  for (const [base = '', name = ''] of readTable('logos')) if (name.startsWith('=')) join(base, name.slice(1));
  for (const base of [...logos.keys()].map((key) => key.replace(/-icon$/, ''))) {
    if (!leftOut.has(`lg:${base}`)) join(base, byName.get(squash(base)));
  }
  return joined;
};

/** Slug by squashed slug or title; a title that two brands share names neither. */
const namesOf = (brands: Brand[]): Map<string, string> => {
  const byName = new Map<string, string>();
  const titles = Map.groupBy(brands, (brand) => squash(brand.title));
  for (const [title, same] of titles) if (same.length === 1 && same[0]) byName.set(title, same[0].slug);
  for (const brand of brands) byName.set(brand.slug, brand.slug);
  return byName;
};

/** The icon of a full-color logo, or undefined where it has only lettering or was withdrawn. */
const iconOf = (base: string, logos: Logos): string | undefined => {
  return [`${base}-icon`, base].find((key) => {
    const logo = logos.get(key);
    return logo && !logo.hidden && logo.shape >= ICON_SHAPE.narrowest && logo.shape <= ICON_SHAPE.widest;
  });
};

const letteringOf = (base: string, logos: Logos): string => {
  const key = [`${base}-icon`, base].find((candidate) => logos.has(candidate));
  if (!key) throw new Error(`tables/logos.tsv: no logo ${base}`);
  return key;
};

/**
 * The website of a brand, read from the address its logo was taken from: only where the host carries the brand's
 * name, since many logos come from an encyclopedia or a code host.
 */
const websiteOfBrand = (brand: Brand): string => {
  const host = registeredName(new URL(brand.source).hostname);
  const label = squash(host.split('.')[0] ?? '');
  if (isOnSharedHost(host) || host.endsWith('.design')) return '';
  return [brand.title, brand.slug].some((name) => carriesName(label, squash(host), squash(name))) ? host : '';
};

const LONG_ENOUGH = 4;

const carriesName = (label: string, host: string, name: string): boolean => {
  if (label === name || host === name) return true;
  const [short, long] = label.length < name.length ? [label, name] : [name, label];
  return short.length >= LONG_ENOUGH && (long.startsWith(short) || long.endsWith(short));
};
