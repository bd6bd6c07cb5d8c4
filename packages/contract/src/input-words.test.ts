import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { inputWords } from './input-words.ts';
import { quizSave } from './quiz-calls.ts';

const wordsFor = (shape: z.ZodMiniType, input: unknown): string[] =>
  shape.safeParse(input, { error: inputWords }).error?.issues.map(({ message }) => message) ?? [];

const anything = z.object({
  fontName: z.optional(z.string().check(z.minLength(1), z.maxLength(5))),
  competitors: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(2))),
  standOut: z.optional(z.number().check(z.gte(0), z.lte(1))),
  fontStyle: z.optional(z.enum(['italic', 'normal'])),
  fontWeight: z.optional(z.string().check(z.regex(/^\d+$/))),
  invitationCode: z.optional(z.string()),
  deeper: z.optional(z.object({ list: z.array(z.number()) })),
});

describe('input that does not fit is spoken of in plain words, by the name of its field', () => {
  it.each([
    [{ fontName: '' }, 'Font: please fill this in.'],
    [{ fontName: 'Helvetica' }, 'Font: please keep it to 5 characters.'],
    [{ competitors: [] }, 'Competitors: please choose at least 1.'],
    [{ competitors: ['a', 'b', 'c'] }, 'Competitors: please choose no more than 2.'],
    [{ standOut: 2 }, 'Fitting in or standing out: the most is 1.'],
    [{ standOut: -1 }, 'Fitting in or standing out: the least is 0.'],
    [{ fontStyle: 'oblique' }, 'Font style: please choose one of those offered.'],
    [{ fontWeight: 'bold' }, 'Font weight: please check how it is written.'],
    [{ invitationCode: 7 }, 'Invitation code: this could not be read.'],
    [{ invitationCode: null }, 'Invitation code: please fill this in.'],
    [{ competitors: [7] }, 'Competitors: this could not be read.'],
  ])('%j: %s', (input, words) => {
    expect(wordsFor(anything, input)).toEqual([words]);
  });

  it('a part that has no name on any page is said to be part of what was sent', () => {
    expect(wordsFor(anything, { deeper: { list: ['x'] } })).toEqual(['Some of the information sent is not valid.']);
    expect(wordsFor(anything, [])).toEqual(['Some of the information sent is not valid.']);
    expect(wordsFor(z.strictObject({}), { __proto__x: 1 })).toEqual(['Some of the information sent is not valid.']);
  });

  it("the specification's own words stay", () => {
    expect(wordsFor(quizSave, { version: 0, companyName: '' })).toContain('Company name is required');
  });
});
