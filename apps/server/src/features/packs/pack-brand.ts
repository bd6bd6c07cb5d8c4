import type { PackBrand, PackFace, PackFamily, PackFile } from '@signet/pack';
import { colorNamesInUse, colorReasonsInUse } from '@signet/wording';
import type { SchemeColors } from '@signet/color';
import { COUNTERFACTUAL, type PinnedBrand, type ShownReason } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import type { FontFiles } from '../fonts/font-files.ts';
import { hostOf } from '../quizzes/website-host.ts';

type Selection = NonNullable<PinnedBrand['chosen']['fontSelections']>['headlineSelection'];

/** Beside the weight that the brand uses: what a text needs to be set. */
const TEXT_FACES = [
  { weight: 400, style: 'normal' },
  { weight: 400, style: 'italic' },
  { weight: 700, style: 'normal' },
] as const;
/** What names of files may hold on every system. */
const fileName = (text: string): string => text.replaceAll(/[^A-Za-z0-9-]+/g, '') || 'font';

/** The colors of a pinned brand, all ten: white where none was named (spec results §3). */
export const schemeOf = ({ chosen }: PinnedBrand): SchemeColors => {
  const { colors } = orRefuse(chosen.colorSelection, 'noSelections');
  return { ...colors, w1: colors.w1 ?? '#ffffff' };
};

const folderOf = (fontName: string): string => `fonts/${fileName(fontName)}`;
const fontOf = (fontName: string, { brain }: LoadedBrain) =>
  orRefuse(
    brain.fonts.find((font) => font.fontName === fontName),
    'unknownFont',
  );

/** One family with the faces that the brand is set in. */
const familyOf = ({ fontName, fontWeight, fontStyle, fontType }: Selection, brain: LoadedBrain): PackFamily => {
  const known = fontOf(fontName, brain);
  const wanted = [{ weight: fontWeight, style: fontStyle }, ...TEXT_FACES].filter(
    ({ weight, style }, index, all) =>
      known.weights.includes(weight) &&
      (style === 'normal' || known.italic) &&
      all.findIndex((one) => one.weight === weight && one.style === style) === index,
  );
  const faces: PackFace[] = wanted.map(({ weight, style }) => ({
    weight,
    style,
    file: `${folderOf(fontName)}/${fileName(fontName)}-${weight}${style === 'italic' ? '-italic' : ''}.ttf`,
  }));
  return {
    name: fontName,
    weight: fontWeight,
    style: fontStyle,
    generic: fontType === 'handwriting' || fontType === 'display' ? 'sans-serif' : fontType,
    licence: known.licence,
    faces,
  };
};

/** The files of a family's faces, and its licence. */
const filesOf = async ({ name, faces }: PackFamily, brain: LoadedBrain, files: FontFiles): Promise<PackFile[]> => {
  const known = fontOf(name, brain);
  const contents = await Promise.all(
    faces.map(async ({ weight, style, file }) => ({
      path: file,
      bytes: await files.face(known, weight, style === 'italic'),
    })),
  );
  const licence = await files.licence(known);
  return [...contents, { path: `${folderOf(name)}/LICENSE.txt`, bytes: Buffer.from(licence.text) }];
};

/** Where headline and text are of one family, its faces are told of once: those of both. */
const withFacesOf = (family: PackFamily, other: PackFamily): PackFamily => {
  if (family.name !== other.name) return family;
  const faces = new Map([...family.faces, ...other.faces].map((face) => [face.file, face]));
  return { ...family, faces: [...faces.values()] };
};

/** The font files that go along with a pack. */
export const packFonts = async (
  { headline, text }: PackBrand,
  brain: LoadedBrain,
  files: FontFiles,
): Promise<PackFile[]> => {
  const all = [...(await filesOf(headline, brain, files)), ...(await filesOf(text, brain, files))];
  // one family in both places brings its files once
  return [...new Map(all.map((file) => [file.path, file])).values()];
};

/** A pinned brand as its pack tells of it. */
export const packBrandOf = (brand: PinnedBrand, brain: LoadedBrain): PackBrand => {
  const { headlineSelection, bulkTextSelection } = orRefuse(brand.chosen.fontSelections, 'noSelections');
  const headline = familyOf(headlineSelection, brain);
  const text = familyOf(bulkTextSelection, brain);
  const { answers, recommended } = brand;
  const colors = schemeOf(brand);
  const { headline: ofHeadline, bulkText, marketingKit } = recommended;
  const reasons: ShownReason[] = [
    ...colorReasonsInUse(colors, recommended.color),
    ...[ofHeadline, bulkText, marketingKit].flatMap((one) => one?.reasons ?? []),
  ];
  return {
    companyName: answers.companyName,
    website: hostOf(answers.websiteUrl) ?? '',
    industry: answers.industry.name,
    keywords: answers.thoughtsAndFeelings.map(({ name }) => name),
    colors,
    colorNames: colorNamesInUse(colors, recommended.color),
    headline: withFacesOf(headline, text),
    text,
    number: brand.number,
    savedAt: brand.pinnedAt,
    reasons: reasons.filter(({ kind }) => kind !== COUNTERFACTUAL).map(({ sentence }) => sentence),
  };
};
