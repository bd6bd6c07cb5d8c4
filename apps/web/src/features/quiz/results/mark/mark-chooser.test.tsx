import type { MarkSelection, OfferedMark } from '@signet/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkChooser } from './mark-chooser.tsx';

const face = { fontName: 'Lora', fontWeight: 700, fontStyle: 'normal' } as const;
const mark = (title: string, family: OfferedMark['recipe']['family'], round = 0): OfferedMark => ({
  recipe: { family, letters: 'Q', values: [title], ...(round ? { round } : {}) },
  face,
  title,
  path: 'M0 0H10V10Z',
  width: 10,
  height: 10,
  reasons: [{ kind: 'construction', sentence: `Your Q as ${title}.` }],
  nearest: { name: 'Acme', distance: 0.41 },
  verdict: 'Clear at 16 px',
  nudges: { weight: { at: 1, of: 3 }, round: { at: round, of: 5 }, letters: ['Q', 'u'] },
});
const marks = [mark('One', 'modules'), mark('Two', 'slice'), mark('Three', 'tile'), mark('Four', 'arc')];

let page: HTMLElement;
/** What the server has drawn. */
let drawn: OfferedMark[];
let root: Root;
/** What the server says to a nudge. */
let answer: object;
let asked: { url: string; body: unknown }[];

const Host = ({ first, dropped }: { first: MarkSelection | undefined; dropped: string | undefined }) => {
  const [selected, setSelected] = useState(first);
  return (
    <MarkChooser
      quizId="q"
      name="Quern"
      fonts={['Lora']}
      keywords={['soft']}
      selected={selected}
      saved={selected}
      dropped={dropped}
      color="#1f5f57"
      nameStyle={{ fontFamily: 'Lora' }}
      onChoose={setSelected}
    />
  );
};

const show = async (first?: MarkSelection, dropped?: string) => {
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Host first={first} dropped={dropped} />
    </QueryClientProvider>,
  );
  await vi.waitUntil(() => radios('Mark').length > 0);
};
const radios = (legend: string): HTMLInputElement[] =>
  [...page.querySelectorAll('fieldset')]
    .filter((one) => one.querySelector('legend')?.textContent === legend)
    .flatMap((one) => [...one.querySelectorAll<HTMLInputElement>('input[type=radio]')]);
const checked = (legend: string): number => radios(legend).findIndex((one) => one.checked);
const press = (element: Element | undefined) => {
  if (!(element instanceof HTMLElement)) expect.fail('there is nothing to press');
  element.click();
};
/** Until what is on screen follows from what was pressed. */
const soon = (check: () => void) => vi.waitFor(check);
const status = () => page.querySelector('p[role=status]')?.textContent;

beforeEach(() => {
  asked = [];
  drawn = marks;
  answer = { verdict: 'Clear at 16 px', mark: mark('One', 'modules', 2) };
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    if (url.endsWith('/nudge')) return Response.json(answer);
    if (url.endsWith('/marks')) return Response.json({ quizId: 'q', isCurrent: true, known: 4412, marks: drawn });
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
});

it('three marks are shown at first, and no mark as a choice of its own, taken until another is', async () => {
  await show();
  expect(radios('Mark')).toHaveLength(4);
  expect(checked('Mark')).toBe(3);
  expect(page.textContent).not.toContain('Roundness');
  press([...page.querySelectorAll('button')].find((one) => one.textContent?.includes('1 more')));
  await soon(() => expect(radios('Mark')).toHaveLength(5));
});

it('no two marks side by side are recommended in the same words', async () => {
  const calm = { kind: 'form', sentence: 'Soft: far rounder than most marks.' } as const;
  drawn = marks.map((one) => ({ ...one, reasons: [...one.reasons, calm] }));
  await show();
  expect(page.textContent).toContain(calm.sentence);
  expect(page.textContent.split(calm.sentence)).toHaveLength(2);
  expect(page.textContent).toContain('Your Q as Two.');
});

it('the nearest known mark is told as a distance, and no mark is ever called free', async () => {
  await show();
  expect(page.textContent).toContain('Of 4,412 known marks, the most similar is Acme’s');
  expect(page.textContent?.toLowerCase()).not.toContain('free');
});

it('what marks were drawn from is said as far as it is there', async () => {
  await show();
  expect(page.textContent).toContain('Drawn from your own letters. ');
  expect(page.textContent).not.toContain('what your name says');
  root.unmount();
  drawn = [mark('Held', 'bearer'), mark('Asked', 'spoken')];
  root = createRoot(page);
  await show();
  expect(page.textContent).toContain('Drawn from your own letters, and from what your name says and your keywords.');
});

it('a known mark that comes near is to be looked at, and a far one of one letter is not named', async () => {
  drawn = [{ ...mark('One', 'tile'), nearest: { name: 'Acme', distance: 0.21 } }];
  await show();
  expect(page.textContent).toContain('the most similar is Acme’s: compare the two before you choose.');
  root.unmount();
  drawn = [{ ...mark('One', 'tile'), nearest: { name: 'C', distance: 0.4 } }];
  root = createRoot(page);
  await show();
  expect(page.textContent).toContain('Of 4,412 known marks, the most similar is clearly different.');
  root.unmount();
  drawn = [{ ...mark('One', 'tile'), nearest: { name: 'HP', distance: 0.21 } }];
  root = createRoot(page);
  await show();
  expect(page.textContent).toContain('the most similar is HP’s: compare the two before you choose.');
});

it('a chosen mark can be changed and stands with the name; none again takes both away', async () => {
  await show();
  expect(page.textContent).toContain('No mark is chosen: your logo is the name alone.');
  press(radios('Mark')[1]);
  await soon(() => expect(status()).toBe('Clear at 16 px'));
  expect(page.textContent).not.toContain('No mark is chosen');
  expect(checked('Mark')).toBe(1);
  expect(checked('How the mark stands with the name')).toBe(0);
  press(radios('Mark')[3]);
  await soon(() => expect(page.textContent).not.toContain('Roundness'));
});

it('a letter that a gate refuses is said in words, and the mark stays as it was', async () => {
  answer = { verdict: 'Too thin at 16 px' };
  await show({ recipe: marks[0]?.recipe ?? expect.fail('no mark'), face, lockup: 'horizontal' });
  await soon(() => expect(radios('Letter')).toHaveLength(2));
  press(radios('Letter')[1]);
  await soon(() => expect(status()).toBe('Too thin at 16 px'));
  expect(checked('Letter')).toBe(0);
});

it('a mark that was changed is shown among the first, also on a second visit', async () => {
  const nudged = mark('One', 'modules', 2);
  answer = { verdict: 'Clear at 16 px', mark: nudged };
  await show({ recipe: nudged.recipe, face, lockup: 'stacked' });
  await soon(() => expect(checked('Mark')).toBe(0));
  expect(asked.find(({ url }) => url.endsWith('/nudge'))?.body).toEqual({ quizId: 'q', recipe: nudged.recipe, face });
  expect(radios('Mark')).toHaveLength(4);
  expect(checked('How the mark stands with the name')).toBe(1);
});

it('a mark whose letter the name has lost is told of', async () => {
  await show(undefined, 'Z');
  expect(page.textContent).toContain('Your mark was drawn from “Z”, which is no longer in the name');
});

it('shows the name alone in the face of the logo, as it would stand', async () => {
  await show();
  const alone = [...page.querySelectorAll('fieldset span')].find(
    (one) => one.childElementCount === 0 && one.textContent === 'Quern',
  );
  expect(alone?.getAttribute('style')).toContain('Lora');
});
