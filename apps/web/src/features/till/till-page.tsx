import { tillCalls, type Result } from '@signet/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './till.module.css';

export type TillSession = Result<typeof tillCalls.session>;

export const tillSessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['till', id],
    queryFn: ({ signal }) => call(tillCalls.session, { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Said on every page of the till (it stands where a payment provider would). */
const Notice = () => (
  <p className={styles.notice} role="note">
    <strong>Test till.</strong> No card is asked for, and nobody is charged.
  </p>
);

/** The frame of a page of the test till: what it is, then what it is about. */
export const TillPage = ({ title, children }: { title: string; children: (session: TillSession) => ReactNode }) => {
  const { id = '' } = useParams();
  const { data, isError } = useQuery(tillSessionQuery(id));
  if (isError) {
    return (
      <>
        <Notice />
        <MessagePage
          title="This page of the till is closed"
          actions={
            <Link look="primary" to={paths.subscription}>
              See your subscription
            </Link>
          }
        >
          <p>It was used already, or it is too old. Nothing has changed.</p>
        </MessagePage>
      </>
    );
  }
  return (
    <>
      <Notice />
      <section className={styles.slip} aria-busy={!data}>
        <h1>{title}</h1>
        {data ? children(data) : <Skeleton height={160} />}
      </section>
    </>
  );
};
