import { expect, test } from 'vitest';
import type { Book, BookOpening, PinnedBrand } from '@signet/contract';
import { createBookService } from './book.service.ts';
import type { BookTask } from './book-task.ts';

/** A service over a drawing that counts; the first `failing` of its tasks go wrong, and books wait for `rest`. */
const counted = ({ failing = 0, rest = Promise.resolve() }: { failing?: number; rest?: Promise<void> } = {}) => {
  const drawn: string[] = [];
  const begin = (what: string): void => {
    drawn.push(what);
    if (drawn.length <= failing) throw new Error('The thread was lost');
  };
  const service = createBookService({
    brands: { get: async () => ({ _id: 'brand 1' }) as PinnedBrand },
    tasks: async (userId, brandId) => ({ key: `${userId} ${brandId}` }) as BookTask,
    drawing: {
      opening: async (owner, { key }) => {
        begin(`opening, ${owner}: ${key}`);
        return { book: {} as BookOpening, drawings: [['clear-space', '<svg id="clear"/>']] };
      },
      whole: async (owner, { key }) => {
        begin(`whole, ${owner}: ${key}`);
        await rest;
        return { book: {} as Book, drawings: [['layout-light', '<svg/>']] };
      },
    },
    madeFiles: {} as never,
    kind: {} as never,
  });
  return { drawn, service };
};

test('a version is drawn once for all who look at it at the same moment, and for whoever looks later', async () => {
  const { drawn, service } = counted();
  await Promise.all([service.open('ada', 'brand 1'), service.open('ada', 'brand 1')]);
  const svg = await service.drawing({ userId: 'ada', brandId: 'brand 1', name: 'layout-light' });
  expect([svg, drawn]).toEqual(['<svg/>', ['opening, ada: ada brand 1', 'whole, ada: ada brand 1']]);
});

test('what was drawn ahead, when the brand was completed, is there when it is opened', async () => {
  const { drawn, service } = counted();
  await service.drawAhead({ userId: 'ada', subject: 'quiz 1' });
  await service.of({ _id: 'ada', activeQuizId: 'quiz 1' }, undefined);
  await service.opening({ _id: 'ada', activeQuizId: 'quiz 1' }, undefined);
  expect(drawn).toHaveLength(2);
});

test('a book opens on its first chapter, with the drawings of it, while the rest is still being drawn', async () => {
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
  const { service } = counted({ rest });
  const whole = service.open('ada', 'brand 1');
  const { names } = await service.opening({ _id: 'ada', activeQuizId: 'quiz 1' }, undefined);
  expect(names).toEqual(['clear-space']);
  expect(await service.drawing({ userId: 'ada', brandId: 'brand 1', name: 'clear-space' })).toContain('clear');
  goOn();
  expect([...(await whole).drawings.keys()]).toEqual(['clear-space', 'layout-light']);
});

test('a book that could not be drawn is tried again by whoever asks next', async () => {
  const { drawn, service } = counted({ failing: 1 });
  await expect(service.open('ada', 'brand 1')).rejects.toThrow('lost');
  expect((await service.open('ada', 'brand 1')).drawings.size).toBe(2);
  expect(drawn).toHaveLength(3);
});
