import type { ColorMode } from '@signet/brand';
import { IconBan, IconHeart, IconHeartFilled } from '@tabler/icons-react';

/** A heart for favorites, a crossed circle for disliked: the mark that does not need color. */
export const ModeMark = ({ mode, size = 20, filled = true }: { mode: ColorMode; size?: number; filled?: boolean }) => {
  if (mode === 'disliked') return <IconBan size={size} aria-hidden="true" />;
  return filled ? <IconHeartFilled size={size} aria-hidden="true" /> : <IconHeart size={size} aria-hidden="true" />;
};
