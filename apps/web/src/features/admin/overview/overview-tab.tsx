import { overviewCalls, type Overview } from '@signet/contract';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../shell/link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { momentOf } from '../mail/letter-words.ts';
import { disksLook, gigabytes, nodeWords, serversLook } from './nodes.ts';
import styles from './overview.module.css';

const counted = (value: number): string => value.toLocaleString('en');
/** Of nothing, of one, and of many, where `#` is how many. */
type Wording = readonly [none: string, one: string, many: string];
const amount = (count: number, [none, one, many]: Wording): string =>
  count === 0 ? none : count === 1 ? one : many.replace('#', counted(count));
const wait = (count: number): string => amount(count, ['None wait.', 'One waits.', '# wait.']);

type Look = { what: string; isFine: boolean; words: ReactNode };

/** A week and a day, so that a weekly backup is never late. */
const BACKUP_LASTS_MS = 8 * 86_400_000;

const backupLook = ({ backup }: Overview): Look => ({
  what: 'Backup',
  isFine: backup !== null && Date.now() - Date.parse(backup.at) < BACKUP_LASTS_MS,
  words: backup
    ? `The last on ${momentOf(backup.at)}, ${counted(backup.rows)} rows and ${counted(backup.files)} files.`
    : 'None within a year. npm run backup makes one while everything runs.',
});

const JOBS: Wording = ['None failed in the last day.', 'One failed in the last day.', '# failed in the last day.'];
const LETTERS: Wording = ['None failed.', 'One was not sent.', '# were not sent.'];
const COMPANIES: Wording = ['No reading failed.', 'One company could not be read.', '# companies could not be read.'];
const SETS: Wording = [
  'None failed in the last month.',
  'One set could not be made in the last month.',
  '# sets could not be made in the last month.',
];

const looksAt = (overview: Overview): Look[] => {
  const { failedJobs, waitingJobs, letters, research, files, nodes } = overview;
  const jobs = failedJobs.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      what: 'Jobs',
      isFine: jobs === 0,
      words: (
        <>
          {amount(jobs, JOBS)} {wait(waitingJobs)}
          {failedJobs.map(({ name, count, lastAt }) => (
            <span key={name} className={styles.line}>
              {name}: {counted(count)}, the last on {momentOf(lastAt)}
            </span>
          ))}
        </>
      ),
    },
    {
      what: 'Letters',
      isFine: letters.failed === 0,
      words: (
        <>
          {amount(letters.failed, LETTERS)} {wait(letters.waiting)} <Link to={paths.adminMail}>Mail</Link>
        </>
      ),
    },
    {
      what: 'Research',
      isFine: research.failed === 0,
      words: `${amount(research.failed, COMPANIES)} ${wait(research.waiting)}`,
    },
    {
      what: 'Files',
      isFine: files.failed === 0,
      words: `${amount(files.failed, SETS)} ${wait(files.waiting)}`,
    },
    { what: 'Disk', ...disksLook(nodes) },
    { what: 'Servers', ...serversLook(nodes) },
    backupLook(overview),
  ];
};

const Fact = ({ name, children, className }: { name: string; children: ReactNode; className?: string | undefined }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What needs a look, before anybody has to ask. */
export const OverviewTab = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(overviewCalls.get, {}, { signal }),
    staleTime: 0,
  });
  if (error)
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
        {messageOf(error)}
      </Banner>
    );
  if (!data) return <Skeleton height={320} />;
  const looks = looksAt(data);
  const open = looks.filter(({ isFine }) => !isFine).length;
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>
        {open === 0 ? 'Nothing needs a look.' : open === 1 ? 'One thing needs a look.' : `${open} things need a look.`}
      </h2>
      <ul className={styles.looks}>
        {looks.map(({ what, isFine, words }) => (
          <li key={what} data-fine={isFine}>
            {isFine ? (
              <IconCircleCheck size={20} aria-label="Fine:" />
            ) : (
              <IconAlertTriangle size={20} aria-label="Look here:" />
            )}
            <b>{what}</b>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <Fact name="People">
          {data.people.users === 1 ? '1 user' : `${counted(data.people.users)} users`},{' '}
          {data.people.invitations === 1 ? '1 open invitation' : `${counted(data.people.invitations)} open invitations`}
        </Fact>
        <Fact name="Finished brands">{counted(data.people.brands)}</Fact>
        <Fact name="Brain">{data.versions.brain ?? 'none'}</Fact>
        <Fact name="Node.js">{data.versions.node}</Fact>
        <Fact name="PostgreSQL">
          {data.versions.database}, {gigabytes(data.databaseBytes)}
        </Fact>
        {data.nodes.map((node, at) => (
          <Fact
            key={`${node.name} ${at}`}
            className={styles.server}
            name={node.isThis ? 'This server' : 'Another server'}
          >
            {nodeWords(node)}
          </Fact>
        ))}
      </dl>
    </div>
  );
};
