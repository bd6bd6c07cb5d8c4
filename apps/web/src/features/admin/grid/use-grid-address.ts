import { limits } from '@signet/contract';
import { useSearchParams } from 'react-router';

export type SortDirection = 'asc' | 'desc';
/** Where a grid stands: in the address, so that back, reload and a shared link show the same. */
export type GridAddress = { page: number; search: string; sort: string; direction: SortDirection };

const directions = ['asc', 'desc'] as const;

const whole = (text: string | null): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : 0;
};

/** Reads the address; whatever in it cannot be is left out. `sorts` are the columns that can be sorted by. */
export const gridAddressOf = (
  query: URLSearchParams,
  sorts: readonly string[],
  first: SortDirection = 'asc',
): GridAddress => ({
  page: whole(query.get('page')),
  search: (query.get('search') ?? '').slice(0, limits.searchQueryLength),
  sort: sorts.find((one) => one === query.get('sort')) ?? sorts[0] ?? '',
  direction: directions.find((one) => one === query.get('direction')) ?? first,
});

/** The query of an address, without what is as it is at first. */
export const queryOf = (
  { page, search, sort, direction }: GridAddress,
  sorts: readonly string[],
  first: SortDirection = 'asc',
): URLSearchParams => {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (sort !== sorts[0]) query.set('sort', sort);
  if (direction !== first) query.set('direction', direction);
  if (page > 0) query.set('page', String(page));
  return query;
};

const own = ['page', 'search', 'sort', 'direction'];

/** Where a grid stands and how it is moved, whatever else the query says; a search or sort begins at the first page. */
export const useGridAddress = (sorts: readonly string[], first?: SortDirection) => {
  const [query, setQuery] = useSearchParams();
  const address = gridAddressOf(query, sorts, first);
  return {
    address,
    /** `replace`: back leads past where it stood before. */
    move: (to: Partial<GridAddress>, { replace = 'search' in to }: { replace?: boolean } = {}) => {
      const others = [...query].filter(([name]) => !own.includes(name));
      const moved = queryOf({ ...address, page: 0, ...to }, sorts, first);
      setQuery(new URLSearchParams([...others, ...moved]), { replace });
    },
  };
};
