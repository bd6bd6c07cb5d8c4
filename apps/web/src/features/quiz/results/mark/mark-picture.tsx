import type { OfferedMark } from '@signet/contract';

/** A mark by itself, in the color of the text around it. `size`: of the square that it lies in, in px. */
export const MarkPicture = ({
  mark: { path, width, height },
  size,
}: {
  mark: Pick<OfferedMark, 'path' | 'width' | 'height'>;
  size: number;
}) => {
  const longer = Math.max(width, height);
  const box = `${(width - longer) / 2} ${(height - longer) / 2} ${longer} ${longer}`;
  return (
    <svg viewBox={box} width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
};
