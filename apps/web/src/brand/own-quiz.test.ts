import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetOwnBrand, OWN } from './own-quiz.ts';

it('what is kept of a brand goes, and a list that is on screen and true stays and can still be changed', () => {
  const client = new QueryClient();
  const list = [OWN, 'brandList'];
  for (const queryKey of [list, [OWN, 'selections', 'quiz'], ['brand', 'quiz'], ['book']])
    client.setQueryData(queryKey, 'before');
  const observer = new QueryObserver(client, { queryKey: list, enabled: false });
  const stop = observer.subscribe(() => undefined);
  forgetOwnBrand(client, list);
  client.setQueryData(list, 'after');
  expect(observer.getCurrentResult().data).toBe('after');
  expect(client.getQueryData([OWN, 'selections', 'quiz'])).toBeUndefined();
  expect(client.getQueryData(['book'])).toBeUndefined();
  stop();
});
