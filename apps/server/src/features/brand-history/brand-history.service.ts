import type { SavedBrand } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { BrandHistoryStore, Saved } from './brand-history.store.ts';

type Shown = Pick<SavedBrand, 'name' | 'colors' | 'headline' | 'text' | 'kit'>;

const shownOf = ({ content: { chosen, logo } }: Saved): Shown => ({
  name: logo.text.replaceAll(/\s+/gu, ' '),
  colors: chosen.colorSelection?.colors,
  headline: chosen.fontSelections?.headlineSelection.fontName ?? '',
  text: chosen.fontSelections?.bulkTextSelection.fontName ?? '',
  kit: chosen.marketingKitSelection?.name ?? '',
});

/** What is told of a difference, part by part. */
const changesBetween = (before: Saved, after: Saved): string[] => {
  const [old, now] = [shownOf(before), shownOf(after)];
  const mark = ({ content }: Saved) => JSON.stringify(content.chosen.markSelection ?? null);
  const told: [boolean, string][] = [
    [old.name !== now.name, `name: ${old.name} became ${now.name}`],
    [JSON.stringify(old.colors) !== JSON.stringify(now.colors), 'other colors'],
    [old.headline !== now.headline, `headlines: ${old.headline} became ${now.headline}`],
    [old.text !== now.text, `text: ${old.text} became ${now.text}`],
    [mark(before) !== mark(after), 'another mark'],
    [old.kit !== now.kit, `kit: ${old.kit} became ${now.kit}`],
  ];
  return told.filter(([differs]) => differs).map(([, words]) => words);
};

/** The saved states of a founder's active brand, and the way back to one. */
export const createBrandHistory = ({ db, store }: { db: Database; store: BrandHistoryStore }) => {
  const present = (chain: readonly Saved[]): { saved: SavedBrand[] } => ({
    saved: chain
      .map((one, at) => {
        const before = chain[at - 1];
        return {
          quizId: one.quizId,
          position: at + 1,
          savedAt: one.savedAt.toISOString(),
          isActive: one.isActive,
          ...shownOf(one),
          changes: before ? changesBetween(before, one) : [],
        };
      })
      .toReversed(),
  });

  return {
    list: async (userId: string): Promise<{ saved: SavedBrand[] }> => present(await store.chain(db, userId)),

    /** Pressed twice it is done once. */
    restore: (userId: string, quizId: string): Promise<{ saved: SavedBrand[] }> =>
      db.transaction().execute(async (trx) => {
        await store.lock(trx, userId);
        const chain = await store.chain(trx, userId);
        const wanted = orRefuse(
          chain.find((one) => one.quizId === quizId),
          'notFound',
        );
        const latest = chain.at(-1);
        if (latest && !wanted.isActive) await store.moveToEnd(trx, quizId, latest.quizId, userId);
        return present(await store.chain(trx, userId));
      }),
  };
};

export type BrandHistory = ReturnType<typeof createBrandHistory>;
