import { afterAll, expect, test } from 'vitest';
import type { PinnedBrand } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';
import { createBookDrawing } from './book-drawing.ts';
import type { BookTask } from './book-task.ts';

const drawing = createBookDrawing();
afterAll(() => drawing.close());

const face = { fontName: 'Nobody’s', fontType: 'serif', fontWeight: 400, fontStyle: 'normal', fonts: [] } as const;
const colors = { p1: '#7a1f3d', p2: '#4a1226', s1: '#1f4a7a', a1: '#e8a13c', a2: '#5fb8a5' };
const neutrals = { n1: '#4d4650', n2: '#ddd5d9', n3: '#f6f1f3', b1: '#1b1518', w1: '#ffffff' };
const brand = {
  brainVersionId: 'any',
  logoText: 'Quern',
  answers: {
    companyName: 'Quern',
    websiteUrl: '',
    industry: { _id: 'none', name: 'None' },
    thoughtsAndFeelings: [],
  },
  chosen: {
    colorSelection: { key: 'any', orderIndex: 0, colors: { ...colors, ...neutrals } },
    fontSelections: { headlineSelection: face, bulkTextSelection: face },
  },
  recommended: {},
  research: { competitors: [], readAt: null },
} as unknown as PinnedBrand;

/** Of a brain without fonts: nothing can be drawn from it. */
const taskOf = (key: string): BookTask => ({
  key,
  userId: 'ada',
  brand,
  brain: { fonts: [], keywordTraits: [], industryColors: [], colorFamilies: [], marketingKits: [] },
  custom: undefined,
  own: undefined,
});

const codeOf = (drawn: Promise<unknown>): Promise<unknown> =>
  drawn.then(
    () => 'drawn',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

test('what cannot be drawn is refused in the words of any call, although another thread found it out', async () => {
  expect(await codeOf(drawing.opening('ada', taskOf('one')))).toBe('unknownFont');
});

test('one person cannot fill the queue: the tenth of theirs is refused, somebody else’s first is taken', async () => {
  const many = Array.from({ length: 10 }, (_, at) => codeOf(drawing.opening('ada', taskOf(`book ${at}`))));
  const other = codeOf(drawing.opening('grace', taskOf('hers')));
  const codes = await Promise.all(many);
  expect(codes.slice(0, 9)).not.toContain('tooManyRequests');
  expect(codes.at(-1)).toBe('tooManyRequests');
  expect(await other).toBe('unknownFont');
});
