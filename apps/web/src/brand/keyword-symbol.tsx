import { api, type KeywordRecord } from '@signet/contract';

type Props = {
  keyword: Pick<KeywordRecord, 'icon' | 'iconStyle'>;
  /** The brain version whose sheet has the icon. */ brainVersionId: string;
  size?: number;
};

/** A keyword's icon in the color of the text around it. */
export const KeywordSymbol = ({ keyword, brainVersionId, size = 24 }: Props) => {
  const sheet = api.brain.icons.path.replace(':versionId', brainVersionId);
  const symbol = keyword.iconStyle === 'filled' ? `${keyword.icon}-filled` : keyword.icon;
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sheet}#${symbol}`} />
    </svg>
  );
};
