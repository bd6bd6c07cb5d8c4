import type { Quiz } from '@signet/contract';
import { fingerprint, quizPages, savedAnswers, type FormPage, type PageAnswers } from '../pages/quiz-pages.ts';

/** Answers that were changed and not yet saved. */
export type Draft<P extends FormPage = FormPage> = {
  answers: PageAnswers[P];
  /** Fingerprint of the page's saved answers when the change began, and the quiz's version then. */
  base: string;
  version: number;
};

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// A quiz belongs to one person, so that its id keeps two people on one computer apart.
const nameOf = (quizId: string, page: FormPage) => `signet.quiz.${quizId}.page${page}`;

const readBack = (storage: Kept, name: string, page: FormPage): Draft | undefined => {
  try {
    const text = storage.getItem(name);
    if (text === null) return undefined;
    const { answers, base, version } = JSON.parse(text) as Partial<Draft>;
    const shaped = quizPages[page].draft.safeParse(answers);
    if (!shaped.success || typeof base !== 'string' || typeof version !== 'number') return undefined;
    return { answers: shaped.data, base, version };
  } catch {
    // Storage forbidden, or not what we wrote.
    return undefined;
  }
};

/**
 * Keeps unsaved answers, per quiz and page, through reloads and detours. `storage` is the browser's; where it is full
 * or forbidden, drafts still live as long as the page does.
 */
export const createDraftStore = (storage: Kept) => {
  const held = new Map<string, Draft | undefined>();
  const listeners = new Set<() => void>();

  const put = (name: string, draft: Draft | undefined) => {
    held.set(name, draft);
    try {
      if (draft) storage.setItem(name, JSON.stringify(draft));
      else storage.removeItem(name);
    } catch {
      // Full or forbidden storage: `held` still has it.
    }
    for (const listener of listeners) listener();
  };

  const read = <P extends FormPage>(quizId: string, page: P): Draft<P> | undefined => {
    const name = nameOf(quizId, page);
    if (!held.has(name)) held.set(name, readBack(storage, name, page));
    return held.get(name) as Draft<P> | undefined;
  };

  return {
    read,
    /** Keeps `answers`, or forgets the draft when they are again what is saved. */
    write: <P extends FormPage>(quiz: Quiz, page: P, answers: PageAnswers[P]) => {
      const saved = fingerprint(page, savedAnswers(quiz)[page]);
      const before = read(quiz._id, page);
      const unchanged = fingerprint(page, answers) === saved;
      put(
        nameOf(quiz._id, page),
        unchanged ? undefined : { answers, base: before?.base ?? saved, version: before?.version ?? quiz.version },
      );
    },
    drop: (quizId: string, page: FormPage) => put(nameOf(quizId, page), undefined),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The browser's own storage, where it may be used at all. */
const browserStorage = (): Kept => {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
};

/** The one store of unsaved answers. */
export const drafts = createDraftStore(browserStorage());

/**
 * The version that a save of this page is based on. When the page's saved answers were changed elsewhere since the
 * draft began, it is the version of then: the server refuses it and the founder decides (flow decisions: never silent
 * loss). Changes to other pages do not matter.
 */
export const basedOn = <P extends FormPage>(quiz: Quiz, page: P, draft: Draft<P> | undefined): number =>
  draft && draft.base !== fingerprint(page, savedAnswers(quiz)[page]) ? draft.version : quiz.version;
