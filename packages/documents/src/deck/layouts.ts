import { contentLayout, type ContentLayout } from './content-layouts.ts';
import type { Look } from './look.ts';
import type { Layout } from './model.ts';

/** Layouts that a deck needs, each made once. */
export const createLayouts = (look: Look, before: readonly Layout[] = []) => {
  const made = new Map<string, Layout>(before.map((layout) => [layout.key, layout]));
  return {
    /** @param on The look that it stands on, where that is not the plain one. */
    content(key: ContentLayout, on: Look = look): Layout {
      const name = on.on === 'plain' ? key : `${key}-${on.on}`;
      const layout = made.get(name) ?? contentLayout(on, key);
      made.set(name, layout);
      return layout;
    },
    /** A poster is drawn around what it says, so each has a layout of its own. */
    keep(layout: Layout): Layout {
      made.set(layout.key, layout);
      return layout;
    },
    all: () => [...made.values()],
  };
};
export type Layouts = ReturnType<typeof createLayouts>;
