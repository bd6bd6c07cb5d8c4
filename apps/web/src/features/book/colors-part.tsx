import type { ShownReason } from '@signet/contract';
import type { Brand } from '../../brand/brand-queries.ts';
import { AccessibilityChapter } from './accessibility-chapter.tsx';
import { ColorsChapter } from './colors-chapter.tsx';
import type { BookContent } from './drawings.tsx';

type Props = { brand: Brand; reasons: readonly ShownReason[]; content: BookContent | undefined };

/** What the tab COLORS shows. */
export const ColorsPart = ({ brand, reasons, content }: Props) => (
  <>
    <ColorsChapter brand={brand} reasons={reasons} content={content} />
    <AccessibilityChapter
      colors={brand.colors}
      names={Object.fromEntries((content?.book.colors.list ?? []).map(({ role, name }) => [role, name]))}
    />
  </>
);
