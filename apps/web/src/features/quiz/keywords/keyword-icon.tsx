import { api, type KeywordRecord } from '@signet/contract';
import { useQuiz } from '../answers/use-answers.ts';

/** A keyword's icon, from the sheet of the brain version that the quiz began with. */
export const KeywordIcon = ({ keyword, size = 24 }: { keyword: Pick<KeywordRecord, 'icon' | 'iconStyle'>; size?: number }) => {
  const { brainVersionId } = useQuiz();
  const sheet = api.brain.icons.path.replace(':versionId', brainVersionId);
  const symbol = keyword.iconStyle === 'filled' ? `${keyword.icon}-filled` : keyword.icon;
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${symbol}`} />
    </svg>
  );
};
