import 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { openLibrary } from './library-page.tsx';

const user = { status: 'active', permissions: {}, features: { 'assetLibrary.letterheads.enabled': true } };
vi.mock('../../shell/visitor.ts', () => ({ useUser: () => user, visitorNow: () => ({ user }) }));
vi.mock('../../api/call.ts', () => ({
  call: async () => ({
    drive: { name: 'Signet Drive' },
    templates: [
      ['pitch-deck', '/deck/1'],
      ['letterhead', '/letter/1'],
      ['letterhead', '/offer/1'],
      ['one-pager', '/page/1'],
    ].map(([type, backgroundImageUrl]) => ({ type, backgroundImageUrl })),
  }),
}));

afterEach(() => {
  queryClient.clear();
  document.head.replaceChildren();
});

const fetchedFor = async (address: string): Promise<(string | null)[]> => {
  await openLibrary({ request: new Request(`http://localhost${address}`) });
  return [...document.head.querySelectorAll('link[rel=preload][as=image]')].map((link) => link.getAttribute('href'));
};

it('the first picture of the tab that the address names is on its way before the library is drawn', async () => {
  expect(await fetchedFor('/library?tab=one-pager')).toEqual(['/page/1']);
});

it('where the address names no tab it is that of the first one a founder has', async () => {
  expect(await fetchedFor('/library')).toEqual(['/letter/1']);
});
