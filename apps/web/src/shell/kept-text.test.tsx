import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptText } from './kept-text.ts';

const given = vi.hoisted(() => ({ user: { _id: 'ann', activeQuizId: 'bakery' } }));
vi.mock('./visitor.ts', () => ({ useUser: () => given.user }));

type Kept = ReturnType<typeof useKeptText>;
let kept: Kept;
const Field = ({ saved, onShown }: { saved: string; onShown: (shown: Kept) => void }) => {
  const shown = useKeptText('story.promise', saved);
  useEffect(() => onShown(shown));
  return null;
};
/** The screen opened anew, as after coming back from another site. */
const open = async (saved = '', user = { _id: 'ann', activeQuizId: 'bakery' }) => {
  given.user = user;
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Field saved={saved} onShown={(shown) => void (kept = shown)} />));
  return () => act(async () => root.unmount());
};
const type = (text: string) => act(async () => kept.change(text));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('what was typed is there again when the founder comes back', async () => {
  const leave = await open();
  await type('Bread that keeps');
  await leave();
  await open();
  expect(kept.text).toBe('Bread that keeps');
});

it('it is of one person and one brand', async () => {
  const leave = await open();
  await type('Bread that keeps');
  await leave();
  await (
    await open('', { _id: 'ann', activeQuizId: 'brewery' })
  )();
  expect(kept.text).toBe('');
  await open('', { _id: 'ben', activeQuizId: 'bakery' });
  expect(kept.text).toBe('');
});

it('nothing is kept of what was saved, or typed back to what is saved', async () => {
  const leave = await open('Bread');
  await type('Bread that keeps');
  expect(sessionStorage.length).toBe(1);
  await type('Bread');
  expect(sessionStorage.length).toBe(0);
  await type('Bread that keeps');
  kept.forget();
  await leave();
  await open('Bread that keeps');
  expect(kept.text).toBe('Bread that keeps');
  expect(sessionStorage.length).toBe(0);
});

it('does not follow into another brand that is chosen while the field stays open', async () => {
  given.user = { _id: 'ann', activeQuizId: 'bakery' };
  const root = createRoot(document.createElement('div'));
  const show = () =>
    act(async () => root.render(<Field saved="" onShown={(shown) => void (kept = shown)} key="one" />));
  await show();
  await type('Bread that keeps');
  given.user = { _id: 'ann', activeQuizId: 'brewery' };
  await show();
  expect(kept.text).toBe('');
  await type('Beer');
  given.user = { _id: 'ann', activeQuizId: 'bakery' };
  await show();
  expect(kept.text).toBe('Bread that keeps');
  await act(async () => root.unmount());
});
