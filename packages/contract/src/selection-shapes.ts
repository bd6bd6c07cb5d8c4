import * as z from 'zod/mini';
import { fontFace } from './font-face.ts';
import { markSelection } from './mark-shapes.ts';

export const fontType = z.enum(['serif', 'sans-serif', 'handwriting', 'display', 'cursive', 'monospace', 'fantasy']);
/** Spec results §3. `fonts` are the faces of the family; `matchScore` is absent where nobody recommended it. */
const fontSelection = z.object({
  ...fontFace.shape,
  fontType,
  fonts: z._default(z.array(fontFace).check(z.maxLength(40)), []),
  matchScore: z.optional(z.number()),
  fontRecommendationOrderIndex: z.optional(z.int()),
  fontRecommendationId: z.optional(z.string().check(z.maxLength(64))),
});
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Invalid hex color (must be 6 digits)'));
/** Spec results §3: the roles of a scheme; w1 is read by brand book and logos, c1 is optional. */
export const brandColors = z.object({
  p1: hex,
  p2: hex,
  s1: hex,
  a1: hex,
  a2: hex,
  n1: hex,
  n2: hex,
  n3: hex,
  b1: hex,
  w1: z.optional(hex),
  c1: z.optional(hex),
});
export type BrandColors = z.output<typeof brandColors>;
/** A name for each role of a scheme. */
export const colorNames = z.object({
  p1: z.string(),
  p2: z.string(),
  s1: z.string(),
  a1: z.string(),
  a2: z.string(),
  n1: z.string(),
  n2: z.string(),
  n3: z.string(),
  b1: z.string(),
  w1: z.string(),
});
const colorSelection = z.object({
  key: z.string().check(z.maxLength(64)),
  orderIndex: z.optional(z.int()),
  colors: brandColors,
});
/**
 * A kit of the brain as it is recommended and selected: its row's id, the key that its drawing code is found by, and
 * the words for it.
 */
export const marketingKit = z.object({
  marketingKitId: z.string().check(z.maxLength(64)),
  marketingKitKey: z.string().check(z.maxLength(64)),
  name: z.string().check(z.maxLength(200)),
  description: z.string().check(z.maxLength(2000)),
  styles: z
    .array(
      z.object({
        name: z.string().check(z.maxLength(64)),
        icon: z.string().check(z.maxLength(64)),
        iconStyle: z.string().check(z.maxLength(16)),
      }),
    )
    .check(z.maxLength(8)),
});
const marketingKitSelection = z.object({ ...marketingKit.shape, orderIndex: z.optional(z.int()) });
/**
 * Spec results §3. Every part is absent until it has been recommended. Without `markSelection` the logo is the name
 * alone (flow decisions); `markDropped` names the letters of a mark that went when the name lost them, until another
 * choice is saved.
 */
export const brandQuizSelections = z.object({
  colorSelection: z.optional(colorSelection),
  fontSelections: z.optional(z.object({ headlineSelection: fontSelection, bulkTextSelection: fontSelection })),
  marketingKitSelection: z.optional(marketingKitSelection),
  markSelection: z.optional(markSelection),
  markDropped: z.optional(z.string().check(z.maxLength(40))),
});
/** Flow decisions: customSelections holds the colors only; activeSelections is merged by the server. */
export const customSelections = z.object({ colorSelection: z.optional(colorSelection) });
