import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', label: 'ONE' },
  { id: 'two', label: 'TWO' },
  { id: 'three', label: 'THREE' },
] as const;

let page: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const open = async (panel: React.ReactNode = 'words alone') => {
  const onSelect = vi.fn<(id: string) => void>();
  await act(async () =>
    root.render(
      <Tabs label="Parts" tabs={tabs} selected="two" onSelect={onSelect}>
        {panel}
      </Tabs>,
    ),
  );
  return onSelect;
};
const strip = () => [...page.querySelectorAll<HTMLElement>('[role=tab]')];
const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers })),
  );
const stops = () => strip().map((tab) => tab.tabIndex);

it('Tab comes to the tab that is open, arrows go round all of them, and none of that opens one', async () => {
  const onSelect = await open();
  expect(stops()).toEqual([-1, 0, -1]);
  await act(async () => strip()[1]?.focus());
  const reached = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await press(key);
    reached.push(document.activeElement?.textContent);
  }
  expect(reached).toEqual(['THREE', 'ONE', 'THREE', 'ONE', 'THREE']);
  expect(stops()).toEqual([-1, -1, 0]);
  await act(async () => strip()[2]?.blur());
  expect(stops()).toEqual([-1, 0, -1]);
  expect(onSelect).not.toHaveBeenCalled();
});

it('a press opens another tab, and of the open one it does nothing', async () => {
  const onSelect = await open();
  await act(async () => strip()[1]?.click());
  await act(async () => strip()[0]?.click());
  expect(onSelect.mock.calls).toEqual([['one']]);
});

it('the panel names its tab, and is a stop of the keyboard only while it has none in it', async () => {
  await open();
  const panel = () => page.querySelector<HTMLElement>('[role=tabpanel]');
  expect(panel()?.getAttribute('aria-labelledby')).toBe(strip()[1]?.id);
  expect(strip()[1]?.getAttribute('aria-controls')).toBe(panel()?.id);
  expect(panel()?.tabIndex).toBe(0);
  await open(<button type="button">Press</button>);
  expect(panel()?.hasAttribute('tabindex')).toBe(false);
});

it('a panel that has the focus keeps it when something to press arrives in it', async () => {
  await open();
  const panel = page.querySelector<HTMLElement>('[role=tabpanel]');
  await act(async () => panel?.focus());
  await open(<button type="button">Press</button>);
  expect(panel?.tabIndex).toBe(0);
  expect(document.activeElement).toBe(panel);
});

it('Alt with an arrow is the browser’s way back, and leads to no other tab', async () => {
  await open();
  await act(async () => strip()[1]?.focus());
  for (const modifiers of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }]) await press('ArrowLeft', modifiers);
  expect(document.activeElement?.textContent).toBe('TWO');
});
