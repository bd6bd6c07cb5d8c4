import { describe, expect, it } from 'vitest';
import { gridAddressOf, queryOf } from './use-grid-address.ts';

const sorts = ['email', 'group'];
const read = (query: string) => gridAddressOf(new URLSearchParams(query), sorts);

describe('the address of a grid', () => {
  it('is the first page in the first order where it says nothing', () => {
    expect(read('')).toEqual({ page: 0, search: '', sort: 'email', direction: 'asc' });
  });
  it.each(['page=-1', 'page=1.5', 'page=x', 'sort=password', 'direction=up'])('leaves out %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });
  it('shows the same again: page, search, column and direction', () => {
    const address = { page: 3, search: 'a&b=c', sort: 'group', direction: 'desc' } as const;
    expect(read(queryOf(address, sorts).toString())).toEqual(address);
  });
});
