import { sql, type Kysely } from 'kysely';

/**
 * Who vouches for people that come by `?sso=`: an issuer of their own, or the house's with an organization of it.
 * Nothing here is secret: browsers get it by its key.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sso_configurations (
      key text primary key,
      name text not null,
      issuer text,
      client_id text,
      audience text,
      organization text,
      logout_redirect_uri text,
      email_domains text[] not null default '{}',
      created_at timestamptz not null default now(),
      constraint issuer_is_whole
        check ((issuer is null) = (client_id is null) and (issuer is null) = (audience is null))
    )`.execute(db);
  await sql`create index users_by_sso_key on users (sso_key) where sso_key is not null`.execute(db);
};
