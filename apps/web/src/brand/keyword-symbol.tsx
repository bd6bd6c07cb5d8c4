import { brainCalls, type KeywordRecord } from '@signet/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

type Props = {
  keyword: Pick<KeywordRecord, 'icon' | 'iconStyle'>;
  /** The brain version whose sheet has the icon. */ brainVersionId: string;
  size?: number;
};

/**
 * Whether the sheet of icons can be had: a picture that points into it shows nothing where it cannot, and says nothing.
 * What comes is kept by the browser, which draws from it.
 */
export const iconSheetQuery = (versionId: string) =>
  queryOptions({
    queryKey: ['icons', versionId],
    queryFn: async ({ signal }) => (await call(brainCalls.icons, { params: { versionId } }, { signal })).ok,
    staleTime: Infinity,
  });

/** A keyword's icon in the color of the text around it. */
export const KeywordSymbol = ({ keyword, brainVersionId, size = 24 }: Props) => {
  const sheet = brainCalls.icons.path.replace(':versionId', brainVersionId);
  const symbol = keyword.iconStyle === 'filled' ? `${keyword.icon}-filled` : keyword.icon;
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${symbol}`} />
    </svg>
  );
};
