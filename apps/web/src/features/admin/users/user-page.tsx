import { userCalls, type UserDetails } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { manageBrandPath, paths } from '../../../paths.ts';
import { routeRules } from '../../../route-rules.ts';
import { dayOf, isOver } from '../../../shell/days.ts';
import { useMay } from '../../../shell/feature-flags.ts';
import { Link } from '../../../shell/link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { actWords } from '../audit/act-words.ts';
import { momentOf } from '../mail/letter-words.ts';
import { issuerOf, kindOfJob, noSessions, stateOfJob, stateOfLetter, tierOf, timesOf } from './person-words.ts';
import { PersonActs } from './person-acts.tsx';
import { rolesQuery } from './user-queries.ts';
import styles from './users.module.css';

type PartProps = {
  title: string;
  children: readonly ReactNode[];
  none: string;
  /** Where there are older ones that are not listed: what is said of them. */
  older?: ReactNode;
};

const Part = ({ title, children, none, older }: PartProps) => (
  <section className={styles.part} aria-label={title}>
    <h2 className={styles.heading}>{title}</h2>
    {children.length > 0 ? <ul className={styles.list}>{children}</ul> : <p className={styles.soft}>{none}</p>}
    {older && <p className={styles.soft}>{older}</p>}
  </section>
);

const NOT_LISTED = 'Older ones are not listed.';
const searched = (path: string, text: string): string => `${path}?search=${encodeURIComponent(text)}`;

const Quiz = ({ quiz, mayManage }: { quiz: UserDetails['quizzes'][number]; mayManage: boolean }) => (
  <li>
    <span className={styles.strip} aria-hidden="true">
      {quiz.colors.map((hex) => (
        <span key={hex} style={{ background: hex }} />
      ))}
    </span>
    <b>{quiz.name || 'Without a name yet'}</b>
    <span className={styles.soft}>
      {[
        quiz.isActive && 'active',
        quiz.completed
          ? `completed, ${quiz.versions === 1 ? '1 version' : `${quiz.versions} versions`}`
          : 'in the making',
        `changed ${momentOf(quiz.updatedAt)}`,
      ]
        .filter((one) => one !== false)
        .join(', ')}
    </span>
    {quiz.completed && mayManage && <Link to={manageBrandPath(quiz._id)}>Manage brand</Link>}
  </li>
);

const Whole = ({ details }: { details: UserDetails }) => {
  const mayManage = useMay(routeRules.manageBrand.access);
  const readsMail = useMay(routeRules.adminMail.access);
  const readsAudit = useMay(routeRules.adminAudit.access);
  const roles = useQuery(rolesQuery);
  const { user, tier } = details;
  const older = (list: UserDetails['cut'][number], words: ReactNode = NOT_LISTED): ReactNode =>
    details.cut.includes(list) && words;
  return (
    <>
      <dl className={styles.facts}>
        {[
          ['Group', user.group || 'none'],
          ['Role', roles.data?.find(({ key }) => key === user.role)?.label ?? user.role],
          ['Status', user.status === 'active' ? 'Active' : 'Disabled'],
          ['Tier', tierOf(tier)],
          [
            'Expiration',
            `${dayOf(user.subscription.expiration)}${isOver(user.subscription.expiration) ? ', expired' : ''}`,
          ],
          ['Registered', momentOf(details.registeredAt)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Part title="Quizzes and brands" none="No quiz yet." older={older('quizzes')}>
        {details.quizzes.map((quiz) => (
          <Quiz key={quiz._id} quiz={quiz} mayManage={mayManage} />
        ))}
      </Part>
      <div className={styles.columns}>
        <Part title="Ways to sign in" none="None.">
          {details.waysIn.map(({ issuer, since }) => (
            <li key={issuer}>
              <b>{issuerOf(issuer, location.origin)}</b>
              <span className={styles.soft}>since {momentOf(since)}</span>
            </li>
          ))}
        </Part>
        <Part title="Sessions" none={noSessions(details.waysIn, location.origin)} older={older('sessions')}>
          {details.sessions.map((session, at) => (
            <li key={`${session.until} ${at}`}>
              <b>{session.device ?? 'A browser'}</b>
              <span className={styles.soft}>{timesOf(session, momentOf)}</span>
            </li>
          ))}
        </Part>
        <Part
          title="Letters"
          none="None was written."
          older={older(
            'letters',
            readsMail ? <Link to={searched(paths.adminMail, user.email)}>Older letters</Link> : NOT_LISTED,
          )}
        >
          {details.letters.map((letter) => (
            <li key={`${letter.subject} ${letter.at}`}>
              <b>{letter.subject}</b>
              <span className={styles.soft}>
                {stateOfLetter(letter)}, {momentOf(letter.at)}
              </span>
            </li>
          ))}
        </Part>
        <Part title="Files and jobs" none="None." older={older('jobs')}>
          {details.jobs.map((job) => (
            <li key={`${job.kind} ${job.of} ${job.at}`}>
              <b>{kindOfJob(job)}</b>
              <span className={styles.soft}>
                {stateOfJob(job)}, {momentOf(job.at)}
              </span>
            </li>
          ))}
        </Part>
        <Part
          title="What staff did"
          none="Nothing."
          older={older(
            'trail',
            readsAudit ? <Link to={searched(paths.adminAudit, user.email)}>What was done before</Link> : NOT_LISTED,
          )}
        >
          {details.trail.map(({ act, by, at }) => (
            <li key={`${act} ${at}`}>
              <b>{actWords(act)}</b>
              <span className={styles.soft}>
                {by ?? 'an account that is gone'}, {momentOf(at)}
              </span>
            </li>
          ))}
        </Part>
      </div>
    </>
  );
};

/** All of a person on one screen: quizzes, brand, tier, ways in, sessions, letters, jobs and what staff did. */
export const UserPage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['adminUser', id],
    queryFn: ({ signal }) => call(userCalls.details, { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  });
  return (
    <div className={styles.person}>
      <Link to={paths.adminUsers}>All users</Link>
      {error && (
        <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton height={320} />}
      {data && (
        <>
          <h2 className={styles.email}>{data.user.email}</h2>
          <PersonActs person={data.user} refresh={refetch} />
          <Whole details={data} />
        </>
      )}
    </div>
  );
};
