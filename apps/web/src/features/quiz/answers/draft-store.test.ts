import { describe, expect, it } from 'vitest';
import { basedOn, createDraftStore } from './draft-store.ts';
import { quizExample } from '../pages/quiz-example.ts';
import { savedAnswers } from '../pages/quiz-pages.ts';

const quiz = quizExample();
const renamed = { ...savedAnswers(quiz)[1], companyName: 'Acme Robotics' };

/** What a browser's storage does, as far as drafts use it. */
const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
};

describe('a draft', () => {
  it('survives a reload, per quiz and page', () => {
    const storage = memory();
    createDraftStore(storage).write(quiz, 1, renamed);
    const afterReload = createDraftStore(storage);
    expect(afterReload.read(quiz._id, 1)?.answers).toEqual(renamed);
    expect(afterReload.read(quiz._id, 2)).toBeUndefined();
    expect(afterReload.read('another-quiz', 1)).toBeUndefined();
  });
  it('is forgotten when the answers are again what is saved', () => {
    const storage = memory();
    const drafts = createDraftStore(storage);
    drafts.write(quiz, 1, renamed);
    drafts.write(quiz, 1, savedAnswers(quiz)[1]);
    expect(drafts.read(quiz._id, 1)).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });
  it('is dropped on request, from the storage too', () => {
    const storage = memory();
    const drafts = createDraftStore(storage);
    drafts.write(quiz, 1, renamed);
    drafts.drop(quiz._id, 1);
    expect([drafts.read(quiz._id, 1), storage.kept.size]).toEqual([undefined, 0]);
  });
  it('tells those who listen, until they stop', () => {
    const drafts = createDraftStore(memory());
    let heard = 0;
    const stop = drafts.subscribe(() => (heard += 1));
    drafts.write(quiz, 1, renamed);
    stop();
    drafts.drop(quiz._id, 1);
    expect(heard).toBe(1);
  });
  it('is the same object until it changes, so that a screen does not draw for nothing', () => {
    const storage = memory();
    createDraftStore(storage).write(quiz, 1, renamed);
    const drafts = createDraftStore(storage);
    expect(drafts.read(quiz._id, 1)).toBe(drafts.read(quiz._id, 1));
  });
  it.each(['not json', 'null', '{"answers":{"companyName":7},"base":"","version":1}', '{"answers":[]}'])(
    'that was spoilt (%s) is ignored',
    (text) => {
      const storage = memory();
      createDraftStore(storage).write(quiz, 1, renamed);
      for (const name of storage.kept.keys()) storage.kept.set(name, text);
      expect(createDraftStore(storage).read(quiz._id, 1)).toBeUndefined();
    },
  );
  it('lives on in the tab where the storage is full', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const drafts = createDraftStore(full);
    drafts.write(quiz, 1, renamed);
    expect(drafts.read(quiz._id, 1)?.answers).toEqual(renamed);
  });
  it('lives on in the tab where the storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const drafts = createDraftStore({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(drafts.read(quiz._id, 1)).toBeUndefined();
    drafts.write(quiz, 1, renamed);
    expect(drafts.read(quiz._id, 1)?.answers).toEqual(renamed);
  });
});

describe('the version that a save is based on', () => {
  const draftOf = (from: typeof quiz) => {
    const drafts = createDraftStore(memory());
    drafts.write(from, 1, renamed);
    return drafts.read(from._id, 1);
  };
  it('is the quiz as it is on screen when nothing was changed', () => {
    expect(basedOn(quizExample({ version: 7 }), 1, undefined)).toBe(7);
  });
  it('follows the saves of other pages, which do not touch this one', () => {
    expect(basedOn(quizExample({ version: 2, competitors: [] }), 1, draftOf(quiz))).toBe(2);
  });
  it('stays that of then when this page was saved elsewhere meanwhile, so that the server refuses', () => {
    expect(basedOn(quizExample({ version: 2, companyName: 'Acme Foods' }), 1, draftOf(quiz))).toBe(1);
  });
  it('stays so while the draft is edited further', () => {
    const drafts = createDraftStore(memory());
    drafts.write(quiz, 1, renamed);
    const newer = quizExample({ version: 2, companyName: 'Acme Foods' });
    drafts.write(newer, 1, { ...renamed, companyName: 'Acme Robots' });
    expect(basedOn(newer, 1, drafts.read(quiz._id, 1))).toBe(1);
  });
});
