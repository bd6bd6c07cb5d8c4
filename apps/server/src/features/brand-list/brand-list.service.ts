import type { BrandChange, ListedBrand } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { QuizService } from '../quizzes/quizzes.service.ts';
import type { BrandListStore } from './brand-list.store.ts';

/** More than anybody needs; a bound on what one account can store. */
const MOST_BRANDS = 50;

/** Locks a founder's account until the transaction ends; whether it can keep one more brand. */
export const hasRoom = async (
  store: Pick<BrandListStore, 'lock' | 'count'>,
  trx: Database,
  userId: string,
): Promise<boolean> => {
  await store.lock(trx, userId);
  return (await store.count(trx, userId)) < MOST_BRANDS;
};

export type BrandListParts = { db: Database; store: BrandListStore; quizzes: Pick<QuizService, 'beginAnother'> };

/** The brands of one founder: one of them is active, the others wait. */
export const createBrandListService = ({ db, store, quizzes }: BrandListParts) => {
  const list = async ({ _id }: Chooser, trx: Database = db): Promise<{ brands: ListedBrand[] }> => ({
    brands: await store.list(trx, _id),
  });
  return {
    list: (user: Chooser) => list(user),

    /** An empty quiz beside the others, the one there is where nothing was answered in it; the active stays active. */
    begin: (user: Chooser): Promise<{ quizId: string }> =>
      db.transaction().execute(async (trx) => {
        await store.lock(trx, user._id);
        const untouched = await store.untouched(trx, user._id);
        if (untouched !== undefined) return { quizId: untouched };
        if (!(await hasRoom(store, trx, user._id))) throw new Refusal('tooManyBrands');
        return { quizId: await quizzes.beginAnother(trx, user._id) };
      }),

    /** All of a change or nothing of it. */
    change: (user: Chooser, { quizId, name, archived, active }: BrandChange): Promise<{ brands: ListedBrand[] }> =>
      db.transaction().execute(async (trx) => {
        await store.lock(trx, user._id);
        const brand = orRefuse(
          (await store.list(trx, user._id)).find((one) => one.quizId === quizId),
          'notFound',
        );
        if (active && !brand.isCompleted) throw new Refusal('quizNotCompleted');
        if (archived && (brand.isActive || active)) throw new Refusal('brandIsActive');
        // what is taken up again is not put away any more
        await store.change(trx, quizId, user._id, { name, archived: active ? false : archived });
        if (active) await store.activate(trx, quizId, user._id);
        return list(user, trx);
      }),
  };
};
