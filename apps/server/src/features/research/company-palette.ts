import { createHash } from 'node:crypto';
import { labDistance, nearestFamily, oklabOf, oklchOf } from '@signet/color';
import type { ColorFamily } from '@signet/brain';
import { api, type ColorDetail, type CompanyColors, type ResearchedCompany } from '@signet/contract';
import type { CompanyReading, ReadColor } from '../../db/research-shapes.ts';
import { isGray, NEAR_EQUAL } from './reading/merge-colors.ts';
import type { QuizResearch, Scrape } from './scrapes.store.ts';

const MOST = 6;
const DARK = 0.35;
const LIGHT = 0.88;

const looksLike = (hex: string, others: readonly string[]): boolean => {
  const lab = oklabOf(hex);
  return others.some((other) => labDistance(lab, oklabOf(other)) < NEAR_EQUAL);
};

type Shown = ResearchedCompany['colors'][number];
/** What a founder said of the colors of one company. */
type Said = { notTheirs: readonly string[]; theirs: readonly string[] };
const NOTHING_SAID: Said = { notTheirs: [], theirs: [] };

/** What the founder of a quiz said of each company's colors. */
export const saidOf = (research: QuizResearch | undefined) => {
  const of = (companyId: string, list: QuizResearch['notTheirs'] = []): string[] =>
    list.flatMap((one) => (one.companyId === companyId ? [one.hex] : []));
  return (companyId: string): Said => ({
    notTheirs: of(companyId, research?.notTheirs),
    theirs: of(companyId, research?.saidTheirs),
  });
};

/**
 * The colors of a company: what its founder said first, then the main one, those of its logo, then what only its
 * website has: a website is a weaker witness. What is not theirs is left out, with all that looks the same.
 */
export const paletteOf = (
  reading: Pick<CompanyReading, 'logo' | 'website' | 'mainColor'> | undefined,
  { notTheirs, theirs }: Said = NOTHING_SAID,
): { colors: Shown[]; mainColor: string | null } => {
  const { logo, website, mainColor = null } = reading ?? {};
  const all: Shown[] = [
    ...(logo?.colors ?? []).map((one) => ({ ...one, from: 'logo' as const })),
    ...(website?.colors ?? []).map((one) => ({ ...one, from: 'website' as const })),
  ];
  const main = all.find(({ hex }) => hex === mainColor);
  const kept = theirs.map((hex): Shown => ({ hex, from: 'founder', share: 1, evidence: [] }));
  for (const one of main ? [main, ...all] : all)
    if (
      !looksLike(one.hex, notTheirs) &&
      !looksLike(
        one.hex,
        kept.map(({ hex }) => hex),
      )
    )
      kept.push(one);
  const colors = kept.slice(0, MOST);
  const isMainKept = mainColor !== null && colors[0]?.hex === mainColor;
  const isSaid = notTheirs.length > 0 || theirs.length > 0;
  return { colors, mainColor: isMainKept ? mainColor : isSaid ? (colors[0]?.hex ?? null) : null };
};

/** A logo speaks first; a website that repeats one of its colors says which. */
export const mainColorOf = (logo: readonly ReadColor[], websiteMain: string | null): string | null => {
  const vivid = logo.filter(({ hex }) => !isGray(hex));
  const confirmed = websiteMain === null ? undefined : vivid.find(({ hex }) => looksLike(hex, [websiteMain]));
  if (confirmed && confirmed.share >= 0.1) return confirmed.hex;
  return vivid[0]?.hex ?? (websiteMain !== null && !isGray(websiteMain) ? websiteMain : (logo[0]?.hex ?? websiteMain));
};

const categoriesOf = (hex: string, mainColor: string | null): ColorDetail['paletteCategories'] => {
  const { lightness } = oklchOf(hex);
  const tone = lightness < DARK ? (['dark'] as const) : lightness > LIGHT ? (['light'] as const) : [];
  if (hex === mainColor) return ['primary', ...tone];
  return [isGray(hex) ? 'neutral' : 'accent', ...tone];
};

/** Names of palettes are groups of the brain, written as names. */
const asName = (group: string): string => group.charAt(0).toUpperCase() + group.slice(1);

/** What was read of a company as the testing page shows it, matched with the color families of a brain. */
export const presentCompany = (
  { companyId, imageId, name, website, readAt }: Scrape,
  reading: CompanyReading,
  families: readonly ColorFamily[],
): CompanyColors => {
  const detailOf = ({ hex, share, evidence }: ReadColor): ColorDetail => {
    const family = nearestFamily(hex, families);
    return {
      paletteCategories: categoriesOf(hex, reading.mainColor),
      hex,
      percentage: Math.round(share * 1000) / 10,
      colorFamilyName: family.name,
      colorPaletteName: asName(family.group),
      evidence,
    };
  };
  return {
    companyId,
    name,
    imageId,
    website,
    readAt: (readAt ?? new Date(0)).toISOString(),
    mainColor: reading.mainColor,
    logoDetails: { colorDetails: reading.logo.colors.map(detailOf) },
    websiteDetails: { outcome: reading.website.outcome, colorDetails: reading.website.colors.map(detailOf) },
  };
};

/** Names an icon by what it looks like. */
export const iconDigest = (icon: string): string => createHash('sha256').update(icon).digest('base64url').slice(0, 22);

/** A status is asked for every second: icons are fetched once, by their address. */
const iconAddress = (companyId: string, icon: string): string =>
  api.research.icon.path.replace(':companyId', companyId).replace(':digest', iconDigest(icon));

/** A company of a quiz as its founder sees it, in whatever state its reading is. */
export const presentResearched = (
  { companyId, imageId, name }: { companyId: string; imageId: string; name: string },
  scrape: Scrape | undefined,
  said: Said = NOTHING_SAID,
): ResearchedCompany => {
  const reading = scrape?.reading ?? undefined;
  const found = reading?.found ?? null;
  return {
    companyId,
    name,
    imageId,
    status: scrape?.status ?? 'waiting',
    website: scrape?.website ?? null,
    outcome: reading?.website.outcome ?? null,
    ...paletteOf(reading, said),
    notTheirs: [...said.notTheirs],
    found: found && { ...found, icon: found.icon === null ? null : iconAddress(companyId, found.icon) },
  };
};
