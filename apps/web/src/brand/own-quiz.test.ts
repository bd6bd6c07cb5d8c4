import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { OWN, OWN_BOOK, OWN_BRAND, OWN_LASTING } from '../api/own-keys.ts';
import { forgetOwnBrand } from './own-quiz.ts';

it('what is kept of a brand goes, and a list that is on screen and true stays and can still be changed', () => {
  const client = new QueryClient();
  const list = [OWN, 'brandList'];
  for (const queryKey of [
    list,
    [OWN, 'selections', 'quiz'],
    [...OWN_BRAND, 'quiz'],
    OWN_BOOK,
    [...OWN_LASTING, 'logo'],
  ])
    client.setQueryData(queryKey, 'before');
  const observer = new QueryObserver(client, { queryKey: list, enabled: false });
  const stop = observer.subscribe(() => undefined);
  forgetOwnBrand(client, list);
  client.setQueryData(list, 'after');
  expect(observer.getCurrentResult().data).toBe('after');
  expect(client.getQueryData([OWN, 'selections', 'quiz'])).toBeUndefined();
  expect(client.getQueryData(OWN_BOOK)).toBeUndefined();
  expect(client.getQueryData([...OWN_BRAND, 'quiz'])).toBeUndefined();
  expect(client.getQueryData([...OWN_LASTING, 'logo'])).toBe('before');
  stop();
});
