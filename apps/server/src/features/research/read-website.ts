import type { CompanyReading, ReadColor } from '../../db/research-shapes.ts';
import { NotFetched } from '../../net/not-fetched.ts';
import type { Fetched, Visit } from '../../net/guarded-client.ts';
import type { RenderPage } from '../../net/render-page.ts';
import type { NamedBytes } from '../../jobs/packed-files.ts';
import type { PageReading } from './page-reading.ts';
import type { PictureColor } from './picture-colors.ts';
import type { LogoPicture } from './reading/page.ts';
import { pictureNames } from './reading/pictures.ts';

/** What a page may bring of each kind; what is more is not fetched. */
const MOST_SHEETS = 10;
/** A style sheet beyond this is cut off: two megabytes take half a second to read. */
const LONGEST_SHEETS = 2_000_000;
const LONGEST_PAGE = 3_000_000;

type Website = CompanyReading['website'] & { mainColor: string | null; found: CompanyReading['found'] };

const isOk = ({ status }: Fetched): boolean => status >= 200 && status < 300;

/** @param most Bytes of it: what nobody reads is not written out. */
const textOf = ({ body, charset }: Fetched, most = body.length): string => {
  const part = body.subarray(0, most);
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(part);
  } catch {
    return part.toString('utf8');
  }
};

/** A visit that fetches nothing twice: what a browser has asked for is at hand for the reader. */
const onceEach = (visit: Pick<Visit, 'get'>): Pick<Visit, 'get'> => {
  const fetched = new Map<string, Promise<Fetched>>();
  return {
    get(address, accept, allowance) {
      const known = fetched.get(address);
      if (known) return known;
      const fresh = visit.get(address, accept, allowance);
      fetched.set(address, fresh);
      // what was too much for a browser's part may be read by another, who has their own
      if (allowance) fresh.catch(() => fetched.delete(address));
      return fresh;
    },
  };
};

/** The parts of a visit that the page can do without: undefined where one cannot be fetched. */
const tryGet = async (
  visit: Pick<Visit, 'get'>,
  base: string,
  href: string,
  accept: string,
): Promise<Fetched | undefined> => {
  const url = URL.parse(href, base);
  if (!url) return undefined;
  const fetched = await visit.get(url.href, accept).catch(() => undefined);
  return fetched && isOk(fetched) ? fetched : undefined;
};

const isSvg = ({ type, body }: Fetched): boolean =>
  type === 'image/svg+xml' || /^\s*<(?:\?xml|svg)/.test(body.subarray(0, 200).toString());

const drawingOf = (kind: keyof typeof pictureNames, svg: string): NamedBytes => ({
  name: `${pictureNames[kind]}.svg`,
  bytes: Buffer.from(svg),
});

/** A picture for the process that decodes it; drawings are sent as text of one kind. */
const pictureOf = (kind: keyof typeof pictureNames, fetched: Fetched | undefined): NamedBytes[] => {
  if (!fetched) return [];
  return isSvg(fetched) ? [drawingOf(kind, textOf(fetched))] : [{ name: pictureNames[kind], bytes: fetched.body }];
};

const asRead = (colors: readonly PictureColor[], sign: 'logo' | 'icon', where: string): ReadColor[] =>
  colors.map(({ hex, share }) => ({ hex, share: Math.round(share * 1000) / 1000, evidence: [{ sign, where }] }));

const manifestColorOf = (fetched: Fetched | undefined): string | undefined => {
  try {
    const { theme_color: color } = JSON.parse(fetched ? textOf(fetched) : '{}') as { theme_color?: unknown };
    return typeof color === 'string' ? color.slice(0, 40) : undefined;
  } catch {
    return undefined;
  }
};

const sheetsOf = async (
  hrefs: readonly string[],
  visit: Pick<Visit, 'get'>,
  base: string,
): Promise<Map<string, string>> => {
  const wanted = [...new Set(hrefs)].slice(0, MOST_SHEETS);
  const fetched = await Promise.all(wanted.map((href) => tryGet(visit, base, href, 'text/css,*/*;q=0.1')));
  let left = LONGEST_SHEETS;
  return new Map(
    wanted.map((href, at) => {
      const sheet = fetched[at];
      const text = sheet && left > 0 ? textOf(sheet, left) : '';
      left -= text.length;
      return [href, text];
    }),
  );
};

/** Each where it can be fetched, in the order of the page. */
const logosOf = async (
  logos: readonly LogoPicture[],
  visit: Pick<Visit, 'get'>,
  base: string,
): Promise<NamedBytes[]> => {
  const accept = 'image/svg+xml,image/*';
  const each = await Promise.all(
    logos.map(async (logo) =>
      'svg' in logo ? [drawingOf('logo', logo.svg)] : pictureOf('logo', await tryGet(visit, base, logo.src, accept)),
    ),
  );
  return each.flat();
};

const nothing = (outcome: Website['outcome']): Website => ({ outcome, colors: [], mainColor: null, found: null });

const outcomeOf = (error: unknown): Website['outcome'] => {
  if (!(error instanceof NotFetched)) throw error;
  return error.why === 'robots' || error.why === 'never' ? 'notAllowed' : 'notReached';
};

/** The page at a registered name: by https, else by http, as some old sites want it. */
const open = async (visit: Pick<Visit, 'get'>, website: string): Promise<Fetched> => {
  const accept = 'text/html,application/xhtml+xml';
  try {
    return await visit.get(`https://${website}/`, accept);
  } catch (error) {
    if (!(error instanceof NotFetched) || error.why !== 'network') throw error;
    return visit.get(`http://${website}/`, accept);
  }
};

type Parts = {
  visit: Pick<Visit, 'get'>;
  reading: Pick<PageReading, 'page' | 'colors' | 'pictures'>;
  /** Puts a page together as its scripts do; absent where there is no browser. */
  render?: RenderPage | undefined;
};

/**
 * What a website says about its company's colors, and what it calls itself. Whatever the site does, this ends in one of
 * its outcomes, within the time of the visit and what reading may take.
 * @param note Hears how far it is, 0 to 1.
 */
export const readWebsite = async (
  { visit: bare, reading, render }: Parts,
  website: string,
  note: (share: number) => Promise<void>,
): Promise<Website> => {
  const visit = onceEach(bare);
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
  const html = (await render?.(visit, fetched)) ?? textOf(fetched, LONGEST_PAGE);
  const page = await reading.page(website, { html: html.slice(0, LONGEST_PAGE) });
  if (!page) return nothing('noColors');
  const base = URL.parse(page.base ?? '', fetched.url)?.href ?? fetched.url;
  const [sheets, logos, icon, manifest] = await Promise.all([
    sheetsOf(page.sheets, visit, base),
    logosOf(page.logos, visit, base),
    tryGet(visit, base, page.icon ?? '/favicon.ico', 'image/*'),
    page.manifest === undefined ? undefined : tryGet(visit, base, page.manifest, 'application/manifest+json,*/*;q=0.5'),
  ]);
  await note(0.7);
  const pictures = await reading.pictures(website, [...logos, ...pictureOf('icon', icon)]);
  await note(0.8);
  const read = await reading.colors(website, {
    packed: page.packed,
    sheets,
    logo: asRead(pictures.logo, 'logo', 'logo of the page'),
    icon: asRead(pictures.iconColors, 'icon', 'icon of the page'),
    manifestColor: manifestColorOf(manifest),
  });
  if (!read) return nothing('noColors');
  const { colors, mainColor } = read;
  const found = { name: page.name, icon: pictures.icon };
  return { outcome: colors.length > 0 ? 'read' : 'noColors', colors, mainColor, found };
};
