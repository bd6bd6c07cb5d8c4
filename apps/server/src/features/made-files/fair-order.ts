import { sql } from 'kysely';

/**
 * The queue: every waiting row with its place, 1 first. Owners take turns: the second thing of one comes after the
 * first of everybody else. Among those whose turn it is, who has waited longest since asking or since being served
 * comes first, so nobody who asks often is served often, and nobody waits forever.
 */
export const fairOrder = sql<{ id: string; place: number }>`
  select id, (row_number() over (order by turn, greatest(requested_at, served_at), requested_at, id))::int as place
    from (select w.id, w.requested_at,
            row_number() over (partition by w.user_id order by w.requested_at, w.id) as turn,
            (select max(s.begun_at) from made_files s where s.user_id = w.user_id) as served_at
          from made_files w where w.status = 'waiting') as turns`;
