import type { RecommendationSet, Selections } from '@signet/contract';
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
} as const;
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

test.each([
  ['an open quiz has the brand of its present answers', false, 'POST /api/recommendations'],
  ['a completed quiz keeps the brand that was saved', true, 'GET /api/recommendations'],
])('%s', async (_, completed, recommendations) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url.replace(/\/$/, '')}`);
    return Response.json(url.startsWith('/api/selections') ? selections : recommending([lora]));
  });
  const client = new QueryClient();
  const brand = await client.fetchQuery(brandQuery(client, { _id: 'quiz', version: 1, completed }));
  expect(brand?.schemeKey).toBe('scheme');
  expect(asked.toSorted()).toEqual([recommendations, 'GET /api/selections'].toSorted());
});

test('signed addresses of logos are kept until they expire, and not asked for again before', async () => {
  const now = Date.now();
  const expiring = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const file = {
    cut: 'positive',
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
