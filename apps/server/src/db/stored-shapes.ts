import type { MarkRecipe } from '@signet/contract';
import { constructionOf, tellMarkReason } from '@signet/wording';
import type { CompanyReading } from './research-shapes.ts';
import type { StoredMadeFiles } from './tables/house.ts';
import type {
  BrandContent,
  DrawnMarks,
  Recommended,
  Shown,
  StoredAnswers,
  StoredSelections,
} from './tables/quizzes.ts';
import type { ResearchContent } from './tables/research.ts';

/** What lies in JSON columns, by name. A row's `shape_version` says in which form. */
type Shapes = {
  answers: StoredAnswers;
  selections: StoredSelections;
  recommendations: { content: Recommended; shown: Shown };
  research: ResearchContent;
  companyReading: CompanyReading;
  brand: BrandContent;
  marks: DrawnMarks;
  madeFiles: StoredMadeFiles;
};
export type ShapeName = keyof Shapes;

/** From one form to the next. Pure: the same for the same, whenever it is read. */
type Upgrader = (stored: never) => unknown;

/** Recommendations had no marketing kits at first. */
const withKits: Upgrader = ({ content, shown }: { content: object; shown: object }) => ({
  content: { ...content, marketingKits: [] },
  shown: { ...shown, marketingKit: 5 },
});

type FormerReason = { input?: string; subject?: string };
type Explained = { reasons: FormerReason[] };
type FormerLists = Record<'colors' | 'headline' | 'bulkText' | 'marketingKits', Explained[]>;

/** What a reason speaks of was called its input. */
const withSubjects: Upgrader = ({ content, shown }: { content: FormerLists; shown: object }) => {
  const renamed = ({ input, subject = input ?? '', ...reason }: FormerReason) => ({ ...reason, subject });
  const inList = (list: Explained[]) => list.map((one) => ({ ...one, reasons: one.reasons.map(renamed) }));
  const { colors, headline, bulkText, marketingKits } = content;
  return {
    content: {
      colors: inList(colors),
      headline: inList(headline),
      bulkText: inList(bulkText),
      marketingKits: inList(marketingKits),
    },
    shown,
  };
};

/** There were no directions, and a scheme was stored with its kind's key, which nothing reads. */
const withDirections: Upgrader = ({ content, shown }: { content: FormerLists; shown: object }) => ({
  content: {
    ...content,
    colors: content.colors.map(({ composition: _key, ...color }: Explained & { composition?: string }) => color),
    directions: [],
  },
  shown,
});

/** There was nothing to set in the fonts. */
const withSpecimens: Upgrader = ({ content, shown }: { content: object; shown: object }) => ({
  content: { ...content, specimens: [] },
  shown,
});

type Face = { fontName: string; fontWeight: number; fontStyle: string };
type FormerFonts = { headlineSelection: Face; bulkTextSelection: Face };
type FormerSelections = { brandQuizSelections: { fontSelections?: FormerFonts } };

const withOwnFace = (font: Face) => {
  const { fontName, fontWeight, fontStyle } = font;
  return { ...font, fonts: [{ fontName, fontWeight, fontStyle }] };
};

/** A chosen font had no `fonts`; of its family the face in use is known. */
const withFaces: Upgrader = ({ brandQuizSelections: { fontSelections, ...others }, ...rest }: FormerSelections) => ({
  ...rest,
  brandQuizSelections: {
    ...others,
    ...(fontSelections
      ? {
          fontSelections: {
            headlineSelection: withOwnFace(fontSelections.headlineSelection),
            bulkTextSelection: withOwnFace(fontSelections.bulkTextSelection),
          },
        }
      : {}),
  },
});

type FormerBrand = {
  chosen: { markSelection?: { recipe: MarkRecipe } };
  hasCustomLogos: boolean;
  recommended: object;
};

/**
 * Why the mark looks as it does was told anew at each look, and is not known as it was told: these brands have the
 * sentence of whoever reads them.
 */
const withMarkReason: Upgrader = ({ recommended, ...brand }: FormerBrand) => {
  const mark = brand.hasCustomLogos ? undefined : brand.chosen.markSelection;
  if (!mark) return { ...brand, recommended };
  const sentence = tellMarkReason(constructionOf(mark.recipe));
  return { ...brand, recommended: { ...recommended, mark: { reasons: [{ kind: 'construction', sentence }] } } };
};

/**
 * How each stored form becomes the next: the first entry makes version 2 of version 1, and so on. Whoever changes what
 * is stored adds one, and a sample of the form before to the test.
 */
const upgraders = {
  answers: [],
  selections: [withFaces],
  recommendations: [withKits, withSubjects, withDirections, withSpecimens],
  research: [],
  companyReading: [],
  brand: [withMarkReason],
  marks: [],
  madeFiles: [],
} as const satisfies Record<ShapeName, readonly Upgrader[]>;

/** The version that is written now. */
export const shapeVersion = (name: ShapeName): number => upgraders[name].length + 1;

/**
 * What was stored as `version`, in the present form.
 * @throws Error for a version that this release does not know: a newer one wrote it.
 */
export const upgrade = <N extends ShapeName>(name: N, version: number, stored: unknown): Shapes[N] => {
  if (version < 1 || version > shapeVersion(name))
    throw new Error(
      `${name} of shape version ${version} cannot be read; this release knows 1 to ${shapeVersion(name)}`,
    );
  const steps: readonly Upgrader[] = upgraders[name];
  return steps.slice(version - 1).reduce<unknown>((form, step) => step(form as never), stored) as Shapes[N];
};
