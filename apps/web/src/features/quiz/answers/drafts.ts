import { createDraftStore } from './draft-store.ts';

/** The browser's own storage, where it may be used at all. */
const browserStorage = () => {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
};

/** The one store of unsaved answers. */
export const drafts = createDraftStore(browserStorage());
