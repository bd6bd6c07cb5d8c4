import Fastify, { type FastifyRequest } from 'fastify';
import type { Keyword } from '@signet/brain';
import { createKeyLookup, loadSigningKeys } from '../../apps/server/src/adapters/identity/embedded/signing-keys.ts';
import { readOrMakeSecret } from '../../apps/server/src/data-dir.ts';
import { findStatement, saveStatement, type QuizRow } from '../../apps/server/src/features/quizzes/quizzes.store.ts';
import { findCurrentStatement } from '../../apps/server/src/features/users/users.store.ts';
import { createTokens } from '../../apps/server/src/http/tokens.ts';
import { attach, identityOf } from './cast.ts';

/*
 * The baseline, a process of its own: `bare-server.ts <data dir> <public url> <port>`. What one would write in a
 * hurry: the statements and the token check of the real server, the same answers, and nothing else: no log, no
 * headers, no shapes, no refusals.
 */
const [dir = '', publicUrl = '', port = ''] = process.argv.slice(2);
const { db, pool } = await attach(dir);
const secret = readOrMakeSecret(dir, undefined);
const tokens = createTokens({
  ...identityOf(publicUrl),
  keys: createKeyLookup(db, secret, await loadSigningKeys(db, secret)),
});
const { content } = await db
  .selectFrom('brain_versions')
  .select('content')
  .where('status', '=', 'active')
  .executeTakeFirstOrThrow();
const keywords = new Map<string, Keyword>(content.keywords.map((one) => [one._id, one]));

const query = async <Row extends object>(
  statement: { name: string; text: string },
  values: unknown[],
): Promise<Row | undefined> => (await pool.query<Row>({ ...statement, values })).rows[0];

const present = (row: QuizRow | undefined) =>
  row && {
    _id: row.id,
    version: row.version,
    brainVersionId: row.brain_version_id,
    companyName: row.company_name,
    websiteUrl: row.website_url,
    logoText: row.logo_text,
    industry: row.industry,
    businessLifecycle: row.business_lifecycle,
    competitors: row.competitors,
    colorPreferences: row.color_preferences,
    thoughtsAndFeelings: row.keyword_ids.map((id) => keywords.get(id)),
    ...(row.research_modified_at && {
      competitorsResearch: {
        abandoned: row.research_abandoned_at !== null,
        lastModified: row.research_modified_at,
      },
    }),
    completed: row.completed,
    updatedAt: row.updated_at,
  };

const findUser = async (request: FastifyRequest) => {
  const claims = await tokens.verifyAccess(request.headers.authorization?.slice('Bearer '.length) ?? '');
  return claims && query<{ id: string; active_quiz_id: string }>(findCurrentStatement, [claims.issuer, claims.subject]);
};

type Save = { version: number; companyName: string; websiteUrl: string; industry: string; businessLifecycle: string };

const app = Fastify();
app.get('/api/health', async () => ({ ready: true }));
app.get('/api/quizzes/', async (request, reply) => {
  const user = await findUser(request);
  if (!user) return reply.code(401).send();
  return present(await query<QuizRow>(findStatement, [user.active_quiz_id, user.id]));
});
app.put<{ Body: Save }>('/api/quizzes/', async (request, reply) => {
  const user = await findUser(request);
  if (!user) return reply.code(401).send();
  const { version, companyName, websiteUrl, industry, businessLifecycle } = request.body;
  const quiz = await query<QuizRow>(findStatement, [user.active_quiz_id, user.id]);
  if (quiz?.version !== version) return reply.code(409).send();
  return present(
    await query<QuizRow>(saveStatement, [
      quiz.id,
      user.id,
      version,
      companyName,
      websiteUrl,
      industry,
      businessLifecycle,
      null,
      null,
      null,
      null,
      false,
      null,
      1,
      false,
    ]),
  );
});

process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ port: Number(port), host: 'localhost' });
