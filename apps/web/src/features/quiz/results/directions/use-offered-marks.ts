import type { OfferedMark } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDelay } from '../../../../ui/use-delay.ts';
import { useConfirmed, type Studio } from '../choice/use-studio.ts';
import { marksQuery } from '../mark/mark-queries.ts';

/** Milliseconds after which directions are shown without marks; those that come later join them. */
const AWAITED = 5_000;

/** The marks of the name, the best first; none where somebody brought logos of their own. */
export const useOfferedMarks = ({ quiz, selections, choices }: Studio) => {
  const client = useQueryClient();
  const { brandQuizSelections, logoText } = useConfirmed(choices);
  const { headlineSelection, bulkTextSelection } = brandQuizSelections.fontSelections ?? {};
  const query = marksQuery({
    quizId: quiz._id,
    name: logoText || quiz.companyName,
    fonts: [headlineSelection?.fontName ?? '', bulkTextSelection?.fontName ?? ''],
    keywords: quiz.thoughtsAndFeelings.map(({ _id }) => _id),
  });
  const isWanted = !selections.hasCustomLogos;
  const { data, isPending } = useQuery({ ...query, enabled: isWanted });
  const isLate = useDelay(AWAITED);
  const marks: readonly OfferedMark[] = data?.marks ?? [];
  const isAwaited = isWanted && isPending && !isLate;
  /** Those that are there, or that will be in a moment. */
  const whenDrawn = async (): Promise<readonly OfferedMark[]> => {
    if (!isAwaited) return marks;
    const set = await client.ensureQueryData(query).catch(() => undefined);
    return set?.marks ?? [];
  };
  return { marks, isAwaited, whenDrawn };
};
