import type { PinnedBrand, RecommendationSet, Selections } from '@signet/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { brandOf, brandQuery, hasFontForName, keptFor, logoFilesQuery } from './brand-queries.ts';

afterEach(() => vi.unstubAllGlobals());

const face = {
  fontName: 'Lora',
  fontType: 'serif',
  fontWeight: 600,
  fontStyle: 'normal',
  fontRecommendationId: 'lora',
  fontRecommendationOrderIndex: 0,
  fonts: [],
} satisfies NonNullable<Selections['activeSelections']['fontSelections']>['headlineSelection'];
const colors = {
  p1: '#152a5e',
  p2: '#131d36',
  s1: '#006566',
  a1: '#7dbbe3',
  a2: '#a3d7da',
  n1: '#4a505c',
  n2: '#d8e0ef',
  n3: '#f4f4fd',
  b1: '#10141c',
  w1: '#fdfdff',
};
const active = {
  colorSelection: { key: 'scheme', orderIndex: 0, colors },
  fontSelections: { headlineSelection: face, bulkTextSelection: face },
};
const selections: Selections = {
  _id: 'selections',
  quizId: 'quiz',
  version: 3,
  brandQuizSelections: active,
  customSelections: {},
  activeSelections: active,
  useCustomSelections: false,
  hasCustomLogos: false,
};

const lora = {
  _id: 'lora',
  fontName: 'Lora',
  fontType: 'serif',
  fontWeight: 600,
  fontStyle: 'normal' as const,
  orderIndex: 0,
  matchScore: 90,
  reasons: [],
  fonts: [],
  licence: 'OFL-1.1',
  designer: 'Cyreal',
};
const recommending = (
  fonts: RecommendationSet['fontRecommendations']['headLineRecommendations']['fonts'],
): RecommendationSet => ({
  _id: 'set',
  quizId: 'quiz',
  isCurrent: true,
  colorRecommendations: { colors: [], limit: 0 },
  fontRecommendations: {
    headLineRecommendations: { fonts, limit: fonts.length },
    bulkTextRecommendations: { fonts, limit: fonts.length },
  },
  marketingKitRecommendations: { kits: [], limit: 0 },
});

test('a brand has the colors and fonts that are selected', () => {
  expect(brandOf(selections, recommending([lora]))).toMatchObject({
    schemeKey: 'scheme',
    colors,
    headline: face,
    bulkText: face,
  });
});

test('a name that no font can draw has no brand, even where fonts were selected for an earlier name', () => {
  expect(hasFontForName(recommending([]))).toBe(false);
  expect(brandOf(selections, recommending([]))).toBeUndefined();
});

/** A server with the selections above, that answers what it is told of recommendations and of completed brands. */
const asking = async (completed: boolean, answers: Record<string, () => Response>) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const address = `${method} ${url.replace(/\/$/, '')}`;
    asked.push(address);
    return answers[address]?.() ?? Response.json(selections);
  });
  const client = new QueryClient();
  const brand = await client.fetchQuery(brandQuery(client, { _id: 'quiz', version: 1, completed }));
  return { brand, asked: asked.toSorted() };
};
const GET = 'GET /api/recommendations/?quizId=quiz';
const POST = 'POST /api/recommendations';
const set = () => Response.json(recommending([lora]));

test('an open quiz has the brand of its present answers, which the server made when they were saved', async () => {
  const { brand, asked } = await asking(false, { [GET]: set });
  expect(brand?.schemeKey).toBe('scheme');
  expect(asked).toEqual([GET, 'GET /api/selections/quiz']);
});

test.each([
  ['there is none yet', () => Response.json({ message: '', errorCode: 'recommendationsMissing' }, { status: 404 })],
  ['it is of earlier answers', () => Response.json({ ...recommending([]), isCurrent: false })],
])('where %s it is asked for once more, and after it what is selected of it', async (_what, stored) => {
  const { brand, asked } = await asking(false, { [GET]: stored, [POST]: set });
  expect(brand?.schemeKey).toBe('scheme');
  expect(asked).toEqual([GET, 'GET /api/selections/quiz', 'GET /api/selections/quiz', POST]);
});

test('a completed quiz has the brand that was pinned, and nothing is asked of what is recommended now', async () => {
  const { brand, asked } = await asking(true, {
    'GET /api/brands/quiz': () =>
      Response.json({
        _id: 'version',
        quizId: 'quiz',
        number: 1,
        pinnedAt: '2026-01-01T00:00:00.000Z',
        brainVersionId: 'brain',
        engineVersion: null,
        answers: {
          companyName: 'Northwind',
          websiteUrl: 'northwind.example',
          industry: { _id: 'coffee', name: 'Coffee' },
          businessLifecycle: 'seed',
          competitors: [],
          colorPreferences: { favoriteColors: [], dislikedColors: [] },
          thoughtsAndFeelings: [],
        },
        research: { competitors: [], readAt: null },
        logoText: 'Northwind',
        chosen: active,
        usesOwnColors: false,
        hasCustomLogos: false,
        recommended: { headline: { ...lora, reasons: [{ kind: 'keyword', sentence: 'It is calm.' }] } },
      } satisfies PinnedBrand),
  });
  expect(brand).toMatchObject({
    schemeKey: 'scheme',
    headline: face,
    recommended: { headline: { designer: 'Cyreal' } },
  });
  expect(asked).toEqual(['GET /api/brands/quiz']);
});

test('signed addresses of logos are kept until they expire, and not asked for again before', async () => {
  const now = Date.now();
  const expiring = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const file = {
    cut: 'standard',
    lockup: 'wordmark',
    colorKey: 'p1',
    format: 'svg',
    fileName: 'logo-p1.svg',
    url: '/x',
  };
  const asked = vi.fn(async () => Response.json({ logos: [{ ...file, expirationTime: expiring(60) }] }));
  vi.stubGlobal('fetch', asked);
  const client = new QueryClient();
  const ask = () => client.fetchQuery(logoFilesQuery);
  expect((await ask())[0]?.url).toBe('/x');
  await ask();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(keptFor([{ expirationTime: expiring(60) }, { expirationTime: expiring(5) }], now)).toBe(4 * 60_000);
  expect(keptFor([{ expirationTime: expiring(-5) }], now)).toBe(0);
});
