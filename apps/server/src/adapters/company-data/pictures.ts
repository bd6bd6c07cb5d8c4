import { readFile } from 'node:fs/promises';
import { relativeLuminance } from '@signet/color';
import { api } from '@signet/contract';
import * as z from 'zod';
import type { CompanyImage } from '../../ports/company-data.ts';
import { brandIconFile, brandsFile, logosFile } from './sources.ts';
import { initialTile, svg, TILE } from './svg.ts';
import { nameFromWebsite, websiteOf } from './website.ts';

const brandHexes = z.array(z.object({ slug: z.string(), hex: z.string().regex(/^[0-9A-F]{6}$/i) }));
const logoBodies = z.object({
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().default(256), height: z.number().default(256) }),
  ),
});
type LogoBodies = ReadonlyMap<string, z.output<typeof logoBodies>['icons'][string]>;

/** Lighter than this, in WCAG 2 relative luminance, a mark is lost on a white page. */
const LIGHTEST_ON_WHITE = 0.72;
const DARK_GROUND = '#1a1714';

/** Where this server answers a picture. */
export const pictureAddress = (imageId: string): string => api.companies.image.path.replace(':imageId', imageId);

export const siteImageId = (website: string): string => `site-${website}`;
/** For a company that is known by its name alone: the code point of its first letter, which is all that is drawn. */
export const nameImageId = (name: string): string => {
  const [first = '?'] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return `name-${first.toUpperCase().codePointAt(0)?.toString(16) ?? ''}`;
};
/** The website that such an id names. */
export const websiteOfImage = (imageId: string): string | undefined => /^site-(.+)$/.exec(imageId)?.[1];

export type Pictures = {
  /** `si-stripe` and `lg-slack-icon` from the packages, `site-foo.com` and `name-4e` drawn. */
  image: (imageId: string) => Promise<CompanyImage | undefined>;
  /** The logo alone, without the tile that a light one is shown on; a drawn initial is none. */
  logo: (imageId: string) => Promise<string | undefined>;
};

/** A logo, and what is shown of it. */
type Mark = {
  logo: string;
  shown: string;
};

/**
 * The pictures of the embedded directory. What the packages hold is read when the first picture is asked for, and
 * only ids that they list are looked up.
 */
export const createPictures = (): Pictures => {
  let hexes: Promise<ReadonlyMap<string, string>> | undefined;
  let logos: Promise<LogoBodies> | undefined;

  const mark = async (set: string, key: string): Promise<Mark | undefined> =>
    set === 'si'
      ? brandMark(key, await (hexes ??= readHexes()))
      : logoMark((await (logos ??= readLogoBodies())).get(key));

  return {
    async image(imageId) {
      const [set, key] = partsOf(imageId);
      if (!set || !key) return undefined;
      const initial = initials[set];
      const shown = initial ? initial(key) : (await mark(set, key))?.shown;
      return shown === undefined ? undefined : { contentType: 'image/svg+xml', body: Buffer.from(shown) };
    },
    async logo(imageId) {
      const [set, key] = partsOf(imageId);
      return set && key && !(set in initials) ? (await mark(set, key))?.logo : undefined;
    },
  };
};

const partsOf = (imageId: string): [set?: string, key?: string] => {
  const [, set, key] = /^(si|lg|site|name)-([a-z0-9._-]{1,100})$/.exec(imageId) ?? [];
  return set && key ? [set, key] : [];
};

const siteTile = (website: string): string | undefined => {
  return websiteOf(website) === website ? initialTile(nameFromWebsite(website), website) : undefined;
};

const nameTile = (code: string): string | undefined => {
  const letter = /^[0-9a-f]{2,5}$/.test(code) ? String.fromCodePoint(Number.parseInt(code, 16)) : '';
  return /^[\p{L}\p{N}]$/u.test(letter) ? initialTile(letter, code) : undefined;
};

/** What is no logo but a letter. */
const initials: Readonly<Record<string, (key: string) => string | undefined>> = { site: siteTile, name: nameTile };

const brandMark = async (slug: string, hexes: ReadonlyMap<string, string>): Promise<Mark | undefined> => {
  const hex = hexes.get(slug);
  if (!hex) return undefined;
  const path = / d="([^"<>]+)"/.exec(await readFile(brandIconFile(slug), 'utf8'))?.[1];
  if (!path) return undefined;
  const drawn = `<path fill="#${hex}" d="${path}"/>`;
  // simple-icons draws every mark in 24 x 24. A light one goes on a dark tile, smaller, in its own color.
  const logo = svg(24, 24, drawn);
  if (relativeLuminance(hex) < LIGHTEST_ON_WHITE) return { logo, shown: logo };
  return {
    logo,
    shown: svg(
      TILE,
      TILE,
      `<rect width="${TILE}" height="${TILE}" rx="12" fill="${DARK_GROUND}"/><g transform="translate(12 12) ` +
        `scale(1.6667)">${drawn}</g>`,
    ),
  };
};

const logoMark = (logo: z.output<typeof logoBodies>['icons'][string] | undefined): Mark | undefined => {
  const drawn = logo && svg(logo.width, logo.height, logo.body);
  return drawn === undefined ? undefined : { logo: drawn, shown: drawn };
};

const readHexes = async (): Promise<ReadonlyMap<string, string>> => {
  const brands = brandHexes.parse(JSON.parse(await readFile(brandsFile(), 'utf8')));
  return new Map(brands.map(({ slug, hex }) => [slug, hex]));
};

const readLogoBodies = async (): Promise<LogoBodies> => {
  return new Map(Object.entries(logoBodies.parse(JSON.parse(await readFile(logosFile(), 'utf8'))).icons));
};
