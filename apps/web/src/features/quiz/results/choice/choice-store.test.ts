import { describe, expect, it } from 'vitest';
import { createChoiceStore, Overtaken, PartlySaved, type Choice } from './choice-store.ts';

const named = (logoText: string): Choice => ({
  brandQuizSelections: {},
  customSelections: {},
  useCustomSelections: false,
  logoText,
});

/** A server whose saves are answered one by one, by hand. */
const arranged = () => {
  const shown: string[] = [];
  const failed: { about: string; again: () => void }[] = [];
  const asked: { text: string; answer: () => void; fail: (error: Error) => void }[] = [];
  const store = createChoiceStore({
    confirmed: named('first'),
    save: (wanted) =>
      new Promise((resolve, reject) => {
        asked.push({ text: wanted.logoText, answer: () => resolve({ ...wanted }), fail: reject });
      }),
    show: ({ logoText }) => shown.push(logoText),
    onFailed: (about, _error, again) => failed.push({ about, again }),
  });
  const choose = (logoText: string) => store.choose('logoText', { logoText });
  return { store, shown, failed, asked, choose };
};
const turn = async () => {
  for (let times = 0; times < 10; times++) await Promise.resolve();
};

describe('what is chosen on the results page', () => {
  it('is on screen before it is saved', () => {
    const { store, shown, choose } = arranged();
    choose('second');
    expect(shown).toEqual(['second']);
    expect(store.state()).toMatchObject({ isSaving: true, confirmed: { logoText: 'first' } });
  });
  it('is saved one at a time: of all that was chosen meanwhile only the last', async () => {
    const { store, asked, choose } = arranged();
    for (const text of ['second', 'third', 'fourth']) choose(text);
    expect(asked.map(({ text }) => text)).toEqual(['second']);
    asked[0]?.answer();
    await turn();
    expect(asked.map(({ text }) => text)).toEqual(['second', 'fourth']);
    asked[1]?.answer();
    await turn();
    expect(store.state()).toMatchObject({ isSaving: false, confirmed: { logoText: 'fourth' } });
  });
  it('keeps of what cannot be saved the part that was', async () => {
    const { store, shown, asked, choose } = arranged();
    choose('second');
    asked[0]?.fail(new PartlySaved(named('second'), {}));
    await turn();
    expect(shown.at(-1)).toBe('second');
    expect(store.state()).toMatchObject({ isSaving: false, confirmed: { logoText: 'second' } });
  });
  it('is taken back when it cannot be saved, told by what it was about, and can be tried again', async () => {
    const { store, shown, failed, asked, choose } = arranged();
    choose('second');
    asked[0]?.fail(new Error('no'));
    await turn();
    expect(shown.at(-1)).toBe('first');
    expect(failed.map(({ about }) => about)).toEqual(['logoText']);
    expect(store.state()).toMatchObject({ canUndo: false, isSaving: false });
    failed[0]?.again();
    asked[1]?.answer();
    await turn();
    expect(store.state().confirmed.logoText).toBe('second');
  });
  it('gives way to what somebody else saved in between', async () => {
    const { store, shown, asked, choose } = arranged();
    choose('second');
    asked[0]?.fail(new Overtaken(named('theirs'), {}));
    await turn();
    expect(shown.at(-1)).toBe('theirs');
    expect(store.current().logoText).toBe('theirs');
  });
  it('is undone and redone step by step, and saved each time', async () => {
    const { store, asked, choose } = arranged();
    choose('second');
    choose('third');
    store.undo();
    expect(store.current().logoText).toBe('second');
    store.undo();
    expect(store.current().logoText).toBe('first');
    expect(store.state()).toMatchObject({ canUndo: false, canRedo: true });
    store.redo();
    store.redo();
    expect(store.current().logoText).toBe('third');
    store.undo();
    choose('fifth');
    expect(store.state().canRedo).toBe(false);
    for (const place of [0, 1]) {
      asked[place]?.answer();
      await turn();
    }
    expect(store.state().confirmed.logoText).toBe('fifth');
  });
  it('tells whoever waits whether everything was saved', async () => {
    const { store, asked, choose } = arranged();
    choose('second');
    const saved = store.settled();
    asked[0]?.answer();
    expect(await saved).toBe(true);
    choose('third');
    const lost = store.settled();
    asked[1]?.fail(new Error('no'));
    expect(await lost).toBe(false);
  });
});
