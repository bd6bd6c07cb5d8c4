import sharp from 'sharp';
import { toPixels } from '@signet/render';
import type { CompanyReading, ReadColor } from '../../db/research-shapes.ts';
import { NotFetched } from '../../net/not-fetched.ts';
import type { Fetched, Visit } from '../../net/guarded-client.ts';
import { logoColors } from './logo-colors.ts';
import type { PageReading } from './page-reading.ts';
import { pictureColors, type PictureColor } from './picture-colors.ts';
import type { LogoPicture } from './reading/page.ts';

/** What a page may bring of each kind; what is more is not fetched. */
const MOST_SHEETS = 10;
/** A style sheet beyond this is cut off: two megabytes take half a second to read. */
const LONGEST_SHEETS = 2_000_000;
const LONGEST_PAGE = 3_000_000;
const PICTURE_EDGE = 128;
const ICON_EDGE = 48;
const MOST_ICON_BYTES = 12_000;

type Website = CompanyReading['website'] & { mainColor: string | null; found: CompanyReading['found'] };

const isOk = ({ status }: Fetched): boolean => status >= 200 && status < 300;

const textOf = ({ body, charset }: Fetched): string => {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(body);
  } catch {
    return body.toString('utf8');
  }
};

/** The parts of a visit that the page can do without: undefined where one cannot be fetched. */
const tryGet = async (visit: Visit, base: string, href: string, accept: string): Promise<Fetched | undefined> => {
  const url = URL.parse(href, base);
  if (!url) return undefined;
  const fetched = await visit.get(url.href, accept).catch(() => undefined);
  return fetched && isOk(fetched) ? fetched : undefined;
};

const isSvg = ({ type, body }: Fetched): boolean =>
  type === 'image/svg+xml' || /^\s*<(?:\?xml|svg)/.test(body.subarray(0, 200).toString());

/** The largest picture in an ICO file where that is a PNG, which every icon of today has; undefined elsewhere. */
const pngInIcon = (body: Buffer): Buffer | undefined => {
  const start = body.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return start >= 0 ? body.subarray(start) : undefined;
};
const bitmapOf = (fetched: Fetched): Buffer | undefined =>
  fetched.body.readUInt32LE(0) === 0x00010000 ? pngInIcon(fetched.body) : fetched.body;

const colorsOfPicture = async (fetched: Fetched | undefined): Promise<PictureColor[]> => {
  if (!fetched || fetched.body.length < 16) return [];
  if (isSvg(fetched)) return logoColors(textOf(fetched));
  const bitmap = bitmapOf(fetched);
  const pixels = bitmap && (await toPixels(bitmap, { edge: PICTURE_EDGE }).catch(() => undefined));
  return pixels ? pictureColors(pixels) : [];
};

const asRead = (colors: readonly PictureColor[], sign: 'logo' | 'icon', where: string): ReadColor[] =>
  colors.map(({ hex, share }) => ({ hex, share: Math.round(share * 1000) / 1000, evidence: [{ sign, where }] }));

/** A small picture to recognize the company by, drawn anew so that nothing of the file but its pixels is kept. */
const iconOf = async (fetched: Fetched | undefined): Promise<string | null> => {
  const bitmap = fetched && fetched.body.length >= 16 ? (isSvg(fetched) ? fetched.body : bitmapOf(fetched)) : undefined;
  if (!bitmap) return null;
  const png = await sharp(bitmap, { limitInputPixels: 4_000_000 })
    .resize({ width: ICON_EDGE, height: ICON_EDGE, fit: 'inside' })
    .png({ palette: true })
    .timeout({ seconds: 5 })
    .toBuffer()
    .catch(() => undefined);
  return png && png.length <= MOST_ICON_BYTES ? `data:image/png;base64,${png.toString('base64')}` : null;
};

const manifestColorOf = (fetched: Fetched | undefined): string | undefined => {
  try {
    const { theme_color: color } = JSON.parse(fetched ? textOf(fetched) : '{}') as { theme_color?: unknown };
    return typeof color === 'string' ? color.slice(0, 40) : undefined;
  } catch {
    return undefined;
  }
};

