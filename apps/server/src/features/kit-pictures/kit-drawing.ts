import { createHash } from 'node:crypto';
import { colorRoles, parseHex, type SchemeColors } from '@signet/color';
import { faceOfText, markOfText, type FontFace, type MarkSelection } from '@signet/contract';
import { KITS_VERSION } from '@signet/kit';
import { isOurMark } from '../marks/our-mark.ts';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrandInForce } from '../brands/brand-in-force.ts';
import { hostOf } from '../quizzes/website-host.ts';
import type { Choice } from '../selections/selections.service.ts';

/** All that the pictures of a brand depend on: they are drawn from this alone, by any node, at any time. */
export type KitDrawing = {
  brainVersionId: string;
  name: string;
  companyName: string;
  /** The key of what the company does: its pieces speak of that. */
  industryId: string;
  keywords: { name: string }[];
  host: string | undefined;
  headline: FontFace;
  text: FontFace;
  colors: SchemeColors;
  /** Absent: the name alone. */
  mark?: MarkSelection;
  /** Files of a logo that somebody brought along. */
  custom?: CustomLogos;
};

/** White where a scheme names none (spec results §3: w1 is optional in selections). */
const WHITE = '#ffffff';

/** The colors of ten hexes in the order of the roles (flow decisions); undefined for what is no such text. */
export const colorsOfHexes = (text: string): SchemeColors | undefined => {
  const hexes = text.split('-').map(parseHex);
  if (hexes.length !== colorRoles.length || hexes.includes(undefined)) return undefined;
  return Object.fromEntries(colorRoles.map((role, at) => [role, hexes[at]])) as SchemeColors;
};

export const hexesOf = (colors: SchemeColors): string =>
  colorRoles.map((role) => colors[role].slice(1).toLowerCase()).join('-');

const definedIn = ({ w1, ...colors }: NonNullable<Choice['colorSelection']>['colors']) => ({
  ...colors,
  ...(w1 === undefined ? {} : { w1 }),
});

/** What of a brand is drawn otherwise than it was chosen. */
export type Otherwise = {
  headline?: string | undefined;
  bulkText?: string | undefined;
  /** `none`, or a mark of `textOfMark`. */
  mark?: string | undefined;
};

const markOf = (asked: string | undefined, chosen: MarkSelection | undefined): MarkSelection | undefined => {
  if (asked === undefined) return chosen;
  if (asked === 'none') return undefined;
  const mark = markOfText(asked);
  if (!mark || !isOurMark(mark.recipe)) throw new Refusal('unknownMark');
  return mark;
};

/**
 * @param colors Those of the choice itself unless given.
 * @throws Refusal `noSelections` where there is nothing to draw yet; `unknownMark` for a mark that is none of ours.
 */
export const kitDrawingOf = (
  brand: BrandInForce,
  { colors, ...otherwise }: Otherwise & { colors?: SchemeColors | undefined } = {},
): KitDrawing => {
  const { colorSelection, fontSelections, markSelection } = brand.chosen;
  const { headlineSelection, bulkTextSelection } = orRefuse(fontSelections, 'noSelections');
  const mark = markOf(otherwise.mark, markSelection);
  const wanted = (text: string | undefined, chosen: FontFace): FontFace =>
    face(text === undefined ? chosen : orRefuse(faceOfText(text), 'unknownFont'));
  const face = ({ fontName, fontWeight, fontStyle }: FontFace): FontFace => ({ fontName, fontWeight, fontStyle });
  return {
    brainVersionId: brand.brainVersionId,
    name: brand.logoText,
    companyName: brand.companyName,
    industryId: brand.industryId,
    keywords: brand.keywords,
    host: hostOf(brand.websiteUrl),
    headline: wanted(otherwise.headline, headlineSelection),
    text: wanted(otherwise.bulkText, bulkTextSelection),
    colors: colors ?? { w1: WHITE, ...definedIn(orRefuse(colorSelection, 'noSelections').colors) },
    ...(mark && { mark }),
    ...(brand.custom && { custom: brand.custom }),
  };
};

/** Changes with anything that the pictures are drawn from, and with how they are drawn. */
export const basisOf = (drawing: KitDrawing): string =>
  createHash('sha256')
    .update(JSON.stringify([KITS_VERSION, drawing]))
    .digest('base64url')
    .slice(0, 22);
