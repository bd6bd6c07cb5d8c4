import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { csvFile } from './csv.ts';
import { DiscardGuard } from './discard-guard.tsx';
import type { GridColumn } from './grid-column.ts';
import { PAGE_SIZE } from './grid-source.ts';
import { Grid } from './grid.tsx';
import styles from './grid.module.css';
import { SaveBar } from './save-bar.tsx';
import type { GridState } from './use-grid.ts';
import type { Saving } from './use-saving.ts';

/** The most rows that one file or one selection holds. */
export const MOST_ROWS = 5000;

/** Something beside the rows that could not be loaded. */
export type Failure = { isError: boolean; text: string; again: () => unknown };

type Props<Row extends { _id: string }> = {
  grid: GridState<Row>;
  label: string;
  /** Without it the grid has no search. */
  searchLabel?: string;
  columns: readonly GridColumn<Row>[];
  nameOf: (row: Row) => string;
  emptyText: string;
  fetchFailed: string;
  failures?: readonly Failure[];
  saving?: Saving<Row>;
  /** What can be done with those that are selected. */
  bulk?: ReactNode;
  /** What can be done with the list. */
  tools?: ReactNode;
};

const Failures = ({ failures }: { failures: readonly Failure[] }) =>
  failures
    .filter(({ isError }) => isError)
    .map(({ text, again }) => (
      <Banner key={text} level="error" action={<Button onPress={async () => again()}>Try again</Button>}>
        {text}
      </Banner>
    ));

/**
 * Rows that are gone, or a link from when there were more, lead beyond the last page: then the last one is shown. With
 * edits nobody is moved. Answers whether it stands there.
 */
const useWithinPages = <Row extends { _id: string }>({ page, address, move }: GridState<Row>, isEdited: boolean) => {
  const { records, count = 0, isCountLeast } = page.data ?? {};
  const isBeyond = records?.length === 0 && count > 0 && !isCountLeast && !page.isPlaceholderData;
  const last = Math.ceil(count / PAGE_SIZE) - 1;
  const to = isBeyond && !isEdited && address.page > last ? last : undefined;
  useEffect(() => {
    if (to !== undefined) move({ page: to }, { replace: true });
    // the address is moved once; how it is moved is another function each time
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [to]);
  return to !== undefined;
};

/** The rows, where they are known: an empty page that is still shown says nothing of the one that is on its way. */
const rowsOf = <Row extends { _id: string }>({ data, isError, isPlaceholderData }: GridState<Row>['page']) => {
  if (isPlaceholderData && data?.records.length === 0 && data.count > 0) return undefined;
  return data?.records ?? (isError ? [] : undefined);
};

/** A row that somebody edits is theirs to finish: an act on it would make their own edit the one that lost. */
const EDITED_FIRST = 'Save or discard your changes first.';

/** A grid with all that stands around it: what failed, what is selected, what is edited, and its file. */
export const GridPage = <Row extends { _id: string }>(props: Props<Row>) => {
  const { grid, label, columns, saving, fetchFailed } = props;
  const { page, selected } = grid;
  const [stays, setStays] = useState(0);
  const isEdited = (saving?.count ?? 0) > 0;
  const isMoved = useWithinPages(grid, isEdited);
  const asked: Failure = { isError: page.isError, text: fetchFailed, again: page.refetch };
  /** One more than there is room for: of a search not everything is counted, so that the count cannot tell. */
  const everyRow = async (cut: (most: number) => string): Promise<Row[]> => {
    const rows = await grid.everyRow(MOST_ROWS + 1);
    if (rows.length > MOST_ROWS) toasts.warning(cut(MOST_ROWS));
    return rows.slice(0, MOST_ROWS);
  };
  const download = async (): Promise<void> => {
    try {
      const rows = await everyRow((most) => `The file has the first ${most} rows. Search for fewer to have them all.`);
      const written = columns.filter((column) => column.text);
      const cells = rows.map((row) => written.map((column) => column.text?.(row) ?? ''));
      saveFile(csvFile(`${label}.csv`, [written.map(({ header }) => header), ...cells]));
    } catch {
      toasts.error(fetchFailed);
    }
  };
  const selectAll = async (): Promise<void> => {
    try {
      const rows = await everyRow((most) => `The first ${most} rows are selected.`);
      grid.select(new Map(rows.map((row) => [row._id, row])));
    } catch {
      toasts.error(fetchFailed);
    }
  };
  return (
    <div className={styles.page}>
      <Failures failures={[asked, ...(props.failures ?? [])]} />
      <Grid
        label={label}
        searchLabel={props.searchLabel}
        stays={stays}
        columns={columns}
        rows={isMoved ? undefined : rowsOf(page)}
        nameOf={props.nameOf}
        count={page.data?.count ?? 0}
        isCountLeast={page.data?.isCountLeast ?? false}
        address={grid.address}
        onMove={grid.move}
        selected={selected}
        onSelect={grid.select}
        onSelectAll={selectAll}
        isEdited={(row) => saving?.isEdited(row) ?? false}
        emptyText={page.isError ? undefined : props.emptyText}
        isStale={page.isPlaceholderData}
        bulk={isEdited && props.bulk ? <span>{EDITED_FIRST}</span> : props.bulk}
        tools={
          <>
            {saving && <SaveBar count={saving.count} onSave={saving.save} onDiscard={saving.discard} />}
            {props.tools}
            <IconButton label={`Save ${label} as a file (CSV)`} onPress={() => void download()}>
              <IconDownload size={20} aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      {saving && (
        <DiscardGuard count={saving.count} onDiscard={saving.discard} onStay={() => setStays((before) => before + 1)} />
      )}
    </div>
  );
};