const sheetsOf = async (hrefs: readonly string[], visit: Visit, base: string): Promise<Map<string, string>> => {
  const wanted = [...new Set(hrefs)].slice(0, MOST_SHEETS);
  const fetched = await Promise.all(wanted.map((href) => tryGet(visit, base, href, 'text/css,*/*;q=0.1')));
  let left = LONGEST_SHEETS;
  return new Map(
    wanted.map((href, at) => {
      const sheet = fetched[at];
      const text = (sheet ? textOf(sheet) : '').slice(0, Math.max(0, left));
      left -= text.length;
      return [href, text];
    }),
  );
};

const logoOf = async (logos: readonly LogoPicture[], visit: Visit, base: string): Promise<PictureColor[]> => {
  for (const logo of logos) {
    const colors =
      'svg' in logo
        ? await logoColors(logo.svg)
        : await colorsOfPicture(await tryGet(visit, base, logo.src, 'image/svg+xml,image/*'));
    if (colors.length > 0) return colors;
  }
  return [];
};

const nothing = (outcome: Website['outcome']): Website => ({ outcome, colors: [], mainColor: null, found: null });

const outcomeOf = (error: unknown): Website['outcome'] => {
  if (!(error instanceof NotFetched)) throw error;
  return error.why === 'robots' || error.why === 'never' ? 'notAllowed' : 'notReached';
};

/** The page at a registered name: by https, else by http, as some old sites want it. */
const open = async (visit: Visit, website: string): Promise<Fetched> => {
  const accept = 'text/html,application/xhtml+xml';
  try {
    return await visit.get(`https://${website}/`, accept);
  } catch (error) {
    if (!(error instanceof NotFetched) || error.why !== 'network') throw error;
    return visit.get(`http://${website}/`, accept);
  }
};

/**
 * What a website says about its company's colors, and what it calls itself. Whatever the site does, this ends in one of
 * its outcomes, within the time of the visit and what reading may take.
 * @param note Hears how far it is, 0 to 1.
 */
export const readWebsite = async (
  { visit, reading }: { visit: Visit; reading: Pick<PageReading, 'page' | 'colors'> },
  website: string,
  note: (share: number) => Promise<void>,
): Promise<Website> => {
  let fetched: Fetched;
  try {
    fetched = await open(visit, website);
  } catch (error) {
    return nothing(outcomeOf(error));
  }
  if (fetched.status === 401 || fetched.status === 403) return nothing('notAllowed');
  if (fetched.status === 429 || fetched.status >= 500) return nothing('notReached');
  if (!isOk(fetched) || !/html|^$/.test(fetched.type)) return nothing('notAPage');
  await note(0.4);
  const page = await reading.page(website, { html: textOf(fetched).slice(0, LONGEST_PAGE) });
  if (!page) return nothing('noColors');
  const base = URL.parse(page.base ?? '', fetched.url)?.href ?? fetched.url;
  const [sheets, logo, icon, manifest] = await Promise.all([
    sheetsOf(page.sheets, visit, base),
    logoOf(page.logos, visit, base),
    tryGet(visit, base, page.icon ?? '/favicon.ico', 'image/*'),
    page.manifest === undefined ? undefined : tryGet(visit, base, page.manifest, 'application/manifest+json,*/*;q=0.5'),
  ]);
  await note(0.8);
  const read = await reading.colors(website, {
    packed: page.packed,
    sheets,
    logo: asRead(logo, 'logo', 'logo of the page'),
    icon: asRead(await colorsOfPicture(icon), 'icon', 'icon of the page'),
    manifestColor: manifestColorOf(manifest),
  });
  if (!read) return nothing('noColors');
  const { colors, mainColor } = read;
  const found = { name: page.name, icon: await iconOf(icon) };
  return { outcome: colors.length > 0 ? 'read' : 'noColors', colors, mainColor, found };
};
