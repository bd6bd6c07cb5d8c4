import { auditCalls, type AuditEntry } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/call.ts';
import { Select } from '../../../ui/select.tsx';
import type { GridColumn } from '../grid/grid-column.ts';
import { GridPage } from '../grid/grid-page.tsx';
import type { GridSource } from '../grid/grid-source.ts';
import { useGrid } from '../grid/use-grid.ts';
import { momentOf } from '../mail/letter-words.ts';
import { aboutWords } from './about-words.ts';
import { actWords } from './act-words.ts';
import grid from '../grid/grid.module.css';
import styles from './audit.module.css';

const ANY = 'any';
const GONE = 'an account that is gone';

const whoIs = (person: AuditEntry['actor'] | null): string => (person ? (person.email ?? GONE) : 'Signet itself');

const Person = ({ of }: { of: AuditEntry['actor'] | null }) => (
  <span className={grid.long} title={whoIs(of)}>
    {whoIs(of)}
  </span>
);

const columns: readonly GridColumn<AuditEntry>[] = [
  {
    id: 'at',
    header: 'When',
    isSortable: true,
    width: '190px',
    text: ({ at }) => at,
    cell: ({ at }) => <span className={grid.word}>{momentOf(at)}</span>,
  },
  {
    id: 'actor',
    header: 'Who',
    width: '220px',
    text: ({ actor }) => whoIs(actor),
    cell: ({ actor }) => <Person of={actor} />,
  },
  {
    id: 'act',
    header: 'Did what',
    isSortable: true,
    width: '240px',
    text: ({ act }) => actWords(act),
    cell: ({ act }) => (
      <span className={styles.act} title={act}>
        {actWords(act)}
      </span>
    ),
  },
  {
    id: 'owner',
    header: 'To whom',
    width: '220px',
    text: ({ owner }) => whoIs(owner),
    cell: ({ owner }) => <Person of={owner} />,
  },
  {
    id: 'about',
    header: 'About',
    text: ({ about }) => about,
    cell: ({ about }) => (
      <span className={styles.about} title={about}>
        {aboutWords(about)}
      </span>
    ),
  },
];

const sourceOf = (act: string | undefined): GridSource<AuditEntry, 'at' | 'act'> => ({
  key: `audit ${act ?? ANY}`,
  sorts: ['at', 'act'],
  firstDirection: 'desc',
  list: (query, signal) => call(auditCalls.list, { query: { ...query, ...(act && { act }) } }, { signal }),
});

const Filter = ({ act, onChange }: { act: string | undefined; onChange: (act: string | undefined) => void }) => {
  const { data = [] } = useQuery({
    queryKey: ['auditActs'],
    queryFn: async ({ signal }) => (await call(auditCalls.acts, {}, { signal })).acts,
  });
  const options = [{ id: ANY, label: 'Every act' }, ...data.map((one) => ({ id: one, label: actWords(one) }))];
  return (
    <Select
      label="Act"
      hideLabel
      options={options}
      value={act ?? ANY}
      onChange={(id) => onChange(id === ANY ? undefined : id)}
    />
  );
};

/** The address with another act, from the first page on; search and sort stay. */
export const withAct = (query: URLSearchParams, act: string | undefined): URLSearchParams => {
  const after = new URLSearchParams(query);
  for (const name of ['act', 'page']) after.delete(name);
  if (act) after.set('act', act);
  return after;
};

/** Who did what to whom, to be searched, narrowed to one kind of act and taken along. */
export const AuditTab = () => {
  const [query, setQuery] = useSearchParams();
  const act = query.get('act') ?? undefined;
  const isNarrowed = act !== undefined || query.has('search');
  const entries = useGrid(sourceOf(act));
  return (
    <GridPage
      grid={entries}
      label="Audit"
      searchLabel="Search by Email"
      columns={columns}
      nameOf={({ act: of, at }) => `${actWords(of)}, ${momentOf(at)}`}
      emptyText={isNarrowed ? 'No act fits your search.' : 'Nothing has been noted yet.'}
      fetchFailed="An error occurred while fetching the audit log."
      tools={<Filter act={act} onChange={(to) => setQuery(withAct(query, to))} />}
    />
  );
};
