import { limits } from '@signet/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { GridAddress, SortDirection } from './use-grid-address.ts';

/** Spec administration §9. */
export const PAGE_SIZE = limits.gridPageSize;

export type GridAsk<Sort extends string> = {
  limit: number;
  offset: number;
  search?: string;
  sortField: Sort;
  sortDirection: SortDirection;
};
/** `isCountLeast`: there are more, and how many was not counted. `brandCount`: finished brands, of people alone. */
export type GridRows<Row> = {
  records: Row[];
  count: number;
  isCountLeast?: boolean | undefined;
  brandCount?: number | undefined;
};

/** Where a grid's rows come from: a list that the server pages, sorts and searches. */
export type GridSource<Row, Sort extends string = string> = {
  /** What its pages are kept under. */
  key: string;
  /** What can be sorted by, the first order first. */
  sorts: readonly [Sort, ...Sort[]];
  /** Which way the first order goes; ascending where nothing is said. */
  firstDirection?: SortDirection;
  list: (ask: GridAsk<Sort>, signal: AbortSignal | undefined) => Promise<GridRows<Row>>;
};

const askOf = <Row, Sort extends string>(
  { sorts }: GridSource<Row, Sort>,
  { search, sort, direction }: GridAddress,
): Pick<GridAsk<Sort>, 'search' | 'sortField' | 'sortDirection'> => ({
  sortField: sorts.find((one) => one === sort) ?? sorts[0],
  sortDirection: direction,
  ...(search && { search }),
});

/** One page; the one before stays while it loads. */
export const gridPageQuery = <Row, Sort extends string>(source: GridSource<Row, Sort>, address: GridAddress) =>
  queryOptions({
    queryKey: [source.key, address.page, address.search, address.sort, address.direction],
    queryFn: ({ signal }) =>
      source.list({ limit: PAGE_SIZE, offset: address.page * PAGE_SIZE, ...askOf(source, address) }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Every row under this search and sort, the first `most` of them, whatever page is shown. */
export const everyRow = async <Row extends { _id: string }, Sort extends string>(
  source: GridSource<Row, Sort>,
  address: GridAddress,
  most: number,
): Promise<Row[]> => {
  const rows = new Map<string, Row>();
  for (let offset = 0; offset < most; offset += limits.gridPageMost) {
    const page = await source.list({ limit: limits.gridPageMost, offset, ...askOf(source, address) }, undefined);
    for (const row of page.records) rows.set(row._id, row);
    if (page.records.length < limits.gridPageMost) break;
  }
  return [...rows.values()].slice(0, most);
};
