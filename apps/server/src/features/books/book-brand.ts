import type { BookBrand } from '@signet/book';
import type { Brain } from '@signet/brain';
import { COUNTERFACTUAL, type FontFace, type PinnedBrand } from '@signet/contract';
import { isKitKey, stemOf } from '@signet/kit';
import { proofOf } from '@signet/logo';
import { weightName } from '@signet/type/faces';
import { colorNamesInUse, colorReasonsInUse } from '@signet/wording';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse } from '../../http/refusal.ts';
import { finishedBrand } from '../brands/brand-in-force.ts';
import type { KitBrands } from '../kit-pictures/kit-brands.ts';
import { kitDrawingOf } from '../kit-pictures/kit-drawing.ts';
import type { LogoDrafts } from '../logos/logo-drafts.ts';
import { drawingOf, groundsOf, primaryLockup, type LogoDrawing } from '../logos/logo-drawing.ts';
import { schemeOf } from '../packs/pack-brand.ts';

/** What of a brain a book is written from. */
export type BookBrain = {
  brain: Pick<Brain, 'fonts' | 'keywordTraits' | 'industryColors' | 'colorFamilies' | 'marketingKits'>;
};

export type BookParts = {
  brains: { get: (id: string) => Promise<BookBrain> };
  drafts: Pick<LogoDrafts, 'scenes'>;
  kitBrands: KitBrands;
};

/** The kit of brands from before there were kits, or of one that this release cannot draw. */
const PLAIN_KIT = 'open-margin';

const licences: Readonly<Record<string, string>> = {
  'OFL-1.1': 'SIL Open Font License 1.1',
  'UFL-1.0': 'Ubuntu Font Licence 1.0',
  'Apache-2.0': 'Apache License 2.0',
};

type Shown = readonly { kind: string; sentence: string }[] | undefined;
const sentences = (reasons: Shown): string[] =>
  (reasons ?? [])
    // how the name sets in a face is told to whoever chooses it: a book is given to others
    .filter(({ kind }) => kind !== COUNTERFACTUAL && kind !== 'name-fit')
    .map(({ sentence }) => sentence);

const faceOf = ({ fontName, fontWeight, fontStyle }: FontFace): FontFace => ({ fontName, fontWeight, fontStyle });

const facesOf = ({ chosen, recommended }: PinnedBrand, { brain }: BookBrain): BookBrand['faces'] => {
  const { headlineSelection, bulkTextSelection } = orRefuse(chosen.fontSelections, 'noSelections');
  return (['headline', 'text'] as const).map((part) => {
    const selection = part === 'headline' ? headlineSelection : bulkTextSelection;
    const family = brain.fonts.find(({ fontName }) => fontName === selection.fontName);
    const known = part === 'headline' ? recommended.headline : recommended.bulkText;
    return {
      part,
      ...faceOf(selection),
      fontType: selection.fontType,
      weight: weightName(selection.fontWeight, selection.fontStyle),
      designer: family?.designer ?? known?.designer ?? '',
      licence: licences[family?.licence ?? ''] ?? family?.licence ?? '',
      source: `https://fonts.google.com/specimen/${selection.fontName.replaceAll(' ', '+')}`,
      reasons: sentences(known?.reasons),
    };
  });
};

/** What a founder is told of their mark, said to whoever reads the book. */
const inBook = (sentence: string): string => sentence.replace(/^Your /, 'The ').replaceAll(' your name', ' the name');

/** The colors that are usual in an industry, as its brain has them. */
const usualColors = (industryId: string, { brain }: BookBrain): string[] =>
  brain.industryColors
    .filter(({ industry_id }) => industry_id === industryId)
    .flatMap(({ colorFamily_id }) => brain.colorFamilies.find(({ _id }) => _id === colorFamily_id)?.hex ?? []);

const kitOf = ({ chosen }: PinnedBrand, { brain }: BookBrain): BookBrand['kit'] => {
  const { marketingKitKey: key = '', name = '', description = '' } = chosen.marketingKitSelection ?? {};
  if (isKitKey(key)) return { key, name, description };
  const plain = brain.marketingKits.find((kit) => kit.key === PLAIN_KIT);
  return { key: PLAIN_KIT, name: plain?.name ?? 'Open Margin', description: plain?.description ?? '' };
};

const logoOf = async (owner: string, drawing: LogoDrawing, drafts: BookParts['drafts']): Promise<BookBrand['logo']> => {
  const { lockups, capHeight } = await drafts.scenes(owner, drawing);
  return {
    primary: primaryLockup(drawing),
    capHeight,
    lockups: lockups.map(({ lockup, scene }) => ({
      lockup,
      scene,
      smallest:
        lockup === 'tile' || lockup === 'favicon'
          ? undefined
          : proofOf(scene, lockup === 'mark' ? undefined : capHeight).smallest,
    })),
  };
};

/**
 * A pinned brand as its book is written and drawn from.
 * @param custom The files of a logo that somebody brought along, which then stands in the place of the drawn one.
 */
export const bookBrandOf = async (
  brand: PinnedBrand,
  { brains, drafts, kitBrands }: BookParts,
  { userId, custom }: { userId: string; custom: CustomLogos | undefined },
): Promise<BookBrand> => {
  const loaded = await brains.get(brand.brainVersionId);
  const colors = schemeOf(brand);
  const inForce = finishedBrand(brand, custom);
  const logoDrawing = drawingOf(inForce);
  const { answers, recommended, chosen } = brand;
  const kit = kitOf(brand, loaded);
  const drawing = await kitBrands(userId, kitDrawingOf(inForce));
  return {
    companyName: answers.companyName,
    logoText: brand.logoText,
    industry: { ...answers.industry, usual: usualColors(answers.industry._id, loaded) },
    rivals: brand.research.competitors.flatMap(({ colors: [main] }) => main ?? []),
    number: brand.number,
    savedAt: brand.pinnedAt,
    keywords: answers.thoughtsAndFeelings.map(({ _id, name, meaning }) => ({
      _id,
      name,
      meaning,
      traits: loaded.brain.keywordTraits.filter(({ keyword_id }) => keyword_id === _id),
    })),
    colors,
    colorNames: colorNamesInUse(colors, recommended.color),
    faces: facesOf(brand, loaded),
    logo: await logoOf(userId, logoDrawing, drafts),
    markFamily: custom ? undefined : chosen.markSelection?.recipe.family,
    grounds: groundsOf(logoDrawing).map(({ colorKey, on, verdict }) => ({ colorKey, on, verdict })),
    kit,
    drawing,
    stroke: stemOf(drawing.headline),
    reasons: {
      // which word a form serves is told to whoever chooses it
      mark: (recommended.mark?.reasons ?? [])
        .filter(({ kind }) => kind === 'construction')
        .map(({ sentence }) => inBook(sentence)),
      colors: sentences(colorReasonsInUse(colors, recommended.color)),
      kit: sentences(recommended.marketingKit?.reasons),
    },
  };
};
