import type { BrandColors, ShownReason } from '@signet/contract';
import { AccessibilityChapter } from './accessibility-chapter.tsx';
import { ColorsChapter } from './colors-chapter.tsx';
import type { BookContent } from './drawings.tsx';

type Props = { colors: BrandColors; reasons: readonly ShownReason[]; content: BookContent | undefined };

/** What the tab COLORS shows. */
export const ColorsPart = ({ colors, reasons, content }: Props) => (
  <>
    <ColorsChapter colors={colors} reasons={reasons} content={content} />
    <AccessibilityChapter
      colors={colors}
      names={Object.fromEntries((content?.book.colors.list ?? []).map(({ role, name }) => [role, name]))}
    />
  </>
);
