import type { KeywordRecord } from '@signet/contract';
import { KeywordSymbol } from '../../../brand/keyword-symbol.tsx';
import { useQuiz } from '../answers/use-answers.ts';

/** A keyword's icon, from the sheet of the brain version that the quiz began with. */
export const KeywordIcon = ({
  keyword,
  size = 24,
}: {
  keyword: Pick<KeywordRecord, 'icon' | 'iconStyle'>;
  size?: number;
}) => <KeywordSymbol keyword={keyword} brainVersionId={useQuiz().brainVersionId} size={size} />;
