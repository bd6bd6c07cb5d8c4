import { YOUR_CHOICE } from '@signet/contract';
import type { Shown, StoredSelections } from '../../db/tables/quizzes.ts';

type Choice = StoredSelections['brandQuizSelections'];
type Before = StoredSelections & { useCustomSelections: boolean };

/** The kinds of which the founder keeps what they have: they stepped on from the first, or made colors of their own. */
export const keptKinds = ({ brandQuizSelections, useCustomSelections }: Before): ReadonlySet<keyof Shown> => {
  const { colorSelection, fontSelections, marketingKitSelection } = brandQuizSelections;
  const places = {
    color: useCustomSelections ? YOUR_CHOICE : colorSelection?.orderIndex,
    headline: fontSelections?.headlineSelection.fontRecommendationOrderIndex,
    bulkText: fontSelections?.bulkTextSelection.fontRecommendationOrderIndex,
    marketingKit: marketingKitSelection?.orderIndex,
  } satisfies Record<keyof Shown, number | undefined>;
  return new Set((Object.keys(places) as (keyof Shown)[]).filter((kind) => (places[kind] ?? 0) !== 0));
};

const ahead = <S extends { orderIndex?: number | undefined }>(selection: S): S => ({
  ...selection,
  orderIndex: YOUR_CHOICE,
});
const fontAhead = <F extends object>(font: F): F => ({ ...font, fontRecommendationOrderIndex: YOUR_CHOICE });

/** A letter as names are compared: large or small, with or without its accent. */
const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A mark stays with its name; where the name has lost a letter of it, or its word, it goes, and that is told. */
const markAfter = ({ markSelection }: Choice, name: string): Pick<Choice, 'markSelection' | 'markDropped'> => {
  if (!markSelection) return {};
  const { letters } = markSelection.recipe;
  const [inName, drawnFrom] = [plainLetters(name), plainLetters(letters)];
  // letters of a monogram may stand anywhere, what is drawn for a word needs the word
  const needed = markSelection.recipe.family === 'thing' ? [drawnFrom] : Array.from(drawnFrom);
  return needed.every((one) => inName.includes(one)) ? { markSelection } : { markDropped: letters };
};

/**
 * What is chosen once there are new recommendations: of each kind the first, unless the founder keeps theirs, which
 * then comes ahead of the new list (flow decisions). A mark is the founder's choice and stays as long as `name`, the
 * logo's text, has its letters.
 */
export const choiceAfter = (before: Before, first: Choice, name: string): StoredSelections => {
  const kept = keptKinds(before);
  const { colorSelection: color, fontSelections: fonts, marketingKitSelection: kit } = before.brandQuizSelections;
  const { customSelections: own } = before;
  const firstFonts = first.fontSelections;
  return {
    brandQuizSelections: {
      ...first,
      ...markAfter(before.brandQuizSelections, name),
      ...(color && kept.has('color') ? { colorSelection: ahead(color) } : {}),
      ...(fonts && firstFonts
        ? {
            fontSelections: {
              headlineSelection: kept.has('headline')
                ? fontAhead(fonts.headlineSelection)
                : firstFonts.headlineSelection,
              bulkTextSelection: kept.has('bulkText')
                ? fontAhead(fonts.bulkTextSelection)
                : firstFonts.bulkTextSelection,
            },
          }
        : {}),
      ...(kit && kept.has('marketingKit') ? { marketingKitSelection: ahead(kit) } : {}),
    },
    customSelections: own.colorSelection ? { ...own, colorSelection: ahead(own.colorSelection) } : own,
  };
};
