import type { FastifyInstance, FastifyReply } from 'fastify';
import { field } from './form.ts';
import { formState, type Interaction, type InteractionRequest } from './interaction.ts';
import { BASE, BOTH_FACTORS, showSignIn, type Steps } from './interaction-steps.ts';
import { recoveryCodesPage, secondFactorPage, setUpPage } from './pages/second-factor-pages.ts';
import { sendPage } from './send-page.ts';

const WRONG = { field: 'code', message: 'This is not the present code. Look again; each code works once.' };
const NOT_OURS = { field: 'email', message: 'This passkey is not known here. Sign in with your password.' };

/**
 * After the right password: straight on, or to the second step, or to setting one up where the house asks for one
 * (ASVS 6.3.3).
 */
export const afterPassword = async (
  { interactions, factors, passed, needsSecondFactor }: Steps,
  [request, reply, interaction]: [InteractionRequest, FastifyReply, Interaction],
  accountId: string,
): Promise<FastifyReply> => {
  const { uid } = request.params;
  const has = await factors.has(accountId);
  if (!has && !(await needsSecondFactor(accountId)))
    return interactions.finish(request, reply, interaction, accountId, ['pwd']);
  await passed.note(uid, accountId);
  const next = `/oidc/interaction/${uid}/${has ? 'second-factor' : 'set-up'}`;
  return reply.header('cache-control', 'no-store').redirect(next, 303);
};

/** The code of somebody who has a second factor. */
const codeStep = (scope: FastifyInstance, { interactions, accounts, tries, passed, log }: Steps): void => {
  scope.get(
    `${BASE}/second-factor`,
    interactions.during(async (request, reply) =>
      (await passed.accountOf(request.params.uid))
        ? sendPage(reply, 200, secondFactorPage(formState(request, '')))
        : reply.redirect(`/oidc/interaction/${request.params.uid}/sign-in`, 303),
    ),
  );
  scope.post(
    `${BASE}/second-factor`,
    interactions.limited('signIn', async (request, reply, interaction) => {
      const { uid } = request.params;
      const account = await accounts.find((await passed.accountOf(uid)) ?? '');
      if (!account) return reply.redirect(`/oidc/interaction/${uid}/sign-in`, 303);
      const tried = await tries.tryCode(account, field(request.body, 'code'));
      log.info({ accountId: account.id, is: tried.is }, 'identity: second factor');
      if (tried.is === 'tooMany') {
        const page = secondFactorPage(formState(request, '', [{ field: 'code', message: tried.message }]));
        return sendPage(reply, 429, page, tried.retryAfterSeconds);
      }
      if (tried.is === 'wrong') return sendPage(reply, 422, secondFactorPage(formState(request, '', [WRONG])));
      await passed.forget(uid);
      return interactions.finish(request, reply, interaction, account.id, [...BOTH_FACTORS]);
    }),
  );
};

/** Setting a second factor up where the house asks for one and there is none. */
const setUpStep = (scope: FastifyInstance, { interactions, accounts, factors, passed, log }: Steps): void => {
  const offered = async (uid: string) => {
    const account = await accounts.find((await passed.accountOf(uid)) ?? '');
    if (!account || (await factors.has(account.id))) return undefined;
    return { account, secret: factors.offer(account.id, uid), email: account.email };
  };
  scope.get(
    `${BASE}/set-up`,
    interactions.during(async (request, reply) => {
      const { uid } = request.params;
      const asked = await offered(uid);
      if (!asked) return reply.redirect(`/oidc/interaction/${uid}/sign-in`, 303);
      return sendPage(reply, 200, setUpPage({ ...formState(request, asked.email), secret: asked.secret }));
    }),
  );
  scope.post(
    `${BASE}/set-up`,
    interactions.limited('signIn', async (request, reply) => {
      const { uid } = request.params;
      const asked = await offered(uid);
      if (!asked) return reply.redirect(`/oidc/interaction/${uid}/sign-in`, 303);
      const codes = await factors.confirm(asked.account.id, uid, field(request.body, 'code'));
      const state = formState(request, asked.email, codes ? [] : [WRONG]);
      if (!codes) return sendPage(reply, 422, setUpPage({ ...state, secret: asked.secret }));
      if (!(await passed.complete(uid, asked.account.id)))
        return reply.redirect(`/oidc/interaction/${uid}/sign-in`, 303);
      log.info({ accountId: asked.account.id }, 'identity: second factor set up');
      const onward = `/oidc/interaction/${uid}/go-on`;
      return sendPage(reply, 200, recoveryCodesPage({ theme: state.theme, codes, onward }));
    }),
  );
  scope.post(
    `${BASE}/go-on`,
    interactions.during(async (request, reply, interaction) => {
      const { uid } = request.params;
      const accountId = await passed.wholeAccountOf(uid);
      if (!accountId) return reply.redirect(`/oidc/interaction/${uid}/sign-in`, 303);
      await passed.forget(uid);
      return interactions.finish(request, reply, interaction, accountId, [...BOTH_FACTORS]);
    }),
  );
};

/** Signing in by a passkey alone: it stands for both factors. */
const passkeyStep = (scope: FastifyInstance, steps: Steps): void => {
  const { interactions, passkeys, log } = steps;
  scope.post(
    `${BASE}/passkey`,
    interactions.limited('signIn', async (request, reply, interaction) => {
      const { uid } = request.params;
      const accountId = await passkeys.accountBehind(uid, field(request.body, 'response'));
      log.info({ is: accountId ? 'signedIn' : 'wrong', accountId }, 'identity: passkey');
      if (accountId) return interactions.finish(request, reply, interaction, accountId, ['hwk', 'user', 'mfa']);
      return showSignIn(steps, [request, reply], { email: '', faults: [NOT_OURS], status: 422 });
    }),
  );
};

export const secondStep = (scope: FastifyInstance, steps: Steps): void => {
  codeStep(scope, steps);
  setUpStep(scope, steps);
  passkeyStep(scope, steps);
};
