import { expect, test } from 'vitest';
import type { Book, PinnedBrand } from '@signet/contract';
import { createBookService } from './book.service.ts';
import type { BookTask } from './book-task.ts';

/** A service over a drawing that counts; the first `failing` of its books go wrong. */
const counted = (failing = 0) => {
  const drawn: string[] = [];
  const service = createBookService({
    brands: { get: async () => ({ _id: 'brand 1' }) as PinnedBrand },
    tasks: async (userId, brandId) => ({ key: `${userId} ${brandId}` }) as BookTask,
    drawing: {
      screen: async (owner, { key }) => {
        drawn.push(`${owner}: ${key}`);
        if (drawn.length <= failing) throw new Error('The thread was lost');
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
  expect([svg, drawn]).toEqual(['<svg/>', ['ada: ada brand 1']]);
});

test('what was drawn ahead, when the brand was completed, is there when it is opened', async () => {
  const { drawn, service } = counted();
  await service.drawAhead({ userId: 'ada', subject: 'quiz 1' });
  await service.of({ _id: 'ada', activeQuizId: 'quiz 1' }, undefined);
  expect(drawn).toHaveLength(1);
});

test('a book that could not be drawn is tried again by whoever asks next', async () => {
  const { drawn, service } = counted(1);
  await expect(service.open('ada', 'brand 1')).rejects.toThrow('lost');
  expect((await service.open('ada', 'brand 1')).drawings.size).toBe(1);
  expect(drawn).toHaveLength(2);
});
