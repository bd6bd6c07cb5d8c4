import * as z from 'zod/mini';
import { activeUser } from './access.ts';
import { defineCall } from './call.ts';
import { brandColors } from './selection-shapes.ts';

/**
 * One saved state of a founder's active brand. `changes` says what differs from the state before; empty for the first.
 */
const savedBrand = z.object({
  quizId: z.string(),
  position: z.number(),
  savedAt: z.string(),
  isActive: z.boolean(),
  name: z.string(),
  colors: z.optional(brandColors),
  headline: z.string(),
  text: z.string(),
  kit: z.string(),
  changes: z.array(z.string()),
});
export type SavedBrand = z.output<typeof savedBrand>;
const history = z.object({ saved: z.array(savedBrand) });

/** A brand as it was saved time after time: an edit is a copy that replaces the one before. */
export const brandHistoryCalls = {
  /** The latest first. */
  list: defineCall({ method: 'GET', path: '/api/brandHistory', access: activeUser, response: history }),
  /** Makes an earlier state the latest again; nothing is lost by it. */
  restore: defineCall({
    method: 'POST',
    path: '/api/brandHistory',
    access: activeUser,
    body: z.object({ quizId: z.uuid() }),
    response: history,
    limit: { perPerson: 60, seconds: 3600 },
  }),
};
